// HDU 2516, taking stones: of n stones the first player takes any number but not all, and then each
// takes at most twice what was taken last; who takes the last one wins. Input: n a line, until 0,
// 2 <= n < 2^31. Output: First win or Second win. In disguise: Fibonacci Nim. Theorem: lost exactly
// where n is a Fibonacci number (Whinihan 1963; docs/theorems.md, Fibonacci Nim: lost is a limit
// below the least Zeckendorf part). Traps: sums of Fibonacci numbers above n need 64 bits.
#include <nimber/judge.hpp>

#include <utility>

namespace nimber::problems {
namespace {

void answer_hdu_2516(Case& c) {
  const std::uint64_t stones = c.number(2, (std::uint64_t{1} << 31) - 1);
  c.board("fibonacci", {stones, stones - 1});
  std::uint64_t a = 1;
  std::uint64_t b = 2;
  while (b < stones) a = std::exchange(b, a + b);
  c.line(b == stones ? "Second win" : "First win");
}

}  // namespace

const Problem& hdu_2516_problem() {
  static const Problem problem{
      .name = "hdu-2516",
      .aliases = {},
      .title = {"Taking stones, twice as many", "取石子游戏"},
      .asks = {"From a heap of n the first player takes any number but not all; then each takes at "
               "most twice what was taken last. Whoever takes the last stone wins: who?",
               "一堆 n "
               "颗石子，先手可取任意颗但不能取完，以后每次最多取对方上次所取的两倍，取完者胜。谁获"
               "胜？"},
      .disguise = {"Fibonacci Nim: the first player loses exactly when n is a Fibonacci number.",
                   "斐波那契博弈：n 是斐波那契数时先手必败，否则先手必胜。"},
      .traps = {"The next Fibonacci number above n may exceed a signed 32-bit integer.",
                "大于 n 的斐波那契数可能超出有符号的 32 位整数。"},
      .game = "fibonacci",
      .technique = "fibonacci",
      .chapter = 14,
      .frame = Frame::until_zero,
      .sample_input = "2\n13\n10000\n0\n",
      .sample_output = "Second win\nSecond win\nFirst win\n",
      .answer = answer_hdu_2516,
      .program = R"(// Fibonacci Nim: the second player wins exactly when n is a Fibonacci number.
#include <cstdio>
#include <utility>

int main() {
  long long n;
  while (std::scanf("%lld", &n) == 1 && n != 0) {
    long long a = 1, b = 2;
    while (b < n) a = std::exchange(b, a + b);
    std::puts(b == n ? "Second win" : "First win");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
