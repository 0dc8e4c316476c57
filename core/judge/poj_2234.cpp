// POJ 2234, Matches Game: does the first player win at Nim?
// Input: a line "M a1 .. aM" a case, to the end. Output: Yes or No.
// In disguise: Nim itself. Theorem: Bouton's.
// Traps: none but the format; heaps up to 10^18 are taken here, and M = 0, which is lost.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_poj_2234(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  c.line(nim_sum(heaps) != 0 ? "Yes" : "No");
}

}  // namespace

const Problem& poj_2234_problem() {
  static const Problem problem{
      .name = "poj-2234",
      .aliases = {},
      .title = {"Matches Game", "Matches Game"},
      .asks = {"Heaps of matches; a move takes any number from one heap, and whoever takes the "
               "last match wins. Does the first player win?",
               "若干堆火柴，每次从一堆中取任意多根，取走最后一根者胜。先手能否获胜？"},
      .disguise = {"Nim. Lost exactly where the XOR of the heaps is 0: any move changes it, and "
                   "from any other XOR one heap can be made so small that it is 0 again.",
                   "Nim 游戏。各堆石子数异或和为 0 时先手必败：任何一步都会改变异或和；异或和不为 "
                   "0 时，总能减少某一堆，使它变为 0。"},
      .traps = {"The number of cases is not told: read to the end of the input.",
                "不给组数，要读到输入结束。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::to_end,
      .sample_input = "2 45 45\n3 3 6 9\n",
      .sample_output = "No\nYes\n",
      .answer = answer_poj_2234,
      .program = R"(// Bouton: Nim is lost where the XOR of all heaps is 0.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int m, h;
  while (std::cin >> m) {
    int sum = 0;
    for (; m > 0 && std::cin >> h; --m) sum ^= h;
    std::cout << (sum != 0 ? "Yes\n" : "No\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
