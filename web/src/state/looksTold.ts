/** Whether a typed text is words rather than notation. Pure. */
const longest = 80;

/** It has words, and none of the signs that positions and rules are written with. */
export const looksTold = (text: string) =>
  text.length <= longest && /\p{Letter}/u.test(text) && !/[:/{}#~+=?<>*|&%^!]/.test(text);

/** Words, then a number: "HDU 1846", "cses1730", "P1247", "CF 1537D". */
export const looksNumbered = (text: string) =>
  looksTold(text) && /^\p{Letter}[\p{Letter}\s_-]*\d[\da-z\s_-]{0,9}$/iu.test(text.trim());
