import type { ComponentProps } from "preact";
import { lazy } from "../widgets/lazy";
import type { NotRead } from "./NotRead";

/** Why a text can't be read: nobody needs it for a first move. */
export const LaterNotRead = lazy<ComponentProps<typeof NotRead>>(
  () => import("./NotRead").then((file) => file.NotRead),
  () => null,
  true,
);
