/** What the page opens with when the address says nothing. */
export const firstPosition = "take/1..3:21";
