// LeetCode 810, Chalkboard XOR Game: numbers on a board; a player whose turn begins with the XOR 0
// wins; else one number is erased, and whoever erases so that the XOR becomes 0 loses. Input: a
// line of the numbers, 0 to 65,535 (the statement has up to 1,000). Output: true where the first
// player wins, else false.
// In disguise: parity. Theorem: won exactly when the XOR is 0 or the count is even. With an even
// count and an XOR s that is not 0 some number can be erased without making it 0: else all numbers
// were s, and an even number of them have the XOR 0. That leaves an odd count with an XOR other
// than 0, which is lost: every erasing leaves the XOR 0, or an even count.
// No game of the board's: it ends by the XOR.
// Traps: an empty board has the XOR 0.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_leetcode_810(Case& c) {
  std::vector<std::uint64_t> numbers;
  Value sum = 0;
  do {
    numbers.push_back(c.number(0, 65'535));
    sum ^= numbers.back();
  } while (c.more_on_line());
  c.line(sum == 0 || numbers.size() % 2 == 0 ? "true" : "false");
}

}  // namespace

const Problem& leetcode_810_problem() {
  static const Problem problem{
      .name = "leetcode-810",
      .aliases = {},
      .title = {"Chalkboard XOR Game", "黑板异或游戏"},
      .asks = {"Numbers on a board are erased in turn. Whoever makes the XOR of the rest 0 loses; "
               "a turn that begins with the XOR 0 is won. Does the first player win?",
               "双方轮流擦去黑板上的一个数，擦后余下各数的异或和为 0 者输；轮到某人时异或和已是 "
               "0，则此人获胜。先手能否必胜？"},
      .disguise = {"Parity. With an even count some number can always be erased safely, and the "
                   "other player is left with an odd count: from there each erasing loses or "
                   "leaves an even count.",
                   "看个数的奇偶。个数为偶数时总能安全地擦去一个，把奇数个留给对手；奇数个且异或和"
                   "不为 0 时，怎样擦都会立即输，或把偶数个留给对手。"},
      .traps = {"With nothing left the XOR is 0.", "全部擦完时异或和也是 0。"},
      .game = "",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::by_line,
      .sample_input = "1 1 2\n0 1\n1 2 3\n",
      .sample_output = "false\ntrue\ntrue\n",
      .answer = answer_leetcode_810,
      .program =
          R"(// Won exactly when the XOR is 0 already, or the count is even: then some number is safe to erase.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

class Solution {
 public:
  bool xorGame(std::vector<int>& nums) {
    int sum = 0;
    for (const int n : nums) sum ^= n;
    return sum == 0 || nums.size() % 2 == 0;
  }
};

int main() {
  Solution solution;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::vector<int> nums;
    for (int n; words >> n;) nums.push_back(n);
    if (!nums.empty()) std::cout << (solution.xorGame(nums) ? "true\n" : "false\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
