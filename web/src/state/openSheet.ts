/** Opens a sheet as a place of its own: Back leaves it. */
import { openPlace } from "./place";

export const openSheetText = (text: string): void => openPlace("explore", [`sheet=${text}`]);
