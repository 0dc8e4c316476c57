// HDU 1730, Northcott Game: in each row of a board stands one piece of either player; a move slides
// one's piece along its row, not onto or past the other; who can't move loses. Input: "n m", rows
// and columns, and n lines "a b", the two columns of the pieces, a case, to the end. Output: I WIN!
// where the first player wins, else BAD LUCK! In disguise: Nim on the gaps between the two pieces
// of each row. Theorem: drawing back widens a gap, and the other player follows up by as much, so
// it gains nothing (and ends, for a row has an edge). Traps: either piece may be the left one. The
// board shows the Nim of the gaps.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_1730(Case& c) {
  const std::uint64_t rows = c.number();
  const std::uint64_t columns = c.number(1);
  c.board("nim");
  Value sum = 0;
  for (std::uint64_t i = 0; i < rows && c.ok(); ++i) {
    const std::uint64_t a = c.number(1, columns);
    const std::uint64_t b = c.number(1, columns);
    if (a == b) return c.fail(ErrorCode::not_distinct, {std::to_string(a)});
    const std::uint64_t gap = std::max(a, b) - std::min(a, b) - 1;
    c.board_part(gap);
    sum ^= gap;
  }
  c.line(sum != 0 ? "I WIN!" : "BAD LUCK!");
}

}  // namespace

const Problem& hdu_1730_problem() {
  static const Problem problem{
      .name = "hdu-1730",
      .aliases = {},
      .title = {"Northcott Game", "Northcott Game"},
      .asks = {"In each row of a board stands one piece of each player; a move slides one’s own "
               "piece along its row, not past the other one. Who can’t move loses. Does the first "
               "player win?",
               "棋盘每行有双方棋子各一枚，每次把己方的一枚沿行移动任意格，不得越过对方棋子，不能移"
               "动者负。先手能否获胜？"},
      .disguise = {"Nim on the gaps between the two pieces of each row. Drawing back gains "
                   "nothing.",
                   "Nim 游戏：每行两子的间隔就是一堆，后退没有好处。"},
      .traps = {"Either piece may be the left one.", "哪一枚在左边都有可能。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 16,
      .frame = Frame::to_end,
      .sample_input = "3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n",
      .sample_output = "BAD LUCK!\nI WIN!\n",
      .answer = answer_hdu_1730,
      .program =
          R"(// Nim on the gaps between the two pieces of a row: whoever draws back is followed.
#include <cstdlib>
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, m, a, b;
  while (std::cin >> n >> m) {
    int sum = 0;
    for (; n > 0 && std::cin >> a >> b; --n) sum ^= std::abs(a - b) - 1;
    std::cout << (sum != 0 ? "I WIN!\n" : "BAD LUCK!\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
