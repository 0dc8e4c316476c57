// HDU 2873, Bomb Game: bombs on a board; to explode the bomb at (p, q) puts new ones at (u, q) and
// (p, v), u < p and v < q chosen by the player, in the first row or column only the one that there
// is. Two bombs on one square vanish, and so does a bomb at (1, 1); who can't explode one loses.
// Input: "n m", at most 50 each, and n rows of . and # (a bomb), until "0 0". Output: John for the
// first player, else Jack. Theorem: bombs are independent (two equal ones have nim-sum 0, so that
// they vanish changes nothing), and one explodes into a sum of two: the value at (p, q) is the mex
// of all g(u, q) xor g(p, v). Traps: g(1, 1) = 0, though a bomb may be drawn there.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

constexpr std::size_t bomb_side = 50;
using BombValues = std::array<std::array<std::uint32_t, bomb_side>, bomb_side>;

/// The values of all squares, rows and columns counted from 0.
BombValues all_bombs() {
  BombValues values{};
  // A value is at most the number of options, 49 * 49 < 4096, and so is a nim-sum of two.
  std::array<std::uint32_t, 4096> seen_at{};
  std::uint32_t stamp = 0;
  for (std::size_t p = 0; p < bomb_side; ++p) {
    for (std::size_t q = 0; q < bomb_side; ++q) {
      ++stamp;
      for (std::size_t u = 0; u < p; ++u) {
        for (std::size_t v = 0; v < q; ++v) seen_at[values[u][q] ^ values[p][v]] = stamp;
        if (q == 0) seen_at[values[u][q]] = stamp;
      }
      for (std::size_t v = 0; p == 0 && v < q; ++v) seen_at[values[p][v]] = stamp;
      while (seen_at[values[p][q]] == stamp) ++values[p][q];
    }
  }
  return values;
}

void answer_hdu_2873(Case& c) {
  static const BombValues values = all_bombs();
  const std::size_t rows = c.size(1, bomb_side);
  const std::size_t columns = c.size(1, bomb_side);
  std::uint32_t sum = 0;
  std::string bombs;
  for (std::size_t p = 0; p < rows && c.ok(); ++p) {
    const std::string row = c.word(".#", columns, columns);
    for (std::size_t q = 0; q < columns; ++q) {
      if (row[q] != '#') continue;
      sum ^= values[p][q];
      if (!c.board_wanted()) continue;
      if (!bombs.empty()) bombs.push_back(';');
      bombs.append(std::to_string(p)).append(",").append(std::to_string(q));
    }
  }
  c.board("own/(a,b);u=0..a-1;v=0..b-1;=>(u,b)+(a,v)|a==0;v=0..b-1;b=v|b==0;u=0..a-1;a=u");
  c.board_state(bombs);
  c.line(sum != 0 ? "John" : "Jack");
}

}  // namespace

const Problem& hdu_2873_problem() {
  static const Problem problem{
      .name = "hdu-2873",
      .aliases = {},
      .title = {"Bomb Game", "Bomb Game"},
      .asks = {"A bomb that explodes leaves one bomb somewhere above it and one somewhere to its "
               "left, as far as there is room. Whoever has none to explode loses. Who wins?",
               "引爆一枚炸弹，会在同列上方和同行左方各选一格留下新炸弹（第一行、第一列只留一枚），"
               "不能引爆者负。谁获胜？"},
      .disguise =
          {"A sum of independent bombs, each of which splits in two. The value of a square is "
           "the mex of the nim-sums of the pairs that it can leave.",
           "各枚炸弹互不影响，每枚分裂成两枚：SG 值是所有两格 SG 值异或和的 mex，总和再取异或。"},
      .traps = {"A bomb in the corner is worth 0.", "左上角的炸弹 SG 值为 0。"},
      .game = "own",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::until_zero,
      .zeros = 2,
      .sample_input = "2 2\n.#\n..\n2 2\n.#\n.#\n0 0\n",
      .sample_output = "John\nJack\n",
      .answer = answer_hdu_2873,
      .program =
          R"(// Bombs are independent, and one explodes into two: g(p, q) = mex of g(u, q) ^ g(p, v).
#include <cstdio>
#include <iostream>
#include <string>

int g[50][50], seen[4096];

int main() {
  int stamp = 0;
  for (int p = 0; p < 50; ++p)
    for (int q = 0; q < 50; ++q) {
      ++stamp;
      for (int u = 0; u < p; ++u)
        for (int v = 0; v < q; ++v) seen[g[u][q] ^ g[p][v]] = stamp;
      for (int v = 0; p == 0 && v < q; ++v) seen[g[p][v]] = stamp;
      for (int u = 0; q == 0 && u < p; ++u) seen[g[u][q]] = stamp;
      while (seen[g[p][q]] == stamp) ++g[p][q];
    }
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int n, m; std::cin >> n >> m && (n != 0 || m != 0);) {
    int sum = 0;
    for (int p = 0; p < n; ++p) {
      std::string row;
      std::cin >> row;
      for (int q = 0; q < m; ++q)
        if (row[q] == '#') sum ^= g[p][q];
    }
    std::cout << (sum != 0 ? "John\n" : "Jack\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
