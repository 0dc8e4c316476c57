import { expect, test } from "vitest";
import { ended, gap, joined, named } from "../../web/src/strings/joined";

test("no space follows a full-width sign, and a colon is that of its language", () => {
  expect(joined("Lost.", "", "Why?", "See")).toBe("Lost. Why? See");
  expect(joined("送掉了胜势。", "取 3 颗")).toBe("送掉了胜势。取 3 颗");
  expect(joined("", "甲")).toBe("甲");
  expect([gap("走法："), gap("moves:")]).toEqual(["", " "]);
  expect(named("第 1 部分", "4, 4")).toBe("第 1 部分：4, 4");
  expect(named("游戏 3", "第 2 枚正面")).toBe("游戏 3：第 2 枚正面");
  expect(named("Part 1", "4, 4")).toBe("Part 1: 4, 4");
  expect([ended("凯尔斯"), ended("Kayles")]).toEqual(["凯尔斯。", "Kayles."]);
});
