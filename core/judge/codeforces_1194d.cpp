// Codeforces 1194 D, 1-2-K Game: a strip of n cells; a chip on its last one moves 1, 2 or k cells
// to the left; who can't move loses. Input: T up to 100, then T lines "n k", n from 0 and k from 3,
// up to 10^9. Output: Alice where the first player wins, else Bob.
// In disguise: the subtraction game take/1,2,k. Theorem: where 3 does not divide k, k does no more
// than 1 or 2 and the lost heaps are the multiples of 3. Where it does, heap k is won by taking k,
// and everything repeats after k + 1: with r = n mod (k + 1) lost are the r < k that 3 divides.
// Traps: for 3 dividing k the period is k + 1.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_codeforces_1194d(Case& c) {
  const Heap n = c.number(0, 1'000'000'000);
  const std::uint64_t k = c.number(3, 1'000'000'000);
  if (c.board_wanted()) c.board("take/1,2," + std::to_string(k), {n});
  const Heap rest = k % 3 == 0 ? n % (k + 1) : n % 3;
  c.line(rest % 3 == 0 && rest != k ? "Bob" : "Alice");
}

}  // namespace

const Problem& codeforces_1194d_problem() {
  static const Problem problem{
      .name = "codeforces-1194d",
      .aliases = {},
      .title = {"1-2-K Game", "1-2-K 游戏"},
      .asks = {"A chip on a strip moves 1, 2 or k cells towards its beginning; whoever can’t move "
               "loses. Who wins?",
               "纸条上的棋子每次向左走 1、2 或 k 格，不能走者输。问谁必胜。"},
      .disguise = {"A subtraction game. If 3 does not divide k, the multiples of 3 are lost; if it "
                   "does, k is an exception, and everything repeats after k + 1.",
                   "减法游戏。3 不整除 k 时，3 的倍数先手必败；3 整除 k 时，k "
                   "这一堆先手必胜，此后以 k + 1 为周期。"},
      .traps = {"Not n mod 3 alone: for 3 dividing k the period is k + 1.",
                "3 整除 k 时周期是 k + 1，不能只看 n mod 3。"},
      .game = "take",
      .technique = "period",
      .chapter = 4,
      .frame = Frame::counted,
      .sample_input = "4\n0 3\n3 3\n3 4\n4 4\n",
      .sample_output = "Bob\nAlice\nBob\nAlice\n",
      .answer = answer_codeforces_1194d,
      .program =
          R"(// Multiples of 3 are lost. Where 3 divides k, heap k is won instead, and k + 1 is the period.
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  for (int n, k; t > 0 && std::scanf("%d %d", &n, &k) == 2; --t) {
    const int rest = k % 3 == 0 ? n % (k + 1) : n % 3;
    std::puts(rest % 3 == 0 && rest != k ? "Bob" : "Alice");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
