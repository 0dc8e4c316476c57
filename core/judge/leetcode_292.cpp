// LeetCode 292, Nim Game: of n stones the players take 1 to 3 in turn, who takes the last one wins.
// Input: n, 1 to 2^31 - 1, one a line. Output: true where the first player wins, else false.
// In disguise: Bash's game take/1..3. Theorem: lost when 4 divides n.
// Traps: a table of n entries is too large.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_leetcode_292(Case& c) {
  const Heap n = c.number(1, 2'147'483'647);
  c.board("take/1..3", {n});
  c.line(n % 4 != 0 ? "true" : "false");
}

}  // namespace

const Problem& leetcode_292_problem() {
  static const Problem problem{
      .name = "leetcode-292",
      .aliases = {},
      .title = {"Nim Game", "Nim 游戏"},
      .asks = {"One heap of stones; you move first and take one to three at a time, and whoever "
               "takes the last stone wins. Can you win?",
               "一堆石子，由你先手，轮流取一至三颗，取到最后一颗者获胜。你能否必胜？"},
      .disguise = {"Bash’s game, not Nim. When 4 divides n, every move of k is answered by 4 − k.",
                   "其实是巴什博弈。n 是 4 的倍数时先手必败：你取 k 颗，对手就取 4 − k 颗。"},
      .traps = {"n goes up to 2^31 − 1, so a table is out of reach.",
                "n 可达 2^31 − 1，不能打表。"},
      .game = "take",
      .technique = "bash",
      .chapter = 1,
      .frame = Frame::by_line,
      .sample_input = "4\n1\n2\n",
      .sample_output = "false\ntrue\ntrue\n",
      .answer = answer_leetcode_292,
      .program =
          R"(// Taking 1 to 3: lost exactly when 4 divides n.
#include <iostream>

class Solution {
 public:
  bool canWinNim(int n) { return n % 4 != 0; }
};

int main() {
  Solution solution;
  for (int n; std::cin >> n;) std::cout << (solution.canWinNim(n) ? "true\n" : "false\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
