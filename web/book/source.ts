/**
 * A chapter's file while it is compiled: where the compiler stands in it, and what the module says
 * of what is stated there.
 */
import { ask, questionBoard, readClaim, type Asker } from "../src/book/claims.ts";
import type { NimberModule } from "../../wasm/nimber.d.ts";

export class BookError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    message: string,
  ) {
    super(`${file}:${line}: ${message}`);
  }
}

export class Source {
  readonly asker: Asker;
  readonly module: NimberModule;
  readonly file: string;
  line = 1;
  heading = false;
  exercises = new Set<string>();

  constructor(file: string, module: NimberModule, asker: Asker) {
    this.file = file;
    this.module = module;
    this.asker = asker;
  }

  fail(message: string): never {
    throw new BookError(this.file, this.line, message);
  }

  /** Reads a position and returns its canonical text. */
  position(text: string): string {
    const answer = this.module.read(text);
    if ("error" in answer)
      this.fail(
        `the position "${text}" does not parse: ${answer.error.code}, column ${answer.error.column}`,
      );
    if (answer.kind !== "position") this.fail(`"${text}" is a rule, a position is wanted`);
    return answer.position;
  }

  rule(text: string): string {
    const answer = this.module.read(text);
    if ("error" in answer)
      this.fail(
        `the rule "${text}" does not parse: ${answer.error.code}, column ${answer.error.column}`,
      );
    if (answer.kind !== "rule") this.fail(`"${text}" is a position, a rule is wanted`);
    return answer.rule;
  }

  /** Holds a claim against the module and returns what was stated. */
  async claim(text: string): Promise<{ stated: string; board: string; name: string }> {
    const { question, stated } = readClaim(text);
    const plain = stated.replace(/[\s_]/g, "");
    const answer = await ask(this.asker, question);
    if (answer !== plain) this.fail(`"${text}" is contradicted: the answer is ${answer}`);
    return { stated: plain, board: questionBoard(question), name: question.name };
  }

  async values(rule: string, count: number): Promise<number[]> {
    const answer = await this.asker.sequence(rule, count);
    if ("error" in answer) this.fail(`no values of ${rule}: ${answer.error.code}`);
    return [...answer];
  }

  async known(position: string) {
    const answer = await this.asker.analyze(position);
    if ("error" in answer)
      this.fail(`"${position}" does not parse or is not settled: ${answer.error.code}`);
    return answer;
  }

  /** A line break inside a paragraph is a space, between Chinese characters nothing. */
  get joiner(): string {
    return this.chinese ? "" : " ";
  }

  get chinese(): boolean {
    return /^((path|proof)\/)?zh\//.test(this.file);
  }
}
