export function audit(
  url: string,
  categories: string[],
): Promise<{ scores: Record<string, number>; faults: string[]; seen: number | null }>;
