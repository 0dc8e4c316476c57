// Project Euler 301, Nim: for how many n from 1 to 2^k are the three heaps n, 2n and 3n lost at
// Nim? Input here: k a line, 30 in the question; 0 to 60. Output: the number, a line each.
// In disguise: Nim. Theorem (Bouton's): lost when n XOR 2n = 3n = n + 2n, so when adding n and 2n
// carries nowhere: n has no two neighbouring binary digits 1. There are F(k + 2) such n below 2^k,
// with 0 (F(1) = F(2) = 1), and 2^k in the place of 0.
// No case is one position, so the board shows none.
// Traps: 2^30 steps are slow, and not needed.
#include <nimber/judge.hpp>

#include <utility>

namespace nimber::problems {
namespace {

void answer_euler_301(Case& c) {
  const std::uint64_t k = c.number(0, 60);
  std::uint64_t count = 1;
  std::uint64_t next = 2;
  for (std::uint64_t i = 0; i < k; ++i) count = std::exchange(next, next + count);
  c.line(count);
}

}  // namespace

const Problem& euler_301_problem() {
  static const Problem problem{
      .name = "euler-301",
      .aliases = {},
      .title = {"Nim", "Nim 游戏"},
      .asks = {"For how many n up to 2^30 does the first player lose at Nim with the heaps n, 2n "
               "and 3n? Here the exponent is read, one a line.",
               "对不超过 2^30 的正整数 n，以 n、2n、3n 为三堆的 Nim 游戏，先手必败的 n "
               "有多少个？这里每行读入一个指数。"},
      .disguise = {"By Bouton’s theorem n XOR 2n must equal 3n = n + 2n, so nothing may carry: n "
                   "has no two neighbouring ones in binary. Fibonacci numbers count those.",
                   "由包顿定理须有 n ⊕ 2n = 3n，即 n 与 2n 相加没有进位，也就是 n "
                   "的二进制没有相邻的两个 1，个数是斐波那契数。"},
      .traps = {"2^30 itself counts as well.", "2^30 本身也要算上。"},
      .game = "",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::by_line,
      .sample_input = "1\n2\n3\n",
      .sample_output = "2\n3\n5\n",
      .answer = answer_euler_301,
      .program =
          R"(// Lost when n XOR 2n = 3n, so when n has no two neighbouring ones: Fibonacci numbers.
#include <iostream>
#include <utility>

int main() {
  for (int k; std::cin >> k;) {
    long long count = 1, next = 2;
    while (k-- > 0) count = std::exchange(next, next + count);
    std::cout << count << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
