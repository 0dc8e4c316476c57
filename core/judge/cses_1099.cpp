// CSES 1099, Stair Game: balls on stairs 1 to n; a move chooses a stair other than the first and
// moves any number of its balls one stair down; who can't move loses. Input: t, then t times n and
// the balls of stairs 1 .. n, 0 to 10^9, n up to 200,000 in all tests together. Output: first or
// second.
// In disguise: staircase Nim whose ground is stair 1, so the board's steps are stairs 2, 3 .. n.
// Theorem: Nim on stairs 2, 4, 6 ..; balls that come onto them are moved on at once, see staircase
// in docs/theorems.md.
// Traps: stair 1 counts for nothing.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_cses_1099(Case& c) {
  const std::vector<std::uint64_t> balls = c.numbers(c.number(1, 200'000), 0, 1'000'000'000);
  c.board("stairs");
  Value sum = 0;
  for (std::size_t i = 1; i < balls.size(); ++i) {
    c.board_part(balls[i]);
    if (i % 2 == 1) sum ^= balls[i];
  }
  if (balls.size() == 1) c.board_part(0);
  c.line(sum != 0 ? "first" : "second");
}

}  // namespace

const Problem& cses_1099_problem() {
  static const Problem problem{
      .name = "cses-1099",
      .aliases = {},
      .title = {"Stair Game", "Stair Game"},
      .asks = {"Balls lie on a staircase. A move takes any number of balls from one stair, not the "
               "lowest, to the next lower stair; whoever can’t move loses. Who wins?",
               "楼梯上放着若干小球。每次从某级（最低一级除外）拿任意多个球放到下一级，不能走者输。"
               "问谁必胜。"},
      .disguise = {"Staircase Nim with stair 1 as the ground. Only stairs 2, 4, 6 … count, as "
                   "heaps of Nim: balls that arrive there are passed on at once.",
                   "阶梯博弈，第 1 级就是地面。只有第 2、4、6……级算数，等于以它们为堆的 Nim "
                   "游戏；别处移来的球，对手立即原数移下去。"},
      .traps = {"The lowest stair counts for nothing, and neither do stairs 3, 5, 7 …",
                "第 1 级以及第 3、5、7……级都不计入异或和。"},
      .game = "stairs",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::counted,
      .sample_input = "3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3\n",
      .sample_output = "first\nsecond\nfirst\n",
      .answer = answer_cses_1099,
      .program =
          R"(// Staircase Nim, stair 1 being the ground: Nim on stairs 2, 4, 6 ...
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, sum = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 1, p; i <= n && std::scanf("%d", &p) == 1; ++i)
      if (i % 2 == 0) sum ^= p;
    std::puts(sum != 0 ? "first" : "second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
