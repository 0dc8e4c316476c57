// Pointing at a part of a board, by mouse and by finger: what is shown, chosen and played.
import { signal } from "@preact/signals";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it, vi } from "vitest";
import { usePointing, type Pointed } from "../../web/src/boards/choose";
import type { PartName, Table } from "../../web/src/state/table";
import type { MoveRecord } from "#module/nimber.js";

vi.mock("../../web/src/state/selection", () => ({ useTable: () => null }));

const name: PartName = { term: 0, part: 1 };
const moves = ["nim:1", "nim:2"].map((position) => ({ position }) as MoveRecord);

/** A table that writes down what is done on it, and the handlers of its only part. */
function board(point: (x: number) => Pointed | null | Promise<Pointed | null>) {
  const did: string[] = [];
  const selection = signal<{ hover: boolean; move: MoveRecord | null } | null>(null);
  const table = {
    selection,
    select: (_: PartName, __: readonly MoveRecord[], move: MoveRecord | null, hover: boolean) => {
      selection.value = { hover, move };
      did.push(`${hover ? "shows" : "chooses"} ${move?.position}`);
    },
    clearSelection: () => {
      selection.value = null;
      did.push("clears");
    },
    playSelection: () => {
      did.push(`plays ${selection.peek()?.move?.position}`);
    },
  } as unknown as Table;
  let handlers!: ReturnType<typeof usePointing>;
  const Part = () => {
    handlers = usePointing(table, name, (event) => point(event.clientX));
    return null;
  };
  renderToString(h(Part, {}));
  const act = async (
    kind: "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerLeave" | "onClick",
    pointerType: string,
    clientX = 0,
  ): Promise<string[]> => {
    (handlers[kind] as (event: unknown) => void)({ pointerType, clientX });
    await Promise.resolve();
    return did.splice(0);
  };
  return { act };
}

const found = (x: number): Pointed | null => {
  const move = moves[x];
  return move ? { moves, move } : null;
};

describe.each([
  ["told at once", found],
  ["told later", (x: number) => Promise.resolve(found(x))],
])("a part whose moves are %s", (_, point) => {
  it("shows under a mouse and plays at a click", async () => {
    const { act } = board(point);
    expect(await act("onPointerMove", "mouse", 0)).toEqual(["shows nim:1"]);
    expect(await act("onPointerMove", "mouse", 7)).toEqual([]);
    expect(await act("onPointerMove", "mouse", 1)).toEqual(["shows nim:2"]);
    expect(await act("onPointerLeave", "mouse")).toEqual(["clears"]);
    expect(await act("onClick", "mouse", 1)).toEqual(["chooses nim:2", "plays nim:2"]);
  });

  it("chooses under a finger that is down, and plays at its second tap", async () => {
    const { act } = board(point);
    expect(await act("onPointerMove", "touch", 0)).toEqual([]);
    await act("onPointerDown", "touch", 0);
    expect(await act("onPointerMove", "touch", 1)).toEqual(["chooses nim:2"]);
    await act("onPointerUp", "touch");
    expect(await act("onPointerMove", "touch", 0)).toEqual([]);
    expect(await act("onPointerLeave", "touch")).toEqual([]);
    expect(await act("onClick", "touch", 0)).toEqual(["chooses nim:1"]);
    expect(await act("onClick", "touch", 0)).toEqual(["chooses nim:1", "plays nim:1"]);
  });
});
