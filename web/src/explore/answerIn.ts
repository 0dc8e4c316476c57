/** What stands behind "answer" in a line of JSON; null where nothing does. Pure. */
export function answerIn(json: string): unknown {
  try {
    const whole = JSON.parse(json) as { answer?: unknown };
    return whole.answer ?? null;
  } catch {
    return null;
  }
}
