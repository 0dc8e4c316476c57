/** Whether the person asked for a page that keeps still. */
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
