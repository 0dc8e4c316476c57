/**
 * The game record: a tree of position texts with a cursor. Pure: every function answers a new
 * record. The first child of a node is its main continuation; the others are variations. Whether a
 * step is legal is not known here: the texts came from the module.
 */
export interface RecordNode {
  readonly id: number;
  readonly position: string;
  /** null at the root */
  readonly parent: number | null;
  readonly children: readonly number[];
  /** moves made since the root */
  readonly ply: number;
}

export interface GameRecord {
  readonly nodes: ReadonlyMap<number, RecordNode>;
  readonly root: number;
  readonly cursor: number;
  readonly nextId: number;
}

/** A record of one line, the cursor at its end. */
export function startRecord(positions: readonly [string, ...string[]]): GameRecord {
  const [first, ...rest] = positions;
  const root: RecordNode = { id: 0, position: first, parent: null, children: [], ply: 0 };
  let record: GameRecord = { nodes: new Map([[0, root]]), root: 0, cursor: 0, nextId: 1 };
  for (const position of rest) record = play(record, position);
  return record;
}

export function nodeOf(record: GameRecord, id: number): RecordNode {
  const node = record.nodes.get(id);
  if (!node) throw new Error(`no node ${id} in the record`);
  return node;
}

export const current = (record: GameRecord): RecordNode => nodeOf(record, record.cursor);

/**
 * One move on from the cursor. A continuation that is there already is followed; a new one becomes
 * the main continuation and what was main stays as a variation.
 */
export function play(record: GameRecord, position: string): GameRecord {
  const here = current(record);
  const known = here.children.find((id) => nodeOf(record, id).position === position);
  if (known !== undefined) return { ...promoteChild(record, here, known), cursor: known };
  const node: RecordNode = {
    id: record.nextId,
    position,
    parent: here.id,
    children: [],
    ply: here.ply + 1,
  };
  const nodes = new Map(record.nodes);
  nodes.set(here.id, { ...here, children: [node.id, ...here.children] });
  nodes.set(node.id, node);
  return { ...record, nodes, cursor: node.id, nextId: record.nextId + 1 };
}

function promoteChild(record: GameRecord, parent: RecordNode, child: number): GameRecord {
  if (parent.children[0] === child) return record;
  const nodes = new Map(record.nodes);
  nodes.set(parent.id, {
    ...parent,
    children: [child, ...parent.children.filter((id) => id !== child)],
  });
  return { ...record, nodes };
}

export const canUndo = (record: GameRecord) => current(record).parent !== null;
export const canRedo = (record: GameRecord) => current(record).children.length > 0;

export function undo(record: GameRecord): GameRecord {
  const { parent } = current(record);
  return parent === null ? record : { ...record, cursor: parent };
}

export function redo(record: GameRecord): GameRecord {
  const [next] = current(record).children;
  return next === undefined ? record : { ...record, cursor: next };
}

/** To any node of the tree; one that isn't there changes nothing. */
export function jump(record: GameRecord, id: number): GameRecord {
  return record.nodes.has(id) ? { ...record, cursor: id } : record;
}

/** Makes the line through this node the main line. */
export function promote(record: GameRecord, id: number): GameRecord {
  let result = record;
  for (const node of [...path(record, id)].reverse()) {
    if (node.parent !== null) result = promoteChild(result, nodeOf(result, node.parent), node.id);
  }
  return result;
}

/** Removes a node and all that follows it; the cursor moves out of it. The root stays. */
export function remove(record: GameRecord, id: number): GameRecord {
  const node = record.nodes.get(id);
  if (!node || node.parent === null) return record;
  const gone = new Set<number>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    gone.add(next);
    open.push(...nodeOf(record, next).children);
  }
  const nodes = new Map([...record.nodes].filter(([key]) => !gone.has(key)));
  const parent = nodeOf(record, node.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { ...record, nodes, cursor: gone.has(record.cursor) ? parent.id : record.cursor };
}

