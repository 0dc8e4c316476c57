/** Of the picture of a page, as chats and searches want it. */
export const pictureSize = { width: 1200, height: 630 };
