// LeetCode 294, Flip Game II: a row of + and -; a move turns two neighbours ++ into --; who can't
// move loses. Input: a row of 1 to 60 signs a line. Output: true where the first player wins, else
// false.
// In disguise: Dawson's Kayles, octal 0.07, on the lengths of the runs of +; the board shows the
// row, o for + and a free cell for -. Theorem: a run of n becomes two runs a + b = n - 2, so its
// value is the mex of the XORs, see docs/theorems.md; a row is worth the XOR of its runs.
// Traps: trying out all rows takes exponential time, and remembering them helps a good deal less
// than values do.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

void answer_leetcode_294(Case& c) {
  constexpr std::size_t most = 60;
  const std::string row = c.word("+-", 1, most);
  std::array<unsigned, most + 1> values{};
  for (std::size_t n = 2; n <= most; ++n) {
    std::uint64_t seen = 0;
    for (std::size_t a = 0; a + 2 <= n; ++a)
      seen |= std::uint64_t{1} << (values[a] ^ values[n - 2 - a]);
    while ((seen >> values[n] & 1) != 0) ++values[n];
  }
  c.spend(most * most / 2);
  std::string cells;
  unsigned sum = 0;
  std::size_t run = 0;
  for (const char sign : row) {
    cells.push_back(sign == '+' ? 'o' : '.');
    run = sign == '+' ? run + 1 : 0;
    if (run > 0) sum ^= values[run] ^ values[run - 1];
  }
  c.board("row/oo->..");
  c.board_state(cells);
  c.line(sum != 0 ? "true" : "false");
}

}  // namespace

const Problem& leetcode_294_problem() {
  static const Problem problem{
      .name = "leetcode-294",
      .aliases = {},
      .title = {"Flip Game II", "翻转游戏 II"},
      .asks = {"A row of plus and minus signs. A move turns two neighbouring plus signs into minus "
               "signs; whoever can’t move loses. Does the first player win?",
               "一行加号和减号，每次把相邻的两个加号变成减号，不能走者输。先手能否必胜？"},
      .disguise = {"Dawson’s Kayles. Each run of plus signs is a game of its own, and a move "
                   "splits a run of n into two with n − 2 together.",
                   "即道森的凯尔斯（八进制游戏 0.07）。每段连续的加号各成一个游戏，一步把长 n "
                   "的一段分成总长 n − 2 的两段，各段 SG 值的异或和定胜负。"},
      .traps = {"Search over whole rows is exponential; SG values of the runs take n² steps.",
                "对整行搜索是指数级的；求各段的 SG 值只需 n² 步。"},
      .game = "row",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::by_line,
      .sample_input = "++++\n+\n",
      .sample_output = "true\nfalse\n",
      .answer = answer_leetcode_294,
      .program =
          R"(// Dawson's Kayles: a run of n falls into two with n - 2 together. Its SG value is
// the mex of their XORs, and the runs of a row are a sum.
#include <iostream>
#include <string>
#include <vector>

class Solution {
 public:
  bool canWin(std::string currentState) {
    const int length = static_cast<int>(currentState.size());
    std::vector<int> g(length + 1, 0);
    for (int n = 2; n <= length; ++n) {
      std::vector<bool> seen(64, false);
      for (int a = 0; a <= n - 2; ++a) seen[g[a] ^ g[n - 2 - a]] = true;
      while (seen[g[n]]) ++g[n];
    }
    int sum = 0, run = 0;
    for (const char sign : currentState + '-') {
      if (sign == '+') {
        ++run;
      } else {
        sum ^= g[run];
        run = 0;
      }
    }
    return sum != 0;
  }
};

int main() {
  Solution solution;
  for (std::string row; std::cin >> row;)
    std::cout << (solution.canWin(row) ? "true\n" : "false\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
