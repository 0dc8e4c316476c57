import type { BoardModule, ModuleOptions } from "./nimber.js";

export default function createBoard(options?: ModuleOptions): Promise<BoardModule>;
