// Luogu P2594, the colouring game (ZJOI 2009): coins in a grid; a move turns all coins of a
// connected set in which one coin is in the largest row and in the largest column, and goes from
// tails to heads; who can't move loses. Input: T, at most 50, then T times "n m", at most 100 each,
// and n rows of H and T. Output: -_- where the first player wins, else =_=. Theorem: coins are
// independent (as in all coin turning), and those that show tails count. In the first row or column
// a connected set is a run, so that the coin at place i from 1 is worth the largest power of 2 that
// divides i (the Ruler). At row x and column y from 0, both at least 1, it is worth 2^d, d = x + y:
// all others that can be turned with it are worth less, and every t < 2^d is the nim-sum of some of
// them. Proof by induction. For x, y >= 2, let some set with corner (x - 1, y) have the nim-sum t
// or t + 2^(d-1), whichever is below 2^(d-1), beside its corner; with the corner, and with (x, y -
// 1), which is worth 2^(d-1) too, where bit d - 1 of t is 0, it makes t. For y = 1, x >= 3 (and
// turned): with the corner (x - 1, 1) as before where bit x of t is 1. Else the first column from
// some row down to x, with coins of the second one beside it: rows 1 to x - 2 set the bits 2 to x -
// 1, row 0 sets bit 1. If bit 0 is wrong, the run begins at row 1, which leaves bit 1 free if the
// coin (1, 1) is turned; where that is not wanted, the run begins at row 1 or 2, which are the two
// choices of bit 1. The grids 2 x 2 and 3 x 2 are small. Traps: the live coins are tails, and 2^198
// needs a set of bits.
#include <nimber/judge.hpp>

#include <bit>
#include <bitset>

namespace nimber::problems {
namespace {

void answer_luogu_p2594(Case& c) {
  const std::size_t rows = c.size(1, 100);
  const std::size_t columns = c.size(1, 100);
  std::bitset<200> sum;
  for (std::size_t x = 0; x < rows && c.ok(); ++x) {
    const std::string row = c.word("HT", columns, columns);
    for (std::size_t y = 0; y < columns; ++y) {
      if (row[y] != 'T') continue;
      // Every value is a power of 2.
      if (x > 0 && y > 0)
        sum.flip(x + y);
      else
        sum.flip(static_cast<std::size_t>(std::countr_zero(x + y + 1)));
    }
  }
  c.line(sum.any() ? "-_-" : "=_=");
}

}  // namespace

const Problem& luogu_p2594_problem() {
  static const Problem problem{
      .name = "luogu-p2594",
      .aliases = {},
      .title = {"The colouring game", "染色游戏"},
      .asks =
          {"Coins in a grid; a move turns a connected set, whose coin in the largest row and "
           "column must go from tails to heads. Whoever can’t move loses. Does the first player "
           "win?",
           "硬币排成矩形，每次翻转一个连通块，其中行列号都最大的那枚须由反面翻成正面，不能操作者负"
           "。先手能否获胜？"},
      .disguise =
          {"Coin turning. In the first row and column it is the Ruler; elsewhere the coin x rows "
           "and y columns from the corner is worth 2^(x + y).",
           "翻硬币游戏。首行首列就是标尺，SG 值为 lowbit；其余位置，与左上角相差 x 行 y 列的硬币 "
           "SG 值为 2^(x+y)。"},
      .traps = {"The coins that count show tails; the values need a set of bits.",
                "反面的硬币才算；SG 值很大，要按位存。"},
      .game = "",
      .technique = "coins",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n",
      .sample_output = "=_=\n-_-\n-_-\n",
      .answer = answer_luogu_p2594,
      .program =
          R"(// Coin turning: tails count. In row 0 or column 0 it is the Ruler, lowbit(place); else 2^(x + y).
#include <bitset>
#include <iostream>
#include <string>

int main() {
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int n, m;
    std::cin >> n >> m;
    std::bitset<200> sum;
    for (int x = 0; x < n; ++x) {
      std::string row;
      std::cin >> row;
      for (int y = 0; y < m; ++y) {
        if (row[y] == 'H') continue;
        sum.flip(x > 0 && y > 0 ? x + y : __builtin_ctz(x + y + 1));
      }
    }
    std::cout << (sum.any() ? "-_-\n" : "=_=\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
