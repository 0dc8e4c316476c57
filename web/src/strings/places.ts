/** Names of the page's places. */
import { computed } from "@preact/signals";
import { language } from "../state/settings";
import type { PlaceName } from "../state/place";

interface PlaceStrings {
  label: string;
  names: Record<PlaceName, string>;
  learn: string;
  loading: string;
}

const tables: Record<"en" | "zh", PlaceStrings> = {
  en: {
    label: "Places",
    names: { board: "Board", explore: "Explore", problems: "Problems", book: "Book" },
    learn: "Learn this",
    loading: "Loading …",
  },
  zh: {
    label: "页面导航",
    names: { board: "棋盘", explore: "探索", problems: "题目", book: "教程" },
    learn: "学习原理",
    loading: "正在载入……",
  },
};

export const placeStrings = computed<PlaceStrings>(() => tables[language.value]);
