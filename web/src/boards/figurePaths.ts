/** Outlines of figures, drawn on 44 by 44 by the boards and by pictures that leave the page. */
export const figurePaths = {
  monk: "M22 17c-8 0-11 7-12.5 26h25C33 24 30 17 22 17z",
  climber: "M22 19c-7 0-9 5-9.5 13L11 43h22l-1.5-11C31 24 29 19 22 19z",
  crown: "M13.5 8 12 .5l5.5 4L22 0l4.5 4.5 5.5-4L30.5 8z",
};
