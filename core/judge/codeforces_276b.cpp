// Codeforces 276 B, Little Girl and Game: a string of letters; a player who can arrange its letters
// to a palindrome when the own turn begins wins, and erases any letter otherwise. Input: a word of
// 1 to 1,000 letters a .. z. Output: First or Second.
// In disguise: parity. Theorem: the letters make a palindrome when at most one of them occurs an
// odd number of times. Each move changes the number of such letters by one, so with m of them at
// first, the first player meets it at 0 or 1 if m is odd or 0, and the second one otherwise: from m
// = 2, 4 .. the other can always go on towards it.
// No game of the board's: it ends by the letters.
// Traps: m = 0 is the first player's.
#include <nimber/judge.hpp>

#include <algorithm>
#include <array>

namespace nimber::problems {
namespace {

void answer_codeforces_276b(Case& c) {
  const std::string text = c.word("abcdefghijklmnopqrstuvwxyz", 1, 1'000);
  std::array<bool, 26> odd{};
  for (const char letter : text) odd[static_cast<std::size_t>(letter - 'a')] ^= true;
  const auto count = std::count(odd.begin(), odd.end(), true);
  c.line(count == 0 || count % 2 == 1 ? "First" : "Second");
}

}  // namespace

const Problem& codeforces_276b_problem() {
  static const Problem problem{
      .name = "codeforces-276b",
      .aliases = {},
      .title = {"Little Girl and Game", "小姑娘与游戏"},
      .asks =
          {"A string of letters. Whoever can arrange the letters to a palindrome at the beginning "
           "of the own turn wins; otherwise one letter is erased. Who wins?",
           "给定一串字母，轮到某人时若能把字母重排成回文则此人获胜，否则擦去一个字母。问谁必胜。"},
      .disguise = {"Parity. What counts is how many letters occur an odd number of times: each "
                   "move changes that by one, and at 0 or 1 there is a palindrome.",
                   "看奇偶。只看出现奇数次的字母有几种：每步加一或减一，为 0 或 1 时能排成回文。为 "
                   "0 或奇数时先手必胜，否则后手必胜。"},
      .traps = {"With no letter an odd number of times the first player wins at once.",
                "没有出现奇数次的字母时，先手立即获胜。"},
      .game = "",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::once,
      .sample_input = "aba\n",
      .sample_output = "First\n",
      .answer = answer_codeforces_276b,
      .program =
          R"(// m letters occur an odd number of times; each move changes m by one, and 0 or 1 is a palindrome.
#include <algorithm>
#include <iostream>
#include <string>

int main() {
  std::string s;
  std::cin >> s;
  int m = 0;
  for (char letter = 'a'; letter <= 'z'; ++letter)
    m += static_cast<int>(std::count(s.begin(), s.end(), letter) % 2);
  std::cout << (m == 0 || m % 2 == 1 ? "First\n" : "Second\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
