// Codeforces 1396 B (1397 D), Stoned Game: heaps; a move takes one stone, but not from the heap
// that the other player has just taken from; who can't move loses. Input: t up to 100, then t times
// n up to 100 and the heaps up to 100. Output: T where the first player wins, else HL.
// In disguise: an own rule on a row, whose first cell is the number of the heap that was last taken
// from. Theorem: with a heap that has more stones than all others together the first player takes
// from it again and again, and the other runs out. Else everything is taken in the end: the player
// to move takes from the largest heap that is open, and no heap gets more than half (of the stones
// left, the one just taken from aside), so parity of all stones decides.
// Traps: a heap that has as many as all the others together is no reason to win.
#include <nimber/judge.hpp>

#include <algorithm>
#include <numeric>

namespace nimber::problems {
namespace {

void answer_codeforces_1396b(Case& c) {
  constexpr std::size_t most_cells = 64;
  const std::vector<Heap> heaps = c.numbers(c.number(1, 100), 1, 100);
  if (!c.ok()) return;
  if (heaps.size() < most_cells) {
    c.board("own/x[];i=2..len(x);i!=x[1];x[i]-=1;x[1]=i");
    c.board_part(0);
    for (const Heap heap : heaps) c.board_part(heap);
  }
  const auto sum = std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
  const Heap largest = *std::max_element(heaps.begin(), heaps.end());
  c.line(2 * largest > sum || sum % 2 == 1 ? "T" : "HL");
}

}  // namespace

const Problem& codeforces_1396b_problem() {
  static const Problem problem{
      .name = "codeforces-1396b",
      .aliases = {"codeforces-1397d"},
      .title = {"Stoned Game", "Stoned Game"},
      .asks = {"Heaps of stones. A move takes one stone, but not from the heap that the opponent "
               "has just taken from; whoever can’t move loses. Who wins?",
               "有若干堆石子，每次取一颗，但不能从对手刚取过的那一堆取，不能取者输。问谁必胜。"},
      .disguise = {"Parity, but for one case: with a heap of more than all others together the "
                   "first player keeps taking from it. Else all stones are taken in the end.",
                   "一般看总数的奇偶：石子最终会被取完，总数为奇数时先手必胜。例外：某一堆比其余各"
                   "堆之和还多，先手一直取这一堆就能获胜。"},
      .traps = {"The largest heap has to have more than the others together, not as many.",
                "最大堆须严格多于其余之和。"},
      .game = "own",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::counted,
      .sample_input = "2\n1\n2\n2\n1 1\n",
      .sample_output = "T\nHL\n",
      .answer = answer_codeforces_1396b,
      .program =
          R"(// With a heap of more than half the first player takes from it alone; else parity decides.
#include <algorithm>
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, sum = 0, largest = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int heap; n > 0 && std::scanf("%d", &heap) == 1; --n) {
      sum += heap;
      largest = std::max(largest, heap);
    }
    std::puts(2 * largest > sum || sum % 2 == 1 ? "T" : "HL");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
