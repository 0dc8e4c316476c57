// Luogu P1247, taking matches: Nim; who takes the last match wins. Input: k, at most 500,000, and k
// heaps, 1 to 10^9. Output: lose where the first player does; else "a b", take a from heap b, with
// the least b, and the heaps that are left. Theorem: Bouton; a heap h wins where h xor the nim-sum
// is less than h, and that is what is left of it. Traps: the number to take comes before the
// heap's.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_luogu_p1247(Case& c) {
  std::vector<std::uint64_t> heaps = c.numbers(c.number(1, 500'000), 1, 1'000'000'000);
  if (!c.ok()) return;
  c.board("nim", heaps);
  Value sum = 0;
  for (const std::uint64_t heap : heaps) sum ^= heap;
  if (sum == 0) return c.line("lose");
  std::size_t at = 0;
  while ((heaps[at] ^ sum) > heaps[at]) ++at;
  const std::uint64_t left = heaps[at] ^ sum;
  c.write(heaps[at] - left);
  c.write(" ");
  c.line(at + 1);
  heaps[at] = left;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (i > 0) c.write(" ");
    c.write(heaps[i]);
  }
  c.line("");
}

}  // namespace

const Problem& luogu_p1247_problem() {
  static const Problem problem{
      .name = "luogu-p1247",
      .aliases = {},
      .title = {"Taking matches", "取火柴游戏"},
      .asks =
          {"Heaps of matches; a move takes any number from one heap, and whoever takes the last "
           "match wins. Tell a winning first move, from the first heap that has one.",
           "若干堆火柴，每次从一堆取任意根，取走最后一根者胜。先手必胜时输出编号最小的堆上的必胜取"
           "法。"},
      .disguise = {"Nim and its winning move: from a heap h leave h xor the nim-sum, where that is "
                   "less.",
                   "Nim 游戏的必胜走法：设异或和为 s，若 h⊕s 小于 h，就把这堆取到剩 h⊕s 根。"},
      .traps = {"The number to take comes before the number of the heap.",
                "先输出取的根数，后输出堆号。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::once,
      .sample_input = "3\n3 6 9\n",
      .sample_output = "4 3\n3 6 5\n",
      .answer = answer_luogu_p1247,
      .program =
          R"(// Bouton: with nim-sum s, a heap h has a winning move where h ^ s < h, which leaves h ^ s.
#include <cstdio>
#include <vector>

int main() {
  int k, sum = 0;
  std::scanf("%d", &k);
  std::vector<int> heaps(k);
  for (int& heap : heaps) {
    std::scanf("%d", &heap);
    sum ^= heap;
  }
  if (sum == 0) {
    std::puts("lose");
    return 0;
  }
  int at = 0;
  while ((heaps[at] ^ sum) > heaps[at]) ++at;
  std::printf("%d %d\n", heaps[at] - (heaps[at] ^ sum), at + 1);
  heaps[at] ^= sum;
  for (const int heap : heaps) std::printf("%d ", heap);
}
)"};
  return problem;
}

}  // namespace nimber::problems
