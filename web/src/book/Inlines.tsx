import { createElement, Fragment } from "preact";
import { openText } from "../state/address";
import type { Inline, MathNode } from "./content";

const mathSpace = "http://www.w3.org/1998/Math/MathML";

export function Formula({ tree }: { tree: MathNode }) {
  if (typeof tree === "string") return <>{tree}</>;
  const attributes =
    tree.tag === "math" ? { ...tree.attributes, xmlns: mathSpace } : tree.attributes;
  return createElement(
    tree.tag,
    attributes,
    ...tree.children.map((child, at) =>
      typeof child === "string" ? child : <Formula key={at} tree={child} />,
    ),
  );
}

/** Leaves the book for the Board, with this position on it. */
export function openOnBoard(position: string): void {
  void openText(position).then(() => scrollTo({ top: 0 }));
}

export const boardLink = (position: string) => `#${position.replace(/%/g, "%25")}`;

export function PositionLink({ position, text }: { position: string; text: string }) {
  return (
    <a
      class="book-position"
      href={boardLink(position)}
      translate={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openOnBoard(position);
      }}
    >
      {text}
    </a>
  );
}

/** A title in Latin letters is set in italics, in a Chinese text as well. */
const isLatin = (list: readonly Inline[]) =>
  list.every((one) => typeof one !== "string" || !/\p{Script=Han}/u.test(one));

function One({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return <>{inline}</>;
  switch (inline.kind) {
    case "strong":
      return (
        <strong>
          <Inlines list={inline.children} />
        </strong>
      );
    case "together":
      return (
        <span class="book-together">
          <Inlines list={inline.children} />
        </span>
      );
    case "em":
      return (
        <em class={isLatin(inline.children) ? "book-latin" : undefined}>
          <Inlines list={inline.children} />
        </em>
      );
    case "code":
      return <code translate={false}>{inline.text}</code>;
    case "break":
      return <br />;
    case "link":
      return (
        <a href={inline.href} {...(inline.href.startsWith("#") ? {} : { rel: "noreferrer" })}>
          <Inlines list={inline.children} />
        </a>
      );
    case "math":
      return <Formula tree={inline.tree} />;
    case "number":
      return <span class="book-number">{inline.text}</span>;
    case "outcome":
      return <span class={`book-outcome book-outcome-${inline.outcome}`}>{inline.outcome}</span>;
    case "position":
      return <PositionLink position={inline.position} text={inline.text} />;
  }
}

export function Inlines({ list }: { list: readonly Inline[] }) {
  return (
    <>
      {list.map((inline, at) => (
        <Fragment key={at}>
          <One inline={inline} />
        </Fragment>
      ))}
    </>
  );
}
