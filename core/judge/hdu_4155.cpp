// HDU 4155, The Game of 31: four cards each of 1 to 6; the players take turns to lay one on the
// heap, whose sum must not exceed 31; who can't lay one loses. Input: a line of digits a game, the
// cards laid so far, to the end. Output: the digits, a space, and A or B, who wins the rest; A
// began. Theorem: backward induction over the 5^6 numbers of cards left, which also tell the sum.
// Traps: an odd number of cards means that B is to move. A line without digits is not read as a
// game here, as no reader of words would see it.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

using CardsLeft = std::array<std::size_t, 6>;

/// won[number], the number's digits to base 5 being how many cards of 1, 2 ... are laid.
std::vector<char> all_card_games() {
  std::vector<char> won(15'625, 0);
  for (std::size_t number = won.size(); number-- > 0;) {
    std::size_t sum = 0;
    std::size_t rest = number;
    CardsLeft laid{};
    for (std::size_t card = 1; card <= 6; ++card, rest /= 5) {
      laid[card - 1] = rest % 5;
      sum += card * laid[card - 1];
    }
    std::size_t unit = 1;
    for (std::size_t card = 1; card <= 6; ++card, unit *= 5)
      if (laid[card - 1] < 4 && sum + card <= 31 && won[number + unit] == 0) won[number] = 1;
  }
  return won;
}

void answer_hdu_4155(Case& c) {
  static const std::vector<char> won = all_card_games();
  constexpr std::array<std::size_t, 6> units{1, 5, 25, 125, 625, 3125};
  const std::string cards = c.word("123456", 1, 24);
  CardsLeft left{4, 4, 4, 4, 4, 4};
  std::size_t sum = 0;
  std::size_t number = 0;
  for (const char digit : cards) {
    const auto card = static_cast<std::size_t>(digit - '0');
    sum += card;
    if (left[card - 1] == 0 || sum > 31)
      return c.fail(ErrorCode::input_word_expected, {cards, "123456", "1", "24"});
    --left[card - 1];
    number += units[card - 1];
  }
  c.board("own/x[];v=1..6;x[v+1]>0;x[1]>=v;x[v+1]-=1;x[1]-=v");
  c.board_part(31 - sum);
  for (const std::size_t cards_left : left) c.board_part(cards_left);
  const bool first_moves = cards.size() % 2 == 0;
  c.write(cards);
  c.line(first_moves == (won[number] != 0) ? " A" : " B");
}

}  // namespace

const Problem& hdu_4155_problem() {
  static const Problem problem{
      .name = "hdu-4155",
      .aliases = {},
      .title = {"The Game of 31", "The Game of 31"},
      .asks =
          {"Four cards each of 1 to 6; the players lay them in turn on one heap, and the sum must "
           "not exceed 31. Whoever can’t lay one loses. Given how it began, who wins?",
           "1 到 6 的牌各四张，两人轮流出牌，牌面之和不得超过 "
           "31，不能出牌者负。给出已出的牌，问谁获胜。"},
      .disguise = {"Backward induction over the cards that are left: 15,625 positions.",
                   "按剩下的牌倒推，一共只有 15625 种局面。"},
      .traps = {"After an odd number of cards it is B’s turn.", "已出奇数张牌时轮到 B。"},
      .game = "own",
      .technique = "search",
      .chapter = 2,
      .frame = Frame::to_end,
      .sample_input = "356656\n35665\n3566\n111126666\n552525\n",
      .sample_output = "356656 B\n35665 B\n3566 A\n111126666 A\n552525 A\n",
      .answer = answer_hdu_4155,
      .program =
          R"(// Backward induction over the cards laid: at most 5^6 positions.
#include <iostream>
#include <map>
#include <string>

int laid[7];
std::map<int, bool> known;

bool wins(int sum, int key) {
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  bool win = false;
  for (int card = 1, unit = 1; card <= 6 && !win; ++card, unit *= 5) {
    if (laid[card] == 4 || sum + card > 31) continue;
    ++laid[card];
    win = !wins(sum + card, key + unit);
    --laid[card];
  }
  return known[key] = win;
}

int main() {
  const int unit[] = {0, 1, 5, 25, 125, 625, 3125};
  for (std::string cards; std::cin >> cards;) {
    int sum = 0, key = 0;
    for (int card = 1; card <= 6; ++card) laid[card] = 0;
    for (const char digit : cards) {
      const int card = digit - '0';
      ++laid[card];
      sum += card;
      key += unit[card];
    }
    std::cout << cards << (wins(sum, key) == (cards.size() % 2 == 0) ? " A\n" : " B\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
