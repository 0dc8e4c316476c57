// LeetCode 1510, Stone Game IV: one heap; a move takes a square number of stones; who can't move
// loses. Input: n, 1 to 100,000, one a line. Output: true where the first player wins, else false.
// In disguise: the subtraction game take/square. No law of its lost heaps is known; a table
// answers.
// Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_leetcode_1510(Case& c) {
  const Heap n = c.number(1, 100'000);
  c.board("take/square", {n});
  c.line(c.value("take/square", {n}) != 0 ? "true" : "false");
}

}  // namespace

const Problem& leetcode_1510_problem() {
  static const Problem problem{
      .name = "leetcode-1510",
      .aliases = {},
      .title = {"Stone Game IV", "石子游戏 IV"},
      .asks = {"One heap of stones; a move takes 1, 4, 9, 16 … of them, and whoever can’t move "
               "loses. Does the first player win?",
               "一堆石子，每次取走 1、4、9、16……颗（完全平方数），不能取者输。先手能否必胜？"},
      .disguise = {"A subtraction game with the squares as its set. No law is known: a table of "
                   "who wins, from small heaps to large ones.",
                   "以全体平方数为取法集合的减法游戏。没有已知的规律，从小到大打表即可。"},
      .traps = {"n times the root of n is 3 · 10^7 steps: only who wins is needed, and one lost "
                "heap to go to is enough.",
                "共约 n√n 即 3 · 10^7 步，只需判断胜负，找到一个能走到的 P 态就可停。"},
      .game = "take",
      .technique = "table",
      .chapter = 2,
      .frame = Frame::by_line,
      .sample_input = "1\n2\n4\n",
      .sample_output = "true\nfalse\ntrue\n",
      .answer = answer_leetcode_1510,
      .program =
          R"(// A heap is won exactly when some square number can be taken that leaves a lost one.
#include <iostream>
#include <vector>

class Solution {
 public:
  bool winnerSquareGame(int n) {
    for (int heap = static_cast<int>(won.size()); heap <= n; ++heap) {
      won.push_back(false);
      for (int k = 1; k * k <= heap && !won[heap]; ++k) won[heap] = !won[heap - k * k];
    }
    return won[n];
  }

 private:
  std::vector<bool> won = {false};
};

int main() {
  Solution solution;
  for (int n; std::cin >> n;) std::cout << (solution.winnerSquareGame(n) ? "true\n" : "false\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
