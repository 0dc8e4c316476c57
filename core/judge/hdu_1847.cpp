// HDU 1847, Good Luck in CET-4 Everybody!: of n cards the players take a power of 2 in turn, who
// takes the last one wins. Input: n a line, to the end. Output: Kiki where the first player wins,
// else Cici. In disguise: the subtraction game take/pow2. Theorem: no power of 2 is a multiple of
// 3, and 1 and 2 are both there, so the multiples of 3 are lost. Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_1847(Case& c) {
  const Heap n = c.number();
  c.board("take/pow2", {n});
  c.line(n % 3 == 0 ? "Cici" : "Kiki");
}

}  // namespace

const Problem& hdu_1847_problem() {
  static const Problem problem{
      .name = "hdu-1847",
      .aliases = {},
      .title = {"Good Luck in CET-4 Everybody!", "Good Luck in CET-4 Everybody!"},
      .asks = {"Of n cards the players take a power of two in turn, and whoever takes the last one "
               "wins. Who does?",
               "共 n 张牌，两人轮流取，张数须为 2 的幂，取走最后一张者胜。谁胜？"},
      .disguise = {"Taking powers of two: multiples of 3 are lost.",
                   "每次取 2 的幂颗：3 的倍数必败。"},
      .traps = {"", ""},
      .game = "take",
      .technique = "period",
      .chapter = 1,
      .frame = Frame::to_end,
      .sample_input = "1\n3\n",
      .sample_output = "Kiki\nCici\n",
      .answer = answer_hdu_1847,
      .program =
          R"(// No power of 2 is a multiple of 3, and 1 and 2 are both there: multiples of 3 are lost.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n;
  while (std::cin >> n) std::cout << (n % 3 == 0 ? "Cici\n" : "Kiki\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
