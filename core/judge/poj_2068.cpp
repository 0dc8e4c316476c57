// POJ 2068, Nim: two teams of n take stones from one heap, seat by seat, a player of one team and
// one of the other by turns; each seat has a most of its own, and who takes the last stone loses.
// Input: "n S M1 .. M2n" until n = 0, with S up to 8,192 and each M up to 16. Output: 1 where the
// first team wins, else 0. In disguise: a misère game whose position is the number of stones and
// the seat whose turn it is. Theorem: plain backward induction; of each seat the last 16 sizes that
// lose are the digits of a word, so that a size costs one step. Traps: with no stone left, the team
// to move has won; the last seat is followed by the first.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

namespace nimber::problems {
namespace {

std::string rule_of_seats(const std::vector<std::uint64_t>& most) {
  std::string rule = "own/(s,i);k=1..min(s,pick(i";
  for (const std::uint64_t m : most) append(rule += ",", m);
  append(rule += "));s-=k;i=(i+1)%", most.size());
  return rule;
}

void answer_poj_2068(Case& c) {
  constexpr std::uint64_t most_players = 10;
  constexpr std::uint64_t most_stones = 8'192;
  constexpr std::uint64_t most_taken = 16;
  const std::uint64_t players = c.number(1, most_players);
  const std::uint64_t stones = c.number(1, most_stones);
  const std::vector<std::uint64_t> most = c.numbers(2 * players, 1, most_taken);
  if (!c.ok()) return;
  if (c.board_wanted()) {
    c.board(rule_of_seats(most), {stones, 0});
    c.board_misere();
  }
  // Digit k - 1 of a seat's word: does it lose with k stones less than the size looked at?
  std::vector<std::uint32_t> lost(most.size(), 0);
  std::uint32_t wins = 0;
  for (std::uint64_t s = 1; s <= stones; ++s) {
    const std::uint32_t first = lost[0];
    for (std::size_t i = 0; i < most.size(); ++i) {
      const std::uint32_t next = i + 1 < most.size() ? lost[i + 1] : first;
      const bool won = (next & ((1U << most[i]) - 1)) != 0;
      if (i == 0) wins = won ? 1 : 0;
      lost[i] = lost[i] << 1 | (won ? 0U : 1U);
    }
  }
  c.spend(stones * most.size());
  c.line(wins);
}

}  // namespace

const Problem& poj_2068_problem() {
  static const Problem problem{
      .name = "poj-2068",
      .aliases = {},
      .title = {"Nim", "Nim"},
      .asks = {"Two teams, seated by turns around one heap, take from it seat after seat. Each "
               "seat has its own most, and the team that takes the last stone loses. Does the "
               "first team win?",
               "两队队员相间而坐，依次从一堆石子中取，每个座位有各自的上限，取走最后一颗的队负。先"
               "手队能否获胜？"},
      .disguise = {"A misère game on one heap: a position is the stones left and the seat to move.",
                   "反常规则的一堆石子，局面是剩余颗数与轮到的座位，逐个倒推即可。"},
      .traps = {"With no stone left the team to move has won; after the last seat comes the first.",
                "石子取尽时轮到的一方获胜；最后一个座位之后回到第一个。"},
      .game = "own",
      .technique = "search",
      .chapter = 2,
      .frame = Frame::until_zero,
      .sample_input = "1 101 4 4\n1 100 4 4\n3 97 8 7 6 5 4 3\n0\n",
      .sample_output = "0\n1\n1\n",
      .answer = answer_poj_2068,
      .program =
          R"(// win[i][s]: seat i moves with s stones left. Who takes the last one loses, so that
// nothing left is a win.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, stones;
  while (std::cin >> n && n > 0) {
    std::cin >> stones;
    std::vector<int> most(2 * n);
    for (int& m : most) std::cin >> m;
    std::vector<std::vector<char>> win(2 * n, std::vector<char>(stones + 1, 0));
    for (int s = 0; s <= stones; ++s) {
      for (int i = 0; i < 2 * n; ++i) {
        win[i][s] = s == 0;
        for (int k = 1; k <= most[i] && k <= s && !win[i][s]; ++k)
          win[i][s] = !win[(i + 1) % (2 * n)][s - k];
      }
    }
    std::cout << int(win[0][stones]) << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
