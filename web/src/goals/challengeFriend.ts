/** The start of a game, sent to a friend: a link that opens in Play. */
import { canSend, send } from "../device/copy";
import { languageOnly, currentUrl, linkOf } from "../state/links";
import { wholeFace } from "../state/face";
import { record } from "../state/game";
import { path } from "../state/record";
import { gameTitle, titleOption } from "../state/title";
import { gameName } from "../state/gameName";

export interface Sent {
  link: string;
  /** "byHand" where the browser gives no clipboard; "sent": the system's own sheet has it */
  how: "copied" | "byHand" | "sent";
}

/** A finger sends with the system's own sheet; beside a mouse one pastes. */
const bySheet = () => canSend() && matchMedia("(pointer: coarse)").matches;

/**
 * The system's sheet takes a sentence beside the link, so that the friend knows what it is. What is
 * copied is the link alone: it may be pasted where only an address may stand.
 */
export async function challengeFriend(invite: (title: string) => string): Promise<Sent | null> {
  const here = record.peek();
  if (!here) return null;
  const face = wholeFace.peek();
  const link = currentUrl(
    await linkOf(
      [path(here)[0]!.position],
      [
        ...languageOnly(),
        ...(face ? [`as=${face.name}`] : []),
        ...titleOption(gameTitle.peek()),
        "play",
      ],
    ),
  );
  const title = gameName.peek();
  if (bySheet() && (await send({ title, text: invite(title), url: link })) !== "failed")
    return { link, how: "sent" };
  try {
    await navigator.clipboard.writeText(link);
    return { link, how: "copied" };
  } catch {
    return { link, how: "byHand" };
  }
}
