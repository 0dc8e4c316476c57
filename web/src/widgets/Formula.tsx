/** A formula written as text, such as "21 mod (3 + 1) = 1" or "2 n_0 + p", as MathML. */
interface Token {
  kind: "mi" | "mn" | "mo" | "msub";
  text: string;
}

/** Numbers may be grouped by narrow spaces; every other space only parts tokens. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const [part] of text.matchAll(/\d[\d\u202f]*|[a-z]_\d|[a-zA-Zφ]+|[^\s]/gu)) {
    const kind = /^\d/.test(part)
      ? "mn"
      : part.includes("_")
        ? "msub"
        : /^[a-zA-Zφ]/.test(part) && part !== "mod"
          ? "mi"
          : "mo";
    found.push({ kind, text: part });
  }
  return found;
}

/** The word, which its type takes for a truth value that would be left out. */
const flat: object = { stretchy: "false" };

function One({ kind, text }: Token) {
  if (kind === "mn") return <mn>{text}</mn>;
  if (kind === "mi") return <mi>{text}</mi>;
  if (kind === "msub")
    return (
      <msub>
        <mi>{text[0]}</mi>
        <mn>{text.slice(2)}</mn>
      </msub>
    );
  return text === "mod" ? (
    <mo lspace="0.3em" rspace="0.3em">
      {text}
    </mo>
  ) : (
    // Brackets as high as their line.
    <mo {...flat}>{text}</mo>
  );
}

export function Formula({ text }: { text: string }) {
  return (
    <math>
      {tokens(text).map((token, at) => (
        <One key={at} {...token} />
      ))}
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
