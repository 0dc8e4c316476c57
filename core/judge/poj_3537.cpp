// POJ 3537, Crosses and Crosses: players put crosses into a row of n cells in turn, and who makes
// three neighbours wins. Input: n, 3 to 2,000. Output: 1 where the first player wins, else 2. In
// disguise: Treblecross, which is the octal game 0.007 on n + 2. Theorem: a cross beside another or
// one cell off loses at once, since the other player makes three of them. So a cross takes its cell
// and two on either side, and who finds none left to take loses. Cross i leaves rows of i - 3 and
// n - i - 2 cells. Written as heaps two larger, they are i - 1 and n - i: three taken from n + 2,
// and what is left in two (Winning Ways, ch. 4). Traps: near an end a cross takes fewer than five
// cells; heaps of 0, 1 and 2 are such rows, with nothing to take.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_poj_3537(Case& c) {
  const std::uint64_t cells = c.number(3, 2'000);
  c.board("octal/0.007", {cells + 2});
  c.line(c.value("octal/0.007", {cells + 2}) != 0 ? "1" : "2");
}

}  // namespace

const Problem& poj_3537_problem() {
  static const Problem problem{
      .name = "poj-3537",
      .aliases = {},
      .title = {"Crosses and Crosses", "Crosses and Crosses"},
      .asks = {"Two players put crosses into the cells of a row in turn; whoever first makes three "
               "neighbours wins. Who does?",
               "一行 n 格，两人轮流在空格里画叉，先使三个叉相连者胜。谁胜？"},
      .disguise = {"Treblecross: a cross takes away its cell and two on either side. That is the "
                   "octal game 0.007 on n + 2.",
                   "一维三连珠：画一个叉就占去它和左右各两格，即 n + 2 颗的八进制游戏 0.007。"},
      .traps = {"Near an end a cross takes fewer than five cells.", "靠近两端的叉占不满五格。"},
      .game = "octal",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::once,
      .sample_input = "3\n",
      .sample_output = "1\n",
      .answer = answer_poj_3537,
      .program =
          R"(// Who puts a cross beside another, or one cell off, loses at once. So a cross takes
// its cell and two on either side, and the two rows that are left add up by XOR.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> value(n + 1);
  for (int cells = 1; cells <= n; ++cells) {
    std::vector<char> met(n + 1, 0);
    for (int i = 1; i <= cells; ++i)
      met[value[std::max(0, i - 3)] ^ value[std::max(0, cells - i - 2)]] = 1;
    while (met[value[cells]]) ++value[cells];
  }
  std::cout << (value[n] != 0 ? 1 : 2) << '\n';
}
)"};
  return problem;
}

}  // namespace nimber::problems
