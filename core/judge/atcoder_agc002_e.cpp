// AtCoder AGC 2 E, Candy Piles: heaps of candies; a move eats the largest heap whole, or one candy
// of each heap that is left; who eats the last candy loses. Input: N up to 100,000, and the heaps
// up to 10^9. Output: First or Second.
// In disguise: a walk on a staircase, misere: sort the heaps downwards and draw them as columns;
// eating the largest heap is a step right, eating one of each a step up, and whoever steps past the
// border has lost. Theorem: a cell is lost exactly when its neighbour diagonally above is, if that
// is within. If that one is lost, both steps from the cell lead to cells with a step onto it, which
// are won. If it is won, one of its steps leads to a lost cell within; that cell is the diagonal
// neighbour of one that our cell has a step to, which is lost too, by induction. So from the corner
// go diagonally as far as possible; from there both ways are straight lines, on which parity
// decides: lost exactly when both lengths are even.
// The board shows the heaps as a row of an own rule, misere, up to 64 of them.
// Traps: the heaps come unsorted.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_atcoder_agc002_e(Case& c) {
  constexpr std::size_t most_cells = 64;
  std::vector<Heap> heaps = c.numbers(c.number(1, 100'000), 1, 1'000'000'000);
  if (!c.ok()) return;
  std::sort(heaps.begin(), heaps.end());
  if (heaps.size() <= most_cells) {
    c.board("own/x{};max(x)>0;x[len(x)]=0|max(x)>0;x[1..len(x)]=max(0,it-1)", heaps);
    c.board_misere();
  }
  std::reverse(heaps.begin(), heaps.end());
  std::size_t at = 0;
  while (at + 1 < heaps.size() && heaps[at + 1] > at + 1) ++at;
  const Heap up = heaps[at] - at - 1;
  std::uint64_t right = 0;
  while (at + right + 1 < heaps.size() && heaps[static_cast<std::size_t>(at + right + 1)] > at)
    ++right;
  c.line(up % 2 == 0 && right % 2 == 0 ? "Second" : "First");
}

}  // namespace

const Problem& atcoder_agc002_e_problem() {
  static const Problem problem{
      .name = "atcoder-agc002-e",
      .aliases = {},
      .title = {"Candy Piles", "糖果堆"},
      .asks = {"Heaps of candies. A move eats the largest heap whole, or one candy of every heap; "
               "whoever eats the last candy loses. Who wins?",
               "有若干堆糖果，每次吃掉最大的一堆，或从每堆各吃一颗，吃到最后一颗者输。问谁必胜。"},
      .disguise =
          {"A walk on a staircase: with the heaps sorted and drawn as columns, one move goes "
           "right, the other one up, and nobody wants to leave the picture. Cells along a diagonal "
           "are alike, so go as far as it leads; then parity of the two ways decides.",
           "堆从大到小排成柱状图，两种走法就是从左下角向右或向上走一格，走出边界者输。同一斜线上的"
           "格子胜负相同，沿斜线走到头，再看向上、向右的余下格数：都是偶数则先手必败。"},
      .traps = {"Sort the heaps first. The last candy loses, so the border itself is won.",
                "先要排序；吃到最后一颗的人输，属反常规则。"},
      .game = "own",
      .technique = "parity",
      .chapter = 6,
      .frame = Frame::once,
      .sample_input = "2\n1 3\n",
      .sample_output = "First\n",
      .answer = answer_atcoder_agc002_e,
      .program =
          R"(// As columns, sorted: a move goes right or up, and who leaves the picture loses.
// Cells along the diagonal are alike; at its end parity decides.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
  int n;
  if (std::scanf("%d", &n) != 1) return 1;
  std::vector<int> heaps(n);
  for (int& heap : heaps)
    if (std::scanf("%d", &heap) != 1) return 1;
  std::sort(heaps.begin(), heaps.end(), std::greater<int>());
  int at = 0;
  while (at + 1 < n && heaps[at + 1] > at + 1) ++at;
  const int up = heaps[at] - at - 1;
  int right = 0;
  while (at + right + 1 < n && heaps[at + right + 1] > at) ++right;
  std::puts(up % 2 == 0 && right % 2 == 0 ? "Second" : "First");
}
)"};
  return problem;
}

}  // namespace nimber::problems
