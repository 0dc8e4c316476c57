// POJ 1704, Georgia and Bob: coins on a strip slide left, never onto or past another; who can't
// move loses. Input: T, then T times n and n squares from 1 on. Output: Georgia will win, or Bob
// will win. In disguise: Nim on the gaps of the coins, paired from the right end (a coin left over
// is paired with the border); the theorem of the staircase, see rules/staircase.hpp. Traps: the
// squares come unsorted. Two coins on one square are an error here.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_poj_1704(Case& c) {
  std::vector<std::uint64_t> coins = c.numbers(c.number(), 1);
  std::sort(coins.begin(), coins.end());
  c.want_distinct(coins);
  c.board("strip", coins);
  c.line(c.value("strip", coins) != 0 ? "Georgia will win" : "Bob will win");
}

}  // namespace

const Problem& poj_1704_problem() {
  static const Problem problem{
      .name = "poj-1704",
      .aliases = {},
      .title = {"Georgia and Bob", "Georgia and Bob"},
      .asks = {"Coins stand on a strip of squares; a move slides one of them to the left, not onto "
               "or past another. Who can’t move loses. Who wins?",
               "一行方格上有若干棋子，每次把一枚向左移任意格，不得到达或越过其他棋子，不能移动者负"
               "。谁胜？"},
      .disguise = {"Coins on a strip: staircase Nim on the gaps.",
                   "移动棋子：以空格数为石子数的阶梯博弈。"},
      .traps = {"The squares come unsorted; a coin left over pairs with the border.",
                "位置未排序；多出的一枚与边界配对。"},
      .game = "strip",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::counted,
      .sample_input = "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
      .sample_output = "Bob will win\nGeorgia will win\n",
      .answer = answer_poj_1704,
      .program =
          R"(// Coins are paired from the right: Nim on the gaps. A gap that grows is followed up.
// One left over is paired with the border.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int t, n;
  for (std::cin >> t; t > 0 && std::cin >> n; --t) {
    std::vector<int> at(n);
    for (int& x : at) std::cin >> x;
    if (n % 2 == 1) at.push_back(0);
    std::sort(at.begin(), at.end());
    int sum = 0;
    for (std::size_t i = 0; i < at.size(); i += 2) sum ^= at[i + 1] - at[i] - 1;
    std::cout << (sum != 0 ? "Georgia will win\n" : "Bob will win\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
