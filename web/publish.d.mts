/** The file of headers that some hosts read. */
export const headers: string;
/** Why nothing may be written there, or null. */
export function refused(built: string, dir: string): string | null;
/** Writes the folder; returns how many files. */
export function publish(built: string, dir: string): number;
