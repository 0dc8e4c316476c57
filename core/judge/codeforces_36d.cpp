// Codeforces 36 D, New Game with a Chess Piece: a piece in the upper left corner of a board of n by
// m; a move goes one square right, one square down, or k squares diagonally down to the right; who
// can't move loses. Input: t up to 20 and k, then t lines "n m", all numbers up to 10^9 (originally
// from input.txt to output.txt). Output: + where the first player wins, else -, a line each.
// In disguise: two numbers, the squares left to the right and downwards. Theorem: let x <= y be
// these numbers and x = q (k + 1) + r. For k >= 2 the position is lost exactly when r < k and x + y
// + q is even. From such a position a step changes the parity, or comes from r = 0 to r = k; and a
// jump leads to q - 1 and r + 1, which changes the parity. From r = k the step in x or the jump
// leads to a lost one, whichever has the right parity. From r < k and an odd sum: the step in y
// where y > x; where y = x, q is odd, and the step in x does it, or for r = 0 the jump. For k = 1
// the last jump fails, and a position is lost exactly when x and y are even.
// Traps: k = 1 is a case of its own.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

bool chess_piece_wins(std::uint64_t x, std::uint64_t y, std::uint64_t k) {
  if (k == 1) return x % 2 == 1 || y % 2 == 1;
  const std::uint64_t least = std::min(x, y);
  return least % (k + 1) == k || (x + y + least / (k + 1)) % 2 == 1;
}

void answer_codeforces_36d(Case& c) {
  constexpr std::uint64_t most = 1'000'000'000;
  const std::uint64_t boards = c.number(1, 20);
  const std::uint64_t k = c.number(1, most);
  const std::string jump = std::to_string(k);
  for (std::uint64_t i = 0; i < boards && c.ok(); ++i) {
    c.begin_part();
    const std::uint64_t x = c.number(1, most) - 1;
    const std::uint64_t y = c.number(1, most) - 1;
    if (c.board_wanted()) {
      c.board(std::string("own/(a,b);a-=1|b-=1|a-=").append(jump).append(";b-=").append(jump),
              {x, y});
    }
    c.line(chess_piece_wins(x, y, k) ? "+" : "-");
  }
}

}  // namespace

const Problem& codeforces_36d_problem() {
  static const Problem problem{
      .name = "codeforces-36d",
      .aliases = {},
      .title = {"New Game with a Chess Piece", "棋子新游戏"},
      .asks = {"A piece in the corner of a board moves one square right, one square down, or k "
               "squares diagonally; whoever can’t move loses. For each of several boards, does the "
               "first player win?",
               "棋子在棋盘左上角，每次向右一格、向下一格，或沿斜线向右下跳 k "
               "格，不能走者输。对每个棋盘判断先手是否必胜。"},
      .disguise =
          {"Two numbers, what is left to the right and downwards, and three moves. A table shows "
           "bands of width k + 1, in which parity decides and whose last line is won.",
           "局面就是右边、下边所余的格数。打表可见宽 k + 1 "
           "的带：每带最后一行先手必胜，其余看奇偶，每过一带奇偶翻转一次。"},
      .traps =
          {"k = 1 is different: there the first player loses exactly when both numbers are even.",
           "k = 1 要单独处理：两数都是偶数时先手必败。"},
      .game = "own",
      .technique = "parity",
      .chapter = 7,
      .frame = Frame::once,
      .sample_input = "10 2\n1 1\n1 2\n2 1\n2 2\n1 3\n2 3\n3 1\n3 2\n3 3\n4 3\n",
      .sample_output = "-\n+\n+\n-\n-\n+\n-\n+\n+\n+\n",
      .answer = answer_codeforces_36d,
      .program =
          R"(// With x <= y squares to go and q = x / (k + 1): lost when x mod (k + 1) < k and x +
// y + q is even. For k = 1: lost when both are even.
#include <algorithm>
#include <iostream>

int main() {
  long long t, k, x, y;
  std::cin >> t >> k;
  while (t-- > 0 && std::cin >> x >> y) {
    if (--x > --y) std::swap(x, y);
    const bool won = k == 1 ? x % 2 == 1 || y % 2 == 1
                            : x % (k + 1) == k || (x + y + x / (k + 1)) % 2 == 1;
    std::cout << (won ? "+\n" : "-\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
