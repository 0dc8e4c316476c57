/** What is fetched with the first question about many rules or many positions. */
import { lazy } from "../../widgets/lazy";
import { stringsOf } from "../../strings/index";
import { Coming } from "../Coming";
import type { Asked } from "../state";

type Answer = { asked: Asked; at: number };

const parts = async () => {
  const [file] = await Promise.all([import("./parts"), stringsOf("ruleFamilies")]);
  return file;
};

export const LaterAtlas = lazy(async () => (await parts()).Atlas, Coming);
export const LaterReady = lazy<{ choose: (lines: readonly string[], name: string) => void }>(
  async () => (await parts()).ReadyFamilies,
  Coming,
);

export const laterAnswers = {
  family: lazy<Answer>(async () => (await parts()).FamilyCard, Coming),
  count: lazy<Answer>(async () => (await parts()).CountCard, Coming),
  which: lazy<Answer>(async () => (await parts()).WhichCard, Coming),
};
