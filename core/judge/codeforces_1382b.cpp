// Codeforces 1382 B, Sequential Nim: heaps in a row; a move takes any number of stones from the
// first heap that is not empty; who can't move loses. Input: t up to 1,000, then t times n and n
// heaps, up to 10^9, n up to 100,000 in all tests together. Output: First or Second.
// In disguise: an own rule on a row, of which the first cell goes down, or falls away. Theorem:
// whoever comes to a heap of more than 1 decides who comes to the next one, by taking all of it or
// all but 1, and wins. Before it each heap of 1 passes the turn on. So the first player wins when
// an even number of ones comes first; if there are only ones, when their number is odd.
// Traps: it is no XOR: the heaps are not open at the same time.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_codeforces_1382b(Case& c) {
  constexpr std::size_t most_cells = 64;
  const std::vector<Heap> heaps = c.numbers(c.number(1, 100'000), 1, 1'000'000'000);
  if (!c.ok()) return;
  if (heaps.size() <= most_cells)
    c.board("own/x[];k=1..x[1]-1;x[1]-=k|x[1]>0;=>x[2..len(x)]", heaps);
  const auto decides = std::find_if(heaps.begin(), heaps.end(), [](Heap n) { return n > 1; });
  const auto ones = static_cast<std::size_t>(decides - heaps.begin());
  const bool first = decides == heaps.end() ? ones % 2 == 1 : ones % 2 == 0;
  c.line(first ? "First" : "Second");
}

}  // namespace

const Problem& codeforces_1382b_problem() {
  static const Problem problem{
      .name = "codeforces-1382b",
      .aliases = {},
      .title = {"Sequential Nim", "顺序 Nim"},
      .asks = {"Heaps in a row. A move takes any number of stones from the first heap that is not "
               "empty; whoever can’t move loses. Who wins?",
               "若干堆石子排成一行，每次只能从第一个非空的堆取走任意多颗，不能取者输。问谁必胜。"},
      .disguise = {"Stay or give: whoever meets a heap of more than one may take it all, or leave "
                   "one and have the other take that. So the first such heap decides, and the ones "
                   "before it only pass the turn on.",
                   "遇到不止一颗的堆，可以取光，也可以留一颗让对手取，总能掌握主动。所以第一个大于 "
                   "1 的堆决定胜负，它前面的 1 只是轮换先后手。"},
      .traps = {"No XOR: only one heap is open at a time.",
                "各堆不能同时取，不是游戏之和，不能求异或和。"},
      .game = "own",
      .technique = "stay-or-give",
      .chapter = 2,
      .frame = Frame::counted,
      .sample_input =
          "7\n3\n2 5 4\n8\n1 1 1 1 1 1 1 1\n6\n1 2 3 4 5 6\n6\n1 1 2 1 2 2\n1\n1000000000\n5\n1 2 "
          "2 1 1\n3\n1 1 1\n",
      .sample_output = "First\nSecond\nSecond\nFirst\nFirst\nSecond\nFirst\n",
      .answer = answer_codeforces_1382b,
      .program =
          R"(// The first heap above 1 decides: take it whole, or leave one. Ones before it pass the turn on.
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, ones = 0;
    bool only_ones = true;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int heap; n > 0 && std::scanf("%d", &heap) == 1; --n) {
      only_ones = only_ones && heap == 1;
      if (only_ones) ++ones;
    }
    std::puts((ones % 2 == 1) == only_ones ? "First" : "Second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
