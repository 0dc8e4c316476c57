// HDU 3537, Daizhenyang's Coin: one, two or three coins of a row are turned over, the rightmost of
// them from heads to tails; who can't move loses. Input: n, then the n places of the heads, from 0
// on, a case, to the end. Output: Yes where the first player LOSES, else No. In disguise: Mock
// Turtles. Theorem: a head on place x (from 0) is worth the x-th odious number, 2x or 2x + 1
// (Winning Ways, ch. 14). Traps: a place told twice is one head; Yes is for the loser; no head at
// all is lost. Places up to 10^18 are taken here.
#include <nimber/judge.hpp>
#include "values/mock_turtles.hpp"

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_3537(Case& c) {
  std::vector<std::uint64_t> heads = c.numbers(c.number());
  std::sort(heads.begin(), heads.end());
  heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
  if (c.board_wanted() && !heads.empty() && heads.back() < limits::page_parts) {
    std::string row(static_cast<std::size_t>(heads.back()) + 1, 'T');
    for (const std::uint64_t x : heads) row[static_cast<std::size_t>(x)] = 'H';
    c.board("coins/mock");
    c.board_state(row);
  }
  Value sum = 0;
  for (const std::uint64_t x : heads) sum ^= mock_turtles_value(x);
  c.line(sum == 0 ? "Yes" : "No");
}

}  // namespace

const Problem& hdu_3537_problem() {
  static const Problem problem{
      .name = "hdu-3537",
      .aliases = {},
      .title = {"Daizhenyang’s Coin", "Daizhenyang’s Coin"},
      .asks =
          {"A row of coins; a move turns over one, two or three of them, the rightmost of these "
           "from heads to tails. Who can’t move loses. Does the first player lose?",
           "一行硬币，每次翻动一至三枚，其中最右一枚须由正面翻成反面，不能翻者负。先手是否必败？"},
      .disguise = {"Mock Turtles. A head on place x, counted from 0, is worth the one of 2x and 2x "
                   "+ 1 that has an odd number of binary 1s (an odious number); lost where the XOR "
                   "of the values is 0.",
                   "翻硬币游戏“假海龟”。位置 x（从 0 数起）上正面的 SG 值，是 2x 与 2x + 1 "
                   "中二进制里 1 的个数为奇数的那个（可恶数）；异或和为 0 时先手必败。"},
      .traps = {"A place told twice is one head, and Yes is for the loser.",
                "重复的位置只算一枚；先手负时才输出 Yes。"},
      .game = "coins",
      .technique = "coins",
      .chapter = 10,
      .frame = Frame::to_end,
      .sample_input = "0\n1 0\n4 0 1 2 3\n",
      .sample_output = "Yes\nNo\nYes\n",
      .answer = answer_hdu_3537,
      .program =
          R"(// Mock Turtles: a head on place x is worth 2x or 2x + 1, whichever has an odd number of binary 1s.
#include <iostream>
#include <set>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, x;
  while (std::cin >> n) {
    std::set<int> heads;
    for (; n > 0 && std::cin >> x; --n) heads.insert(x);
    int sum = 0;
    for (int place : heads) sum ^= 2 * place + (__builtin_popcount(place) % 2 == 0);
    std::cout << (sum == 0 ? "Yes\n" : "No\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
