// AtCoder ABC 172 F, Unfair Nim: Nim that Aoki begins; before it Takahashi moves stones from heap 1
// to heap 2, at least one being left, and wants to win. Input: N from 2 to 300, and the heaps up to
// 10^12. Output: how many stones at least, 0 where none are needed, or -1.
// In disguise: Nim; the board shows it before the move. Theorem: with S the first two heaps
// together and X the XOR of the others, heaps a + b = S with a XOR b = X are wanted. Since S = X +
// 2 (a AND b), a AND b is D = (S - X) / 2; that must be a whole number, not below 0, without a
// digit in common with X. Then a is D and any part of X's digits: the largest such a up to A1,
// taken from the highest digit on, and at least 1.
// Traps: heap 1 must not become empty; stones only go from the first heap to the second.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_atcoder_abc172_f(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(2, 300), 1, 1'000'000'000'000);
  if (!c.ok()) return;
  c.board("nim", heaps);
  const std::uint64_t both = heaps[0] + heaps[1];
  const Value others = nim_sum(heaps) ^ heaps[0] ^ heaps[1];
  if (both < others || (both - others) % 2 == 1) return c.line("-1");
  Heap first = (both - others) / 2;
  if ((first & others) != 0) return c.line("-1");
  for (unsigned bit = 41; bit-- > 0;) {
    const std::uint64_t digit = others & std::uint64_t{1} << bit;
    if (first + digit <= heaps[0]) first += digit;
  }
  if (first == 0 || first > heaps[0]) return c.line("-1");
  c.line(heaps[0] - first);
}

}  // namespace

const Problem& atcoder_abc172_f_problem() {
  static const Problem problem{
      .name = "atcoder-abc172-f",
      .aliases = {},
      .title = {"Unfair Nim", "不公平的 Nim"},
      .asks = {"Nim, and you move second. Before it begins you may move stones from the first heap "
               "to the second one, leaving at least one. How few make you win?",
               "Nim "
               "游戏，你是后手。开局前可以从第一堆移若干颗到第二堆，但第一堆至少留一颗。要必胜至少"
               "移几颗？"},
      .disguise = {"Nim: the XOR has to become 0, so two heaps of known sum and known XOR are "
                   "wanted. The digits that both have follow from these, the others are shared out "
                   "from the highest on.",
                   "Nim 游戏。须使异或和为 "
                   "0，即已知两堆之和与异或，求第一堆的最大可能。和减异或的一半是两堆共有的二进制位"
                   "，其余各位从高到低尽量分给第一堆。"},
      .traps = {"The first heap must keep at least one stone, and nothing comes back to it.",
                "第一堆不能移空，也不能从第二堆移回。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::once,
      .sample_input = "2\n5 3\n",
      .sample_output = "1\n",
      .answer = answer_atcoder_abc172_f,
      .program =
          R"(// a + b = S and a XOR b = X: a AND b is (S - X) / 2, and the digits of X are shared
// out, as many as fit to the first heap.
#include <cstdio>

int main() {
  int n;
  long long first, second, x = 0;
  if (std::scanf("%d %lld %lld", &n, &first, &second) != 3) return 1;
  for (long long heap; n > 2 && std::scanf("%lld", &heap) == 1; --n) x ^= heap;
  const long long rest = first + second - x;
  long long a = rest / 2;
  if (rest < 0 || rest % 2 != 0 || (a & x) != 0) {
    std::puts("-1");
    return 0;
  }
  for (int bit = 40; bit >= 0; --bit) {
    const long long digit = x & 1LL << bit;
    if (a + digit <= first) a += digit;
  }
  std::printf("%lld\n", a == 0 || a > first ? -1 : first - a);
}
)"};
  return problem;
}

}  // namespace nimber::problems
