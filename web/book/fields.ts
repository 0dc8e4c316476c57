/** The lines of a fenced block. */
import type { Source } from "./source.ts";

/** `key: value` lines of a fenced block; a line without a key goes on the one before. */
export class Fields {
  readonly #source: Source;
  readonly #tag: string;
  readonly #lines: { key: string; value: string; used: boolean }[] = [];

  constructor(source: Source, tag: string, text: string) {
    this.#source = source;
    this.#tag = tag;
    for (const line of text.split("\n")) {
      const match = /^([a-z]+):\s?(.*)$/.exec(line);
      if (match) this.#lines.push({ key: match[1]!, value: match[2]!, used: false });
      else if (line.trim() !== "") {
        const last = this.#lines[this.#lines.length - 1];
        if (!last) source.fail(`\`\`\`${tag}: "${line}" is not KEY: VALUE`);
        last.value += source.joiner + line.trim();
      }
    }
  }

  all(key: string): string[] {
    const found = this.#lines.filter((line) => line.key === key);
    for (const line of found) line.used = true;
    return found.map((line) => line.value.trim());
  }
  optional(key: string): string | undefined {
    const found = this.all(key);
    if (found.length > 1) this.#source.fail(`\`\`\`${this.#tag} has two lines ${key}:`);
    return found[0];
  }
  required(key: string): string {
    return this.optional(key) ?? this.#source.fail(`\`\`\`${this.#tag} wants a line ${key}:`);
  }
  integer(key: string): number {
    const text = this.required(key);
    return /^\d+$/.test(text)
      ? Number(text)
      : this.#source.fail(`${key}: ${text} is not an integer`);
  }
  flag(key: string): boolean {
    return this.optional(key) !== undefined;
  }
  choice<const T extends string>(key: string, names: readonly T[]): T {
    const text = this.required(key);
    return (
      names.find((name) => name === text) ??
      this.#source.fail(`${key}: ${text} is none of ${names.join(", ")}`)
    );
  }
  done(): void {
    const left = this.#lines.find((line) => !line.used);
    if (left) this.#source.fail(`\`\`\`${this.#tag}: unknown line "${left.key}:"`);
  }
}
