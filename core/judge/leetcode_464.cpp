// LeetCode 464, Can I Win: the numbers 1 .. m, each to be chosen once; whoever brings the total to
// the desired one, or above it, wins. Input: "m total" a line, m from 1 to 20, total from 0 to 300.
// Output: true where the first player can force a win, else false.
// In disguise: a game on sets of numbers; the board shows what is still missing from the total, and
// a cell for each number, 1 while it is free. Which sets are won is found backwards, from the full
// set on: in 2^m m steps. Where the desired total is more than 1 + .. + m nobody ever reaches it,
// and the answer is false; for the total 0 the judge wants true. Both are no positions of the
// board's.
// Traps: those two cases; the set tells the total, so that it is no second index of the table.
#include <nimber/judge.hpp>

#include <bit>
#include <vector>

namespace nimber::problems {
namespace {

void answer_leetcode_464(Case& c) {
  const std::uint64_t m = c.number(1, 20);
  const std::uint64_t total = c.number(0, 300);
  if (total == 0) return c.line("true");
  if (total > m * (m + 1) / 2) return c.line("false");
  if (c.board_wanted()) {
    c.board("own/x[];x[1]>0;i=2..len(x);x[i]==1;x[1]=max(0,x[1]-i+1);x[i]=0");
    c.board_part(total);
    for (std::uint64_t i = 0; i < m; ++i) c.board_part(1);
  }
  if (total <= m) return c.line("true");
  const std::uint32_t sets = std::uint32_t{1} << m;
  std::vector<bool> won(sets);
  c.spend(sets);
  for (std::uint32_t set = sets; set-- > 0;) {
    std::uint64_t sum = 0;
    for (std::uint32_t rest = set; rest != 0; rest &= rest - 1)
      sum += static_cast<std::uint64_t>(std::countr_zero(rest)) + 1;
    if (sum >= total) continue;
    for (std::uint32_t free = ~set & (sets - 1); free != 0 && !won[set]; free &= free - 1)
      won[set] = !won[set | (free & (~free + 1))];
  }
  c.line(won[0] ? "true" : "false");
}

}  // namespace

const Problem& leetcode_464_problem() {
  static const Problem problem{
      .name = "leetcode-464",
      .aliases = {},
      .title = {"Can I Win", "我能赢吗"},
      .asks =
          {"The players choose numbers from 1 to m in turn, no number twice. Whoever brings the "
           "sum of all chosen numbers to a given total or above it wins. Does the first player?",
           "双方轮流从 1 至 m "
           "中选数，选过的不能再选，使所选各数之和达到或超过给定总数者获胜。先手能否必胜？"},
      .disguise = {"A game on sets: what has been chosen says all. At most 2^20 sets, and a set is "
                   "won when some choice leaves a lost one.",
                   "局面就是已选数的集合，至多 2^20 "
                   "个。某个选择能使对手先手必败，则先手必胜；用状态压缩倒推。"},
      .traps = {"The total may be out of reach, which is false, or 0, which is true.",
                "总数太大达不到时答 false，总数为 0 时答 true。"},
      .game = "own",
      .technique = "search",
      .chapter = 12,
      .frame = Frame::by_line,
      .sample_input = "10 11\n10 0\n10 1\n",
      .sample_output = "false\ntrue\ntrue\n",
      .answer = answer_leetcode_464,
      .program =
          R"(// The set of the chosen numbers is the position: won when some choice leaves a lost one.
#include <iostream>
#include <vector>

class Solution {
 public:
  bool canIWin(int maxChoosableInteger, int desiredTotal) {
    m = maxChoosableInteger;
    if (desiredTotal <= 0) return true;
    if (desiredTotal > m * (m + 1) / 2) return false;
    known.assign(1 << m, 0);
    return wins(0, desiredTotal);
  }

 private:
  bool wins(int chosen, int missing) {
    if (known[chosen] != 0) return known[chosen] == 1;
    bool won = false;
    for (int i = m; i >= 1 && !won; --i)
      if (!(chosen >> (i - 1) & 1))
        won = i >= missing || !wins(chosen | 1 << (i - 1), missing - i);
    known[chosen] = won ? 1 : 2;
    return won;
  }

  int m = 0;
  std::vector<char> known;
};

int main() {
  Solution solution;
  for (int m, total; std::cin >> m >> total;)
    std::cout << (solution.canIWin(m, total) ? "true\n" : "false\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
