// Codeforces 1704 F, Colouring Game: a row of red and blue cells; Alice, who begins, paints two
// neighbours white of which at least one is red, Bob two of which at least one is blue; who can't
// move loses. Input: t up to 10,000, then t times n and n letters R and B, n from 2 to 500,000 in
// all tests together. Output: Alice or Bob.
// In disguise: no impartial game at first sight, for the players' moves differ. Theorem: with more
// red cells than blue ones Alice wins, and the other way round. Each player takes a neighbouring
// pair of both colours while there is one, which keeps the difference, and none of the two can do
// better; when there is none, one cell of the own colour at a time is left to take, with a white
// neighbour or an equal one (taking two equal ones wastes one). With equally many, whoever takes
// the last pair of two colours wins: Dawson's Kayles, octal 0.07, on the longest stretches of
// alternating colours. Its values have period 34 from 53 on, which the values to 176 prove (see
// docs/theorems.md).
// Traps: the values up to 500,000 are not to be calculated by the mex.
#include <nimber/judge.hpp>

#include <algorithm>
#include <array>
#include <bitset>

namespace nimber::problems {
namespace {

/// Octal 0.07: calculated as far as the proof of the period asks, repeated from there on.
class AlternatingRuns {
 public:
  AlternatingRuns() {
    for (std::size_t n = 2; n < values_.size(); ++n) {
      std::bitset<64> seen;
      for (std::size_t a = 0; a + 2 <= n; ++a) seen.set(values_[a] ^ values_[n - 2 - a]);
      while (seen[values_[n]]) ++values_[n];
    }
  }
  Value value(std::size_t n) const {
    constexpr std::size_t period = 34;
    const std::size_t last = values_.size() - 1;
    return values_[n <= last ? n : last - period + 1 + (n - last - 1) % period];
  }

 private:
  std::array<std::uint8_t, 178> values_{};
};

void answer_codeforces_1704f(Case& c) {
  static const AlternatingRuns runs;
  const std::uint64_t n = c.number(2, 500'000);
  const std::string row = c.word("RB", static_cast<std::size_t>(n), static_cast<std::size_t>(n));
  if (!c.ok()) return;
  const auto red = static_cast<std::uint64_t>(std::count(row.begin(), row.end(), 'R'));
  if (2 * red != n) return c.line(2 * red > n ? "Alice" : "Bob");
  c.board("octal/0.07");
  Value sum = 0;
  std::size_t length = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    ++length;
    if (i + 1 < row.size() && row[i] != row[i + 1]) continue;
    c.board_part(length);
    sum ^= runs.value(length);
    length = 0;
  }
  c.line(sum != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& codeforces_1704f_problem() {
  static const Problem problem{
      .name = "codeforces-1704f",
      .aliases = {},
      .title = {"Colouring Game", "涂色游戏"},
      .asks = {"A row of red and blue cells. Alice paints two neighbours white, at least one of "
               "them red; Bob two, at least one of them blue. Whoever can’t move loses, and Alice "
               "begins. Who wins?",
               "一排格子，红蓝两色。Alice 每次选相邻两格涂白，其中至少一格是红的；Bob "
               "选的两格中至少一格是蓝的。Alice 先走，不能走者输。问谁获胜。"},
      .disguise = {"Whoever has more cells wins. With equally many it is who takes the last pair "
                   "of one red and one blue cell: Dawson’s Kayles on the stretches of alternating "
                   "colours, with period 34.",
                   "哪种颜色多，哪方获胜。一样多时，取到最后一对红蓝相邻格子者获胜：红蓝相间的每一"
                   "段都是道森的凯尔斯（八进制游戏 0.07）的一堆，SG 值的周期为 34。"},
      .traps = {"It is impartial only where both colours are equally many; and use the period, the "
                "mex is too slow.",
                "只有两色一样多时才是公平组合游戏；段长可达 50 万，要利用周期。"},
      .game = "octal",
      .technique = "period",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input =
          "8\n3\nBRB\n5\nRRBBB\n6\nRBRBRB\n8\nBBRRBRRB\n6\nBRRBRB\n12\nRBRBRBRBRRBB\n12\nRBRBRBRBBB"
          "RR\n4\nRBBR\n",
      .sample_output = "Bob\nBob\nAlice\nAlice\nAlice\nAlice\nBob\nBob\n",
      .answer = answer_codeforces_1704f,
      .program =
          R"(// More cells win. With equally many: who takes the last red and blue pair, which is
// Dawson's Kayles on the alternating stretches, with period 34 from 53 on.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::vector<int> g(200, 0);
  for (int n = 2; n < 200; ++n) {
    std::vector<bool> seen(64, false);
    for (int a = 0; a <= n - 2; ++a) seen[g[a] ^ g[n - 2 - a]] = true;
    while (seen[g[n]]) ++g[n];
  }
  int t, n;
  std::string s;
  for (std::cin >> t; t > 0 && std::cin >> n >> s; --t) {
    const int red = static_cast<int>(std::count(s.begin(), s.end(), 'R'));
    int sum = 0, length = 0;
    for (int i = 0; i < n; ++i) {
      ++length;
      if (i + 1 < n && s[i] != s[i + 1]) continue;
      sum ^= g[length < 200 ? length : 100 + (length - 100) % 34];
      length = 0;
    }
    const bool alice = 2 * red == n ? sum != 0 : 2 * red > n;
    std::cout << (alice ? "Alice\n" : "Bob\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
