/** Answers and larger pictures: they come with the first question that is asked. */
import { lazy } from "../widgets/lazy";
import type { PairKind } from "../strings/explore";
import type { PatternsFound } from "../engine/questions";
import { Coming } from "./Coming";
import type { Asked } from "./state";

const cards = () => import("./cards");

export const LaterAnswer = lazy<{ asked: Asked; at: number }>(
  async () => (await cards()).Answer,
  Coming,
);
export const LaterGrid = lazy<{ rule: string; kind: PairKind }>(
  async () => (await cards()).FirstGrid,
  Coming,
);
export const LaterList = lazy<{ found: PatternsFound }>(
  async () => (await cards()).ListPictures,
  Coming,
);