/** From the root to this node. */
export function path(record: GameRecord, id: number = record.cursor): RecordNode[] {
  const line: RecordNode[] = [];
  for (let next: number | null = id; next !== null;) {
    const node: RecordNode = nodeOf(record, next);
    line.push(node);
    next = node.parent;
  }
  return line.reverse();
}

/**
 * The line that the cursor stands on: from the root through it, and on along main continuations.
 */
export function line(record: GameRecord): RecordNode[] {
  const nodes = path(record);
  for (let [next] = current(record).children; next !== undefined;) {
    const node = nodeOf(record, next);
    nodes.push(node);
    [next] = node.children;
  }
  return nodes;
}

/**
 * Every line of the tree as texts from the root to its end: the main line first, then its
 * variations.
 */
export function lines(record: GameRecord): string[][] {
  const found: string[][] = [];
  const open: { id: number; before: string[] }[] = [{ id: record.root, before: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodeOf(record, next.id);
    const texts = [...next.before, node.position];
    if (node.children.length === 0) found.push(texts);
    for (const id of [...node.children].reverse()) open.push({ id, before: texts });
  }
  return found;
}

/**
 * Adds a line from the root behind what is there already; the cursor stays. One from another root
 * changes nothing.
 */
export function addLine(record: GameRecord, texts: readonly string[]): GameRecord {
  let node = nodeOf(record, record.root);
  if (node.position !== texts[0]) return record;
  const nodes = new Map(record.nodes);
  let { nextId } = record;
  for (const position of texts.slice(1)) {
    const known = node.children.map((id) => nodes.get(id)!).find((c) => c.position === position);
    if (known) {
      node = known;
      continue;
    }
    const fresh: RecordNode = {
      id: nextId++,
      position,
      parent: node.id,
      children: [],
      ply: node.ply + 1,
    };
    nodes.set(node.id, { ...node, children: [...node.children, fresh.id] });
    nodes.set(fresh.id, fresh);
    node = fresh;
  }
  return { ...record, nodes, nextId };
}

/**
 * The tree as plain data, parents before children; the main continuation of a node comes before its
 * others.
 */
export interface FlatRecord {
  /** of each node: which one it follows (-1 for the first), and its text */
  nodes: [number, string][];
  cursor: number;
}

export function flatten(record: GameRecord): FlatRecord {
  const places = new Map<number, number>();
  const nodes: [number, string][] = [];
  const open = [record.root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodeOf(record, id);
    places.set(id, nodes.length);
    nodes.push([node.parent === null ? -1 : places.get(node.parent)!, node.position]);
    open.push(...[...node.children].reverse());
  }
  return { nodes, cursor: places.get(record.cursor)! };
}

/**
 * The tree that was flattened; null where the data is none. `legal` leaves out moves, and all that
 * follows them.
 */
export function unflatten(
  flat: FlatRecord,
  legal: (from: string, to: string) => boolean = () => true,
): GameRecord | null {
  const nodes = new Map<number, RecordNode>();
  for (const [id, [parent, position]] of flat.nodes.entries()) {
    if (id === 0) {
      if (parent !== -1) return null;
      nodes.set(0, { id, position, parent: null, children: [], ply: 0 });
      continue;
    }
    const before = nodes.get(parent);
    if (!before || !legal(before.position, position)) continue;
    if (before.children.some((child) => nodes.get(child)!.position === position)) continue;
    nodes.set(parent, { ...before, children: [...before.children, id] });
    nodes.set(id, { id, position, parent, children: [], ply: before.ply + 1 });
  }
  if (!nodes.has(0)) return null;
  const cursor = nodes.has(flat.cursor) ? flat.cursor : 0;
  return { nodes, root: 0, cursor, nextId: flat.nodes.length };
}

export function toStart(record: GameRecord): GameRecord {
  return { ...record, cursor: record.root };
}

export function toEnd(record: GameRecord): GameRecord {
  const nodes = line(record);
  return { ...record, cursor: nodes[nodes.length - 1]!.id };
}
