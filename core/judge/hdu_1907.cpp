// HDU 1907 = POJ 3480, John: Nim of boxes of sweets, and who eats the last one loses.
// Input: T, then T times n and n heaps. Output: John where the first player wins, else Brother.
// In disguise: misere Nim. Theorem: Bouton's for misere play: where some heap has 2 or more, lost
// when the nim-sum is 0; where none has, lost when the number of heaps of 1 is odd. Traps: heaps of
// 1 only turn the rule round; with no sweet at all the player to move has won.
#include <nimber/judge.hpp>
#include "values/misere_nim.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_1907(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  c.board_misere();
  c.line(misere_nim_is_p(heaps) ? "Brother" : "John");
}

}  // namespace

const Problem& hdu_1907_problem() {
  static const Problem problem{
      .name = "hdu-1907",
      .aliases = {"poj-3480", "luogu-p4279"},
      .title = {"John", "John"},
      .asks = {"Boxes of sweets; a move eats any number out of one box, and whoever eats the last "
               "sweet loses. Who wins?",
               "若干盒糖，每次从一盒中吃掉任意颗，吃掉最后一颗者负。谁胜？"},
      .disguise = {"Misère Nim: whoever eats the last sweet loses.",
                   "反常规则的 Nim 游戏：吃掉最后一颗糖者负。"},
      .traps = {"When every heap is 0 or 1 the rule turns round.",
                "各堆都不超过 1 颗时，判定恰好相反。"},
      .game = "nim",
      .technique = "misere",
      .chapter = 6,
      .frame = Frame::counted,
      .sample_input = "2\n3\n3 5 1\n1\n1\n",
      .sample_output = "John\nBrother\n",
      .answer = answer_hdu_1907,
      .program =
          R"(// Misere Nim: as Nim while some heap has 2 or more; else an odd number of 1s is lost.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int t, n, a;
  for (std::cin >> t; t > 0 && std::cin >> n; --t) {
    int sum = 0;
    bool large = false;
    for (; n > 0 && std::cin >> a; --n) {
      sum ^= a;
      large |= a > 1;
    }
    std::cout << ((sum != 0) == large ? "John\n" : "Brother\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
