// Luogu P5363, moving coins (SDOI 2019): m coins on n squares in a row, no two on one; a move takes
// a coin any distance to the left, over no other; who can't move loses. Input: n, at most 150,000,
// and m, at most 50. Output: how many placements the first player wins, modulo 10^9 + 9.
// In disguise: staircase Nim, as strip: coins in pairs from the right, the gap in front of the
// right one of each pair a heap of Nim. Placements are counted by the sum of those gaps: lost where
// each binary digit stands in an even number of them; the other squares lie in the other gaps. No
// case is one position, so the board shows none. Traps: the modulus ends in 9; with an odd number
// of coins the first gap is a heap too.
#include "judge/placements.hpp"

#include <nimber/judge.hpp>

#include <cstdint>
#include <string>

namespace nimber::problems {
namespace {

constexpr std::uint64_t coin_modulus = 1'000'000'009;

void answer_luogu_p5363(Case& c) {
  const std::size_t squares = c.size(1, 150'000);
  const std::size_t coins = c.size(1, 50);
  if (!c.ok()) return;
  if (coins > squares) {
    c.fail(ErrorCode::input_out_of_range, {std::to_string(coins), "1", std::to_string(squares)});
    return;
  }
  const std::size_t heaps = (coins + 1) / 2;
  const std::size_t others = coins + 1 - heaps;
  const std::size_t most = squares - coins;
  const Choices choices(squares, coins, coin_modulus);
  const auto lost = lost_gaps_by_sum(heaps, 2, most, choices);
  std::uint64_t won = choices.at(squares, coins);
  for (std::size_t sum = 0; sum <= most; ++sum) {
    // What is left lies in the other gaps.
    const std::uint64_t here =
        lost[sum] * choices.at(most - sum + others - 1, others - 1) % coin_modulus;
    won = (won + coin_modulus - here) % coin_modulus;
  }
  c.spend(squares * (coins + heaps * 9));
  c.line(won);
}

}  // namespace

const Problem& luogu_p5363_problem() {
  static const Problem problem{
      .name = "luogu-p5363",
      .aliases = {},
      .title = {"Moving coins", "移动金币"},
      .asks = {"m coins lie on a row of n squares, no two on one; a move takes a coin any distance "
               "to the left, over no other. Whoever can’t move loses. How many placements does the "
               "first player win, modulo 10^9 + 9?",
               "一行 n 格里放着 m "
               "枚金币，每格至多一枚。每次把一枚金币左移任意格，不能跨越别的金币，不能移动者负。先"
               "手必胜的初始布局有多少种？答案对 10^9 + 9 取余。"},
      .disguise = {"Staircase Nim: take the coins in pairs from the right. The gap inside each "
                   "pair is a heap of Nim, and the other gaps do not matter.",
                   "阶梯博弈：从右边起两两配对，每对之间的空格数是一堆石子，其余空格不影响胜负。"},
      .traps = {"With an odd number of coins the leftmost one is paired with the edge. The modulus "
                "is 10^9 + 9, not 10^9 + 7.",
                "金币为奇数枚时，最左一枚与边界配对。模数是 10^9 + 9，不是 10^9 + 7。"},
      .game = "",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::once,
      .sample_input = "10 3\n",
      .sample_output = "100\n",
      .answer = answer_luogu_p5363,
      .program =
          R"(// Staircase Nim: of the gaps before the coins every other one, from the right, is a heap. Lost
// where each binary digit stands in an even number of them. Placements are counted by their sum.
#include <algorithm>
#include <cstdio>
#include <vector>

const long long modulus = 1000000009;
int choose[150001][51];

int main() {
  int n, m;
  std::scanf("%d %d", &n, &m);
  for (int i = 0; i <= n; ++i) {
    choose[i][0] = 1;
    for (int j = 1; j <= std::min(i, m); ++j)
      choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % modulus;
  }
  int heaps = (m + 1) / 2, others = m + 1 - heaps, most = n - m;
  std::vector<long long> lost(most + 1, 0);
  lost[0] = 1;
  for (int digit = 1; digit <= most; digit *= 2)
    for (int sum = most; sum > 0; --sum)
      for (int ones = 2; ones <= heaps && ones * digit <= sum; ones += 2)
        lost[sum] = (lost[sum] + lost[sum - ones * digit] * choose[heaps][ones]) % modulus;
  long long won = choose[n][m];
  for (int sum = 0; sum <= most; ++sum) {
    long long here = lost[sum] * choose[most - sum + others - 1][others - 1] % modulus;
    won = (won + modulus - here) % modulus;
  }
  std::printf("%lld\n", won);
}
)"};
  return problem;
}

}  // namespace nimber::problems
