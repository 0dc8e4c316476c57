// AtCoder ARC 91 F, Strange Nim: heap i has A stones and a number K; from X stones 1 to floor(X /
// K) may be taken. Input: N up to 200, then N lines "A K", up to 10^9. Output: Takahashi where the
// first player wins, else Aoki. Also known as ARC 91 D by its address.
// In disguise: an own rule of two numbers, of which the second never changes. Theorem (taking-bound
// in docs/theorems.md): g(X) = X / K where K divides X, else g(X - floor(X / K) - 1). Steps with
// the same quotient q are made at once: of q + 1 stones each, until the remainder is gone. The
// quotient falls with each such stretch, and X falls by a share of 1 / K otherwise, so there are
// some 10^5 of them at most.
// Traps: step by step a heap of 10^9 with a middling K takes too long.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

namespace nimber::problems {
namespace {

/// Taking 1 to n / k: the value, with all steps of one quotient made at once.
Value strange_value(Heap n, std::uint64_t k, std::uint64_t& steps) {
  while (n >= k && n % k != 0) {
    const std::uint64_t step = n / k + 1;
    n -= (n % k + step - 1) / step * step;
    ++steps;
  }
  return n / k;
}

void answer_atcoder_arc091_f(Case& c) {
  constexpr std::uint64_t most = 1'000'000'000;
  const std::uint64_t count = c.number(1, 200);
  std::string state;
  Value sum = 0;
  std::uint64_t steps = 0;
  for (std::uint64_t i = 0; i < count && c.ok(); ++i) {
    const Heap n = c.number(1, most);
    const std::uint64_t k = c.number(1, most);
    sum ^= strange_value(n, k, steps);
    if (i > 0) state.push_back(';');
    append(state, n);
    state.push_back(',');
    append(state, k);
  }
  c.spend(steps);
  c.board("own/(n,k);i=1..n/k;n-=i");
  c.board_state(state);
  c.line(sum != 0 ? "Takahashi" : "Aoki");
}

}  // namespace

const Problem& atcoder_arc091_f_problem() {
  static const Problem problem{
      .name = "atcoder-arc091-f",
      .aliases = {"atcoder-arc091-d"},
      .title = {"Strange Nim", "奇怪的 Nim"},
      .asks = {"Each heap has a number K of its own; from a heap of X one takes 1 to X / K stones, "
               "rounded down. Does the first player win?",
               "每堆各有一个整数 K，从有 X 颗的堆里可取 1 至 ⌊X / K⌋ 颗。问先手能否获胜。"},
      .disguise = {"A sum of heaps whose SG values a table shows: X / K where K divides X, else "
                   "the value of X − ⌊X / K⌋ − 1. Steps with one quotient are taken together.",
                   "打表可见：K 整除 X 时 SG 值为 X / K，否则等于 X − ⌊X / K⌋ − 1 的 SG "
                   "值。商不变的若干步合并为一次除法，各堆再求异或和。"},
      .traps = {"One step at a time is too slow for a large X: as long as the quotient stays the "
                "same, jump.",
                "逐步递推太慢，商相同的步要一次跳完。"},
      .game = "own",
      .technique = "formula",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "2\n5 2\n3 3\n",
      .sample_output = "Aoki\n",
      .answer = answer_atcoder_arc091_f,
      .program =
          R"(// g(X) = X / K where K divides X, else g(X - X / K - 1). Steps with the same quotient at once.
#include <cstdio>

int main() {
  int n, sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  for (int x, k; n > 0 && std::scanf("%d %d", &x, &k) == 2; --n) {
    while (x >= k && x % k != 0) {
      const int step = x / k + 1;
      x -= (x % k + step - 1) / step * step;
    }
    sum ^= x / k;
  }
  std::puts(sum != 0 ? "Takahashi" : "Aoki");
}
)"};
  return problem;
}

}  // namespace nimber::problems
