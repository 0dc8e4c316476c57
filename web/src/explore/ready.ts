/** The ready sheets of a language, in the order in which they are shown. */
import { titleIn } from "../links/sheetTitle";
import order from "./sheets/order.txt?raw";

/** The simplest first. */
export const readyNames: readonly string[] = order.trim().split("\n");

export interface ReadySheet {
  name: string;
  title: string;
  text: string;
}

const files = import.meta.glob<Record<string, string>>("./sheets/*.ts", { import: "default" });

/** A language that has none yet shows the English ones. */
export async function readySheets(language: string): Promise<ReadySheet[]> {
  const load = files[`./sheets/${language}.ts`] ?? files["./sheets/en.ts"]!;
  const texts = await load();
  const found = new Map(
    Object.entries(texts).map(([file, text]) => [file.replace(/^.*\/|\.txt$/g, ""), text.trim()]),
  );
  return readyNames.flatMap((name) => {
    const text = found.get(name);
    return text === undefined ? [] : [{ name, text, title: titleIn(text) }];
  });
}
