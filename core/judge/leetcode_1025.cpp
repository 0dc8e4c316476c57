// LeetCode 1025, Divisor Game: a number n; a move subtracts a divisor of it that is smaller than
// itself; who can't move loses. Input: n, 1 to 1,000, one a line. Output: true where the first
// player wins, else false.
// In disguise: taking a proper divisor. Theorem: won exactly when n is even. All divisors of an odd
// number are odd, so from it one comes to an even one; from an even one subtract 1. (The values are
// the number of factors 2, see divisors in docs/theorems.md.)
// Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_leetcode_1025(Case& c) {
  const Heap n = c.number(1, 1'000);
  c.board("own/n;k=divisors(n);k<n;n-=k", {n});
  c.line(n % 2 == 0 ? "true" : "false");
}

}  // namespace

const Problem& leetcode_1025_problem() {
  static const Problem problem{
      .name = "leetcode-1025",
      .aliases = {},
      .title = {"Divisor Game", "除数博弈"},
      .asks = {"A number n. A move chooses a divisor of the current number, smaller than it, and "
               "subtracts it; whoever can’t move loses. Does the first player win?",
               "一个数 n，每次选当前数的一个小于自身的约数并减去它，不能走者输。先手能否必胜？"},
      .disguise = {"Parity. An odd number has only odd divisors, so every move from it leaves an "
                   "even one; from an even number subtract 1.",
                   "看奇偶。奇数的约数都是奇数，从奇数只能走到偶数；从偶数减 1 "
                   "就把奇数留给对手。所以偶数先手必胜，奇数先手必败。"},
      .traps = {"", ""},
      .game = "own",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::by_line,
      .sample_input = "2\n3\n",
      .sample_output = "true\nfalse\n",
      .answer = answer_leetcode_1025,
      .program =
          R"(// Won exactly when n is even: subtract 1, and from an odd number every move leads to an even one.
#include <iostream>

class Solution {
 public:
  bool divisorGame(int n) { return n % 2 == 0; }
};

int main() {
  Solution solution;
  for (int n; std::cin >> n;) std::cout << (solution.divisorGame(n) ? "true\n" : "false\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
