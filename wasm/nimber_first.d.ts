/** The first module: its contract is FirstModule in nimber.d.ts. */
import type { FirstModule } from "./nimber.d.ts";

export default function createFirst(options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string) => string;
}): Promise<FirstModule>;
