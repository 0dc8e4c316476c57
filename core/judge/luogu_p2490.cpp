// Luogu P2490, black and white (SDOI 2011): k pieces, k even, on n squares, white and black by
// turns from the left; the white ones move right and the black ones left, any distance, over no
// other piece; a move moves 1 to d pieces of one's own; who can't move loses. Input: n, at most
// 10^4, k, at most 100, d. Output: how many placements the first player, who has white, wins,
// modulo 10^9 + 7. In disguise: Moore's Nim on the k/2 gaps between a white piece and the black one
// behind it. Theorem (Moore 1910): lost where every binary digit stands in a multiple of d + 1
// gaps. Placements are counted by the sum of the gaps: the squares that are left lie before,
// between and behind the pairs. No case is one position, so the board shows none. Traps: the digits
// of a gap are counted, not the gaps; subtract from C(n, k).
#include "judge/placements.hpp"

#include <nimber/judge.hpp>

#include <cstdint>
#include <string>

namespace nimber::problems {
namespace {

constexpr std::uint64_t piece_modulus = 1'000'000'007;

void answer_luogu_p2490(Case& c) {
  const std::size_t squares = c.size(1, 10'000);
  const std::size_t pieces = c.size(2, 100);
  const std::size_t moved = c.size(1, 100);
  if (!c.ok()) return;
  if (pieces % 2 != 0 || pieces > squares) {
    c.fail(ErrorCode::input_out_of_range, {std::to_string(pieces), "2", std::to_string(squares)});
    return;
  }
  const std::size_t gaps = pieces / 2;
  const std::size_t most = squares - pieces;
  const Choices choices(squares, pieces, piece_modulus);
  const auto lost = lost_gaps_by_sum(gaps, moved + 1, most, choices);
  std::uint64_t won = choices.at(squares, pieces);
  for (std::size_t sum = 0; sum <= most; ++sum) {
    // The rest before, between and behind the pairs.
    const std::uint64_t here = lost[sum] * choices.at(most - sum + gaps, gaps) % piece_modulus;
    won = (won + piece_modulus - here) % piece_modulus;
  }
  c.spend(squares * (pieces + gaps * 14 / (moved + 1)));
  c.line(won);
}

}  // namespace

const Problem& luogu_p2490_problem() {
  static const Problem problem{
      .name = "luogu-p2490",
      .aliases = {},
      .title = {"Black and white", "黑白棋"},
      .asks = {"White and black pieces stand by turns in a row of n squares, white first; white "
               "moves right and black left, over no other piece, 1 to d pieces of one’s own in a "
               "move. Whoever can’t move loses. How many placements of k pieces does the first "
               "player win, modulo 10^9 + 7?",
               "一行 n 格里黑白相间放着 k "
               "枚棋子，最左边是白棋。白棋只能右移，黑棋只能左移，不能跨越棋子，每次移动自己的 1 "
               "至 d 枚，不能移动者负。先手执白，必胜的初始布局有多少种？答案对 10^9 + 7 取余。"},
      .disguise =
          {"Moore’s Nim: each gap between a white piece and the black one behind it is a heap, and "
           "1 to d heaps may be moved in.",
           "每枚白棋与它右边的黑棋之间的空格数是一堆，每次可动 1 至 d 堆，就是 Nim-K 游戏。"},
      .traps =
          {"In every binary digit the number of ones must be a multiple of d + 1, not only even.",
           "每个二进制位上 1 的个数要是 d + 1 的倍数，而不只是偶数。"},
      .game = "",
      .technique = "moore",
      .chapter = 18,
      .frame = Frame::once,
      .sample_input = "10 4 2\n",
      .sample_output = "182\n",
      .answer = answer_luogu_p2490,
      .program =
          R"(// Moore's Nim on the gaps of the pairs: lost where each binary digit stands in a multiple of d + 1
// of them. Placements are counted by the sum of the gaps.
#include <algorithm>
#include <cstdio>
#include <vector>

const long long modulus = 1000000007;
int choose[10001][101];

int main() {
  int n, k, d;
  std::scanf("%d %d %d", &n, &k, &d);
  for (int i = 0; i <= n; ++i) {
    choose[i][0] = 1;
    for (int j = 1; j <= std::min(i, k); ++j)
      choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % modulus;
  }
  int gaps = k / 2, most = n - k;
  std::vector<long long> lost(most + 1, 0);
  lost[0] = 1;
  for (int digit = 1; digit <= most; digit *= 2)
    for (int sum = most; sum > 0; --sum)
      for (int ones = d + 1; ones <= gaps && ones * digit <= sum; ones += d + 1)
        lost[sum] = (lost[sum] + lost[sum - ones * digit] * choose[gaps][ones]) % modulus;
  long long won = choose[n][k];
  for (int sum = 0; sum <= most; ++sum)
    won = (won + modulus - lost[sum] * choose[most - sum + gaps][gaps] % modulus) % modulus;
  std::printf("%lld\n", won);
}
)"};
  return problem;
}

}  // namespace nimber::problems
