/** Gives an object of a realm what it lacks. */
export function define(on: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(on, name, { value, writable: true, configurable: true });
}

export function getters(on: object, values: Record<string, () => unknown>): void {
  for (const [name, get] of Object.entries(values))
    Object.defineProperty(on, name, { get, set: () => undefined, configurable: true });
}
