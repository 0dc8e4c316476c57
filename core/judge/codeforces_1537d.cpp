// Codeforces 1537 D, Deleting Divisors: a number n; a move subtracts a divisor of it, not 1 and not
// the number itself; who can't move loses. Input: t up to 10,000, then t numbers n, 1 to 10^9.
// Output: Alice where the first player wins, else Bob.
// In disguise: an own rule. Theorem: lost are the odd numbers and the powers of 2 with an odd
// exponent. A divisor d of an odd n leaves d times an even number above 0, since n / d - 1 is even:
// even, and no power of 2, since the odd d > 1 divides it. From an even n that is no power of 2 its
// largest odd divisor may be subtracted, and what is left is odd, so lost. From 2^e one comes to
// 2^(e-1), or to an even number that is no power of 2 and won; so only the former counts.
// Traps: 2 is lost, since it may not be subtracted from itself.
#include <nimber/judge.hpp>

#include <bit>

namespace nimber::problems {
namespace {

void answer_codeforces_1537d(Case& c) {
  const std::uint64_t n = c.number(1, 1'000'000'000);
  c.board("own/n;k=divisors(n);k>1;k<n;n-=k", {n});
  const bool lost = n % 2 == 1 || (std::has_single_bit(n) && std::countr_zero(n) % 2 == 1);
  c.line(lost ? "Bob" : "Alice");
}

}  // namespace

const Problem& codeforces_1537d_problem() {
  static const Problem problem{
      .name = "codeforces-1537d",
      .aliases = {},
      .title = {"Deleting Divisors", "减约数"},
      .asks = {"A number. A move subtracts one of its divisors, other than 1 and itself; whoever "
               "can’t move loses. Who wins?",
               "给定一个数，每次减去它的一个约数，但不能是 1 和它自身，不能走者输。问谁必胜。"},
      .disguise = {"Odd numbers are lost: each move leaves an even number with an odd factor, from "
                   "which the odd part is subtracted again. Powers of 2 stay among themselves, and "
                   "are lost for odd exponents.",
                   "奇数先手必败：减后得到含奇因子的偶数，对手再减去那个奇因子又回到奇数。2 "
                   "的幂只走到下一个 2 的幂才有用，指数为奇数时先手必败。"},
      .traps = {"Powers of 2 are a case of their own: 2, 8, 32 … are lost.",
                "2 的幂要单独判断：2、8、32……先手必败。"},
      .game = "own",
      .technique = "invariant",
      .chapter = 2,
      .frame = Frame::counted,
      .sample_input = "4\n1\n4\n12\n69\n",
      .sample_output = "Bob\nAlice\nAlice\nBob\n",
      .answer = answer_codeforces_1537d,
      .program =
          R"(// Lost: odd numbers, and powers of 2 with an odd exponent.
#include <cstdio>

int main() {
  int t, n;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0 && std::scanf("%d", &n) == 1) {
    int exponent = 0;
    while (n % 2 == 0) {
      n /= 2;
      ++exponent;
    }
    const bool lost = exponent == 0 || (n == 1 && exponent % 2 == 1);
    std::puts(lost ? "Bob" : "Alice");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
