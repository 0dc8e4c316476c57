/** A formula written as text, such as "21 mod (3 + 1) = 1", as MathML. */
interface Token {
  kind: "mi" | "mn" | "mo";
  text: string;
}

/** Numbers may be grouped by narrow spaces; every other space only parts tokens. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const [part] of text.matchAll(/\d[\d\u202f]*|[a-zA-Zφ]+|[^\s]/gu)) {
    const kind = /^\d/.test(part)
      ? "mn"
      : /^(mod)$/.test(part)
        ? "mo"
        : /^[a-zA-Zφ]/.test(part)
          ? "mi"
          : "mo";
    found.push({ kind, text: part });
  }
  return found;
}

export function Formula({ text }: { text: string }) {
  return (
    <math>
      {tokens(text).map(({ kind, text: part }, at) =>
        kind === "mi" ? (
          <mi key={at}>{part}</mi>
        ) : kind === "mn" ? (
          <mn key={at}>{part}</mn>
        ) : part === "mod" ? (
          <mo key={at} lspace="0.3em" rspace="0.3em">
            {part}
          </mo>
        ) : (
          <mo key={at}>{part}</mo>
        ),
      )}
    </math>
  );
}

/** Words with formulas between `$` signs. */
export function Told({ text }: { text: string }) {
  return (
    <>
      {text.split("$").map((part, at) => (at % 2 === 0 ? part : <Formula key={at} text={part} />))}
    </>
  );
}
