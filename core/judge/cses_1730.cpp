// CSES 1730, Nim Game I: does the first player win at Nim? Input: t, then t times n and n heaps, x
// from 1 to 10^9, n up to 200,000 in all tests together. Output: first or second.
// In disguise: Nim itself. Theorem: Bouton's, see docs/theorems.md.
// Traps: none.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_cses_1730(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 200'000), 1, 1'000'000'000);
  c.board("nim", heaps);
  c.line(nim_sum(heaps) != 0 ? "first" : "second");
}

}  // namespace

const Problem& cses_1730_problem() {
  static const Problem problem{
      .name = "cses-1730",
      .aliases = {},
      .title = {"Nim Game I", "Nim Game I"},
      .asks = {"Several heaps of sticks; a move takes any number from one of them, and whoever "
               "takes the last stick wins. Who does?",
               "有若干堆木棍，每次从一堆中取走任意多根，取到最后一根者获胜。问谁必胜。"},
      .disguise =
          {"Nim. By Bouton’s theorem the first player loses exactly when the heaps XOR to 0.",
           "就是 Nim 游戏。由包顿定理，各堆的异或和为 0 时先手必败，否则先手必胜。"},
      .traps = {"", ""},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::counted,
      .sample_input = "3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6\n",
      .sample_output = "first\nfirst\nsecond\n",
      .answer = answer_cses_1730,
      .program =
          R"(// Nim: lost for the player to move exactly when the XOR of the heaps is 0 (Bouton 1901).
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, sum = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 0, x; i < n && std::scanf("%d", &x) == 1; ++i) sum ^= x;
    std::puts(sum != 0 ? "first" : "second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
