// Project Euler 306, Paper-strip Game: a strip of n white squares; a move paints two neighbouring
// white squares black; who can't move loses. For how many n from 1 to N does the first player win?
// Input here: N a line, 10^6 in the question. Output: the number, a line each.
// In disguise: Dawson's Kayles, octal 0.07. Theorem: its values have period 34 from 53 on, which
// the values to 176 prove (Guy and Smith, see docs/theorems.md).
// No case is one position, so the board shows none.
// Traps: the mex for a million strips takes 10^12 steps.
#include <nimber/judge.hpp>

#include <array>
#include <bitset>

namespace nimber::problems {
namespace {

/// Is a strip of n lost? Values as far as the proof of the period asks, repeated from there on.
bool lost_strip(std::uint64_t n) {
  static const std::array<std::uint8_t, 178> values = [] {
    std::array<std::uint8_t, 178> table{};
    for (std::size_t length = 2; length < table.size(); ++length) {
      std::bitset<64> seen;
      for (std::size_t a = 0; a + 2 <= length; ++a) seen.set(table[a] ^ table[length - 2 - a]);
      while (seen[table[length]]) ++table[length];
    }
    return table;
  }();
  constexpr std::uint64_t from = 144;
  return values[n < values.size() ? static_cast<std::size_t>(n) : from + (n - from) % 34] == 0;
}

void answer_euler_306(Case& c) {
  const std::uint64_t most = c.number(1, 1'000'000);
  std::uint64_t won = 0;
  for (std::uint64_t n = 1; n <= most; ++n) won += lost_strip(n) ? 0 : 1;
  c.spend(most);
  c.line(won);
}

}  // namespace

const Problem& euler_306_problem() {
  static const Problem problem{
      .name = "euler-306",
      .aliases = {},
      .title = {"Paper-strip Game", "纸条游戏"},
      .asks = {"A strip of n white squares; a move paints two neighbouring white squares black, "
               "and whoever can’t move loses. For how many n from 1 to N does the first player "
               "win? Here N is read, one a line.",
               "一条 n 格的白纸条，每次把相邻的两个白格涂黑，不能走者输。n 取 1 至 N 时，有多少个 "
               "n 先手必胜？这里每行读入一个 N。"},
      .disguise =
          {"Dawson’s Kayles. The two squares fall out, so the strip becomes two. The SG values "
           "have period 34 from 53 on.",
           "道森的凯尔斯（八进制游戏 0.07）：涂掉两格，纸条分成两条。SG 值从 53 起以 34 为周期。"},
      .traps =
          {"The values of a million strips by the mex alone take 10^12 steps: find the period.",
           "逐个求 mex 需 10^12 步，要利用周期。"},
      .game = "",
      .technique = "period",
      .chapter = 10,
      .frame = Frame::by_line,
      .sample_input = "5\n50\n",
      .sample_output = "3\n40\n",
      .answer = answer_euler_306,
      .program =
          R"(// Dawson's Kayles: period 34 from 53 on.
#include <iostream>
#include <vector>

int main() {
  std::vector<int> g(200, 0);
  for (int n = 2; n < 200; ++n) {
    std::vector<bool> seen(64, false);
    for (int a = 0; a <= n - 2; ++a) seen[g[a] ^ g[n - 2 - a]] = true;
    while (seen[g[n]]) ++g[n];
  }
  for (int most; std::cin >> most;) {
    int won = 0;
    for (int n = 1; n <= most; ++n) won += g[n < 200 ? n : 100 + (n - 100) % 34] != 0;
    std::cout << won << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
