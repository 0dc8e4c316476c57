// Codeforces 455 B (456 D), A Lot of Games: words; starting with nothing, the players add a letter
// in turn so that what stands there begins one of the words; who can't loses. It is played k times,
// the loser of a game begins the next one, and who wins the last one wins. Input: "n k", n up to
// 100,000 and k up to 10^9, then n words of letters a .. z, up to 100,000 letters in all. Output:
// First or Second.
// In disguise: a token on the tree of the words' beginnings. Theorem: a player may also want to
// lose a game. Find for every vertex whether the player to move can force to win, and whether to
// force to lose: at a leaf the former is false and the latter true, elsewhere each is true when
// some child's is false. At the root: who can force both loses every game but the last. Who can
// only win wins every first game, and the two begin in turn: k odd. Who can't win, and begins,
// loses all of them.
// The k games together are no position of the board's.
// Traps: who can force to lose all games but the last one begins that too.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

void answer_codeforces_455b(Case& c) {
  constexpr std::size_t most_letters = 100'000;
  const std::uint64_t count = c.number(1, most_letters);
  const std::uint64_t games = c.number(1, 1'000'000'000);
  std::vector<std::array<std::uint32_t, 26>> next(1);
  for (std::uint64_t i = 0; i < count && c.ok(); ++i) {
    const std::string word = c.word("abcdefghijklmnopqrstuvwxyz", 1, most_letters);
    std::uint32_t at = 0;
    for (const char letter : word) {
      const auto to = static_cast<std::size_t>(letter - 'a');
      if (next[at][to] == 0) {
        next[at][to] = static_cast<std::uint32_t>(next.size());
        next.emplace_back();
      }
      at = next[at][to];
    }
  }
  if (!c.ok()) return;
  std::vector<bool> can_win(next.size());
  std::vector<bool> can_lose(next.size());
  for (std::size_t at = next.size(); at-- > 0;) {
    bool leaf = true;
    bool wins = false;
    bool loses = false;
    for (const std::uint32_t to : next[at]) {
      if (to == 0) continue;
      leaf = false;
      wins = wins || !can_win[to];
      loses = loses || !can_lose[to];
    }
    can_win[at] = wins;
    can_lose[at] = leaf || loses;
  }
  const bool first = can_win[0] && (can_lose[0] || games % 2 == 1);
  c.line(first ? "First" : "Second");
}

}  // namespace

const Problem& codeforces_455b_problem() {
  static const Problem problem{
      .name = "codeforces-455b",
      .aliases = {"codeforces-456d"},
      .title = {"A Lot of Games", "许多局游戏"},
      .asks = {"The players add letters in turn, so that the string is always the beginning of one "
               "of the given words; whoever can’t loses. They play k times, and the loser of a "
               "game begins the next. Who wins the last one?",
               "双方轮流添一个字母，所得的串须始终是某个给定单词的前缀，不能添者输。共玩 k "
               "局，上一局的输家下一局先手。问谁赢最后一局。"},
      .disguise = {"A walk down a tree of prefixes. Find whether the first player can force a win, "
                   "and whether a loss: with both, lose all games but the last one and begin that; "
                   "with a win only, k must be odd.",
                   "在字典树上走。分别求先手能否必胜、能否必败：两者都能，就故意输到最后一局再赢；"
                   "只能必胜，则 k 为奇数时先手赢；不能必胜则后手赢。"},
      .traps = {"Losing on purpose is a question of its own, not the opposite of winning.",
                "能否故意输要另外求一遍，它不是能否获胜的反面。"},
      .game = "",
      .technique = "graph",
      .chapter = 9,
      .frame = Frame::once,
      .sample_input = "2 3\na\nb\n",
      .sample_output = "First\n",
      .answer = answer_codeforces_455b,
      .program =
          R"(// On the tree of beginnings: can the player to move force a win, can it force a
// loss? With both, lose until the last game; with a win only, k has to be odd.
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n, k;
  std::cin >> n >> k;
  std::vector<std::array<int, 26>> next(1);
  for (std::string word; n > 0 && std::cin >> word; --n) {
    int at = 0;
    for (const char letter : word) {
      if (next[at][letter - 'a'] == 0) {
        next[at][letter - 'a'] = static_cast<int>(next.size());
        next.push_back({});
      }
      at = next[at][letter - 'a'];
    }
  }
  std::vector<char> win(next.size(), 0), lose(next.size(), 0);
  for (int at = static_cast<int>(next.size()) - 1; at >= 0; --at) {
    bool leaf = true;
    for (const int to : next[at]) {
      if (to == 0) continue;
      leaf = false;
      if (!win[to]) win[at] = 1;
      if (!lose[to]) lose[at] = 1;
    }
    if (leaf) lose[at] = 1;
  }
  std::cout << (win[0] && (lose[0] || k % 2 == 1) ? "First\n" : "Second\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
