import { Coder, Judge, Program } from "./figures/programs";
import { Columns, Grid, Strip, Window } from "./figures/tables";
import { OptionsGraph } from "./figures/OptionsGraph";
import { DrawGraph } from "./exercises/DrawGraph";
import { Exercise } from "./Exercise";
import { Formula, Inlines } from "./Inlines";
import { LiveBoard, useBookGame } from "./LiveBoard";
import { Proof } from "./Proof";
import { PageDependencies, Theorem } from "./Theorem";
import { Trace } from "./Trace";
import { TrySheet } from "./TrySheet";
import type { Block, BoardBlock } from "./content";
import { TableBox } from "./TableBox";

function BoardFigure({ block }: { block: BoardBlock }) {
  const game = useBookGame(block.position, { answers: block.answers, open: !block.closed });
  return (
    <figure class="book-figure">
      <LiveBoard game={game} />
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

interface Props {
  blocks: readonly Block[];
  chapter: number;
  /** exercises of the chapter, in order */
  exercises: readonly string[];
}

function One({ block, chapter, exercises }: { block: Block } & Omit<Props, "blocks">) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Inlines list={block.children} />
        </p>
      );
    case "heading":
      return (
        <h3>
          <Inlines list={block.children} />
        </h3>
      );
    case "list": {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Blocks blocks={item} chapter={chapter} exercises={exercises} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return (
        <TableBox>
          <table class="book-table">
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col" style={{ textAlign: block.align[at] ?? undefined }}>
                    <Inlines list={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column} style={{ textAlign: block.align[column] ?? undefined }}>
                      <Inlines list={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      );
    case "code":
      return (
        <pre class="book-code" tabIndex={0} translate={false}>
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} chapter={chapter} exercises={exercises} />
        </blockquote>
      );
    case "proof":
      return (
        <Proof block={block}>
          <Blocks blocks={block.blocks} chapter={chapter} exercises={exercises} />
        </Proof>
      );
    case "formula":
      return (
        <div class="book-formula" tabIndex={0}>
          <Formula tree={block.tree} />
        </div>
      );
    case "board":
      return <BoardFigure block={block} />;
    case "strip":
      return <Strip block={block} />;
    case "columns":
      return <Columns block={block} />;
    case "options":
      return <OptionsGraph block={block} />;
    case "window":
      return <Window block={block} />;
    case "grid":
      return <Grid block={block} />;
    case "draw":
      return <DrawGraph block={block} />;
    case "sheet":
      return <TrySheet block={block} />;
    case "coder":
      return <Coder block={block} />;
    case "program":
      return <Program block={block} />;
    case "theorem":
      return (
        <Theorem block={block}>
          {(inner) => <Blocks blocks={inner} chapter={block.chapter} exercises={[]} />}
        </Theorem>
      );
    case "dependencies":
      return <PageDependencies block={block} />;
    case "judge":
      return <Judge block={block} />;
    case "trace":
      return <Trace block={block} />;
    case "exercise":
      return <Exercise block={block} chapter={chapter} number={exercises.indexOf(block.id) + 1} />;
  }
}

export function Blocks({ blocks, chapter, exercises }: Props) {
  return (
    <>
      {blocks.map((block, at) => (
        <One key={at} block={block} chapter={chapter} exercises={exercises} />
      ))}
    </>
  );
}
