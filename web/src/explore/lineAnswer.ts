/** The answer to a line as the command line prints it. */
import { engine } from "../engine/index";
import { isWanted, sheetText, type Asked } from "./state";
import { useWork } from "./work";

/** What the command line prints for the line. */
export function useJson(asked: Asked, at: number) {
  return useWork<{ json: string }>(
    `${at} ${sheetText.value}`,
    isWanted(asked),
    async (lane, onProgress) => {
      const answer = await engine.long(lane, onProgress, "answerLine", sheetText.peek(), at);
      if (answer === "stopped") return answer;
      return answer.error ? { error: answer.error } : answer;
    },
  );
}
