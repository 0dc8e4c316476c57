// AtCoder ABC 297 G, Constrained Nim 2: heaps, from which L to R stones are taken; who can't take
// any loses. Input: N up to 200,000, L and R, then the heaps, up to 10^9. Output: First or Second.
// In disguise: take/L..R. Theorem (take-interval in docs/theorems.md): a heap of A is worth
// floor((A mod (L + R)) / L).
// Traps: the period is L + R, not R + 1, unless L is 1.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

namespace nimber::problems {
namespace {

void answer_atcoder_abc297_g(Case& c) {
  constexpr std::uint64_t most = 1'000'000'000;
  const std::uint64_t count = c.number(1, 200'000);
  const std::uint64_t low = c.number(1, most);
  const std::uint64_t high = c.number(low, most);
  const std::vector<Heap> heaps = c.numbers(count, 1, most);
  if (c.board_wanted()) {
    std::string rule = "take/";
    append(rule, low);
    if (low < high) append(rule.append(".."), high);
    c.board(rule, heaps);
  }
  Value sum = 0;
  for (const Heap heap : heaps) sum ^= heap % (low + high) / low;
  c.line(sum != 0 ? "First" : "Second");
}

}  // namespace

const Problem& atcoder_abc297_g_problem() {
  static const Problem problem{
      .name = "atcoder-abc297-g",
      .aliases = {},
      .title = {"Constrained Nim 2", "限量 Nim 2"},
      .asks = {"Heaps of stones; a move takes at least L and at most R from one of them, and "
               "whoever can’t move loses. Who wins?",
               "有若干堆石子，每次从一堆取走至少 L 颗、至多 R 颗，不能取者输。问谁必胜。"},
      .disguise = {"A sum of subtraction games. The SG values of a heap rise by 1 every L stones "
                   "and begin anew every L + R.",
                   "若干个减法游戏之和。SG 值每 L 颗加一，每 L + R 颗从头开始：⌊(A mod (L + R)) / "
                   "L⌋，再求异或和。"},
      .traps = {"The period is L + R. It is R + 1 for L = 1 only.",
                "周期是 L + R，只有 L = 1 时才是 R + 1。"},
      .game = "take",
      .technique = "period",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "3 1 2\n2 3 3\n",
      .sample_output = "First\n",
      .answer = answer_atcoder_abc297_g,
      .program =
          R"(// Taking L to R, a heap of A is worth (A mod (L + R)) / L.
#include <cstdio>

int main() {
  int n, sum = 0;
  long long low, high, heap;
  if (std::scanf("%d %lld %lld", &n, &low, &high) != 3) return 1;
  for (; n > 0 && std::scanf("%lld", &heap) == 1; --n)
    sum ^= static_cast<int>(heap % (low + high) / low);
  std::puts(sum != 0 ? "First" : "Second");
}
)"};
  return problem;
}

}  // namespace nimber::problems
