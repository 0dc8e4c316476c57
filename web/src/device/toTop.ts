/**
 * The page's beginning comes in sight, as soon as what was begun stands there: another game, or the
 * same one anew. On a phone whoever begins it has scrolled.
 */
export const toTop = (): void => void setTimeout(() => scrollTo({ top: 0 }));
