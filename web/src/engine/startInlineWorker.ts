/** The module's thread, from a text inside the single file. */
import InlineWorker from "./worker?worker&inline";

export const startWorker = (): Worker => new InlineWorker({ name: "nimber" });
