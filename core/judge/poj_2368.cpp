// POJ 2368, Buttons: of K buttons the players take 1 to L in turn, who takes the last one wins;
// which L makes the second player win? Input: K a line, to the end. Output: the smallest L >= 2
// that does, or 0. In disguise: Bash's game: the second player wins when L + 1 divides K, so L + 1
// is the smallest divisor of K from 3 on. Traps: 2 is no divisor to stop at (K = 4 gives 3, K = 6
// gives 2, K = 14 gives 6); an odd prime K gives K - 1; 1 and 2 give 0. Large K are factored by
// Pollard's rho, so any K up to 10^18 is answered at once.
#include <nimber/judge.hpp>
#include "values/divisors.hpp"

namespace nimber::problems {
namespace {

void answer_poj_2368(Case& c) {
  const Heap buttons = c.number(1);
  const std::uint64_t divisor = smallest_divisor_from_3(buttons);
  c.spend(divisor > 1'000 ? 10'000 : 10);
  const std::uint64_t most = divisor > 0 ? divisor - 1 : 0;
  if (c.board_wanted() && most > 0) c.board("take/1.." + std::to_string(most), {buttons});
  c.line(most);
}

}  // namespace

const Problem& poj_2368_problem() {
  static const Problem problem{
      .name = "poj-2368",
      .aliases = {},
      .title = {"Buttons", "Buttons"},
      .asks = {"Of K buttons the players take 1 to L in turn, and whoever takes the last one wins. "
               "Which is the smallest L, 2 or more, that lets the second player win?",
               "共 K 枚纽扣，两人轮流取 1 至 L 枚，取走最后一枚者胜。求使后手必胜的最小的 L（L ≥ "
               "2）。"},
      .disguise = {"Bash’s game: the smallest divisor from 3 on, less one.",
                   "巴什博弈：不小于 3 的最小约数减一。"},
      .traps = {"K may be large: look for divisors up to its root only.",
                "K 可能很大，只需试除到平方根。"},
      .game = "take",
      .technique = "bash",
      .chapter = 1,
      .frame = Frame::to_end,
      .sample_input = "3\n",
      .sample_output = "2\n",
      .answer = answer_poj_2368,
      .program =
          R"(// Bash: the second player wins where L + 1 divides K. Find the smallest divisor from 3 on.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int k;
  while (std::cin >> k) {
    int divisor = k % 2 == 0 && k > 4 ? k / 2 : k;
    for (int d = 3; d <= k / d; ++d) {
      if (k % d != 0) continue;
      divisor = d;
      break;
    }
    std::cout << divisor - 1 << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
