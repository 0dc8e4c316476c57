// HDU 5795, A Simple Nim: heaps of sweets; a move takes any number from one heap, or splits a heap
// in three, none of them empty; who takes the last sweet wins. Input: T, at most 100, then T times
// n, at most 10^6, and n heaps, at most 10^9. Output: First player wins. or Second player wins.
// Theorem: a heap is worth its size, but 8k + 7 and 8k + 8 change places (a table tells the law; it
// is proven in docs/theorems.md, Taking any number or splitting). Traps: 7 and 8, not 8 and 9: the
// remainder of 8k + 8 is 0, and a heap of 0 stays 0.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_5795(Case& c) {
  const std::uint64_t heaps = c.number(1, 1'000'000);
  c.board("own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)");
  Value sum = 0;
  for (std::uint64_t i = 0; i < heaps && c.ok(); ++i) {
    const std::uint64_t heap = c.number(0, 1'000'000'000);
    c.board_part(heap);
    if (heap % 8 == 7)
      sum ^= heap + 1;
    else
      sum ^= heap % 8 == 0 && heap > 0 ? heap - 1 : heap;
  }
  c.line(sum != 0 ? "First player wins." : "Second player wins.");
}

}  // namespace

const Problem& hdu_5795_problem() {
  static const Problem problem{
      .name = "hdu-5795",
      .aliases = {},
      .title = {"A Simple Nim", "A Simple Nim"},
      .asks =
          {"Heaps; a move takes any number from one, or splits one in three that are not empty. "
           "Whoever takes the last one wins. Who?",
           "若干堆糖果，每次从一堆取任意颗，或把一堆分成三个非空的堆，取到最后一颗者胜。谁获胜？"},
      .disguise =
          {"Lasker’s Nim with a split in three. A table shows the values: n, but 8k + 7 and "
           "8k + 8 change places.",
           "可分成三堆的 Nim 游戏（Multi-SG）。打表可见 SG 值就是 n，只有 8k+7 与 8k+8 互换。"},
      .traps = {"8k + 8 has the remainder 0, and 0 itself stays 0.",
                "8k+8 除以 8 余 0；0 的值仍是 0。"},
      .game = "own",
      .technique = "formula",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "2\n2\n4 4\n3\n1 2 4\n",
      .sample_output = "Second player wins.\nFirst player wins.\n",
      .answer = answer_hdu_5795,
      .program = R"(// From a table: a heap of n is worth n, but 8k + 7 and 8k + 8 change places.
#include <cstdio>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    for (std::scanf("%d", &n); n > 0; --n) {
      int heap;
      std::scanf("%d", &heap);
      if (heap % 8 == 7)
        sum ^= heap + 1;
      else
        sum ^= heap % 8 == 0 && heap > 0 ? heap - 1 : heap;
    }
    std::puts(sum != 0 ? "First player wins." : "Second player wins.");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
