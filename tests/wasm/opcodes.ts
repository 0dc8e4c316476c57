// Which instructions a WebAssembly file uses: what a phone must know to run it.

/** Goes through a file, from one instruction to the next. */
class Walker {
  at = 8;
  constructor(readonly bytes: Uint8Array) {}

  byte(): number {
    return this.bytes[this.at++]!;
  }
  /** An LEB128 number; those of instructions are only passed over. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  numbers(count: number): void {
    for (let left = count; left > 0; left--) this.number();
  }

  instruction(): number {
    const code = this.byte();
    if ([0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x41, 0x42].includes(code)) this.number();
    else if (code >= 0x20 && code <= 0x26) this.number();
    else if (code === 0x0e) this.numbers(this.number() + 1);
    else if (code === 0x11 || (code >= 0x28 && code <= 0x3e)) this.numbers(2);
    else if (code === 0x1c) this.numbers(this.number());
    else if (code === 0x3f || code === 0x40) this.at += 1;
    else if (code === 0x43) this.at += 4;
    else if (code === 0x44) this.at += 8;
    return code;
  }
}

/**
 * Instructions of the first version, and sign extension, which came before SIMD and exceptions
 * everywhere.
 */
const old = (code: number) =>
  code <= 0x05 ||
  (code >= 0x0b && code <= 0x11) ||
  (code >= 0x1a && code <= 0x1b) ||
  (code >= 0x20 && code <= 0x24) ||
  (code >= 0x28 && code <= 0xc4);

/** First bytes of the instructions that are not among those. */
export function newInstructions(bytes: Uint8Array): Set<number> {
  const found = new Set<number>();
  const walker = new Walker(bytes);
  while (walker.at < bytes.length) {
    const section = walker.byte();
    const end = walker.number() + walker.at;
    if (section === 10) {
      for (let left = walker.number(); left > 0; left--) {
        const functionEnd = walker.number() + walker.at;
        for (let locals = walker.number(); locals > 0; locals--) walker.numbers(2);
        while (walker.at < functionEnd) {
          const code = walker.instruction();
          if (old(code)) continue;
          found.add(code);
          // What follows is not known here.
          walker.at = functionEnd;
        }
      }
    }
    // Section 13 declares exceptions.
    if (section === 13) found.add(0x06);
    walker.at = end;
  }
  return found;
}
