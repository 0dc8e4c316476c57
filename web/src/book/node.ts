/** How wide the node of a number is drawn: "12.10" is wider than "1.2". */
export const nodeWidth = (number: string) => (number.length > 4 ? 52 : 44);
