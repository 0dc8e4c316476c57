// HDU 5724 = Luogu P2575, Chess: pieces in rows of 20 squares; a move brings one to the next free
// square on its right, past those that stand between; who can't move loses. Input: T, then T times
// n, at most 1000, and n lines: m and m different squares, 1 to 20. Output: YES for the first
// player, else NO. In disguise: staircase Nim. Theorem: let the free squares of a row be the edges
// of steps, counted from the right; the pieces between two of them lie on one step. To move the
// piece with j others behind it up to the next free square puts that square before these j + 1: so
// j + 1 pieces, any number, went one step down. What stands right of the last free square is on the
// ground. (docs/theorems.md, Staircase Nim; a table of all 2^20 rows does it too.) Traps: the heaps
// are pieces between free squares, not gaps between pieces.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_5724(Case& c) {
  const std::uint64_t rows = c.number(0, 1000);
  std::string stairs;
  std::size_t parts = 0;
  Value sum = 0;
  for (std::uint64_t row = 0; row < rows && c.ok(); ++row) {
    std::vector<std::uint64_t> pieces = c.numbers(c.number(0, 20), 1, 20);
    std::sort(pieces.begin(), pieces.end());
    c.want_distinct(pieces);
    if (!c.ok()) return;
    std::vector<std::uint64_t> steps{0};
    for (std::uint64_t square = 20; square > 0; --square) {
      if (!pieces.empty() && pieces.back() == square) {
        pieces.pop_back();
        ++steps.back();
      } else {
        steps.push_back(0);
      }
    }
    for (std::size_t step = 1; step < steps.size(); step += 2) sum ^= steps[step];
    if (!c.board_wanted()) continue;
    while (steps.size() > 1 && steps.back() == 0) steps.pop_back();
    parts += steps.size() - 1;
    for (std::size_t step = 1; step < steps.size() && parts <= limits::page_parts; ++step) {
      if (step > 1)
        stairs.append(",");
      else
        stairs.append(stairs.empty() ? "stairs:" : "+stairs:");
      stairs.append(std::to_string(steps[step]));
    }
  }
  if (parts <= limits::page_parts) c.board_position(stairs);
  c.line(sum != 0 ? "YES" : "NO");
}

}  // namespace

const Problem& hdu_5724_problem() {
  static const Problem problem{
      .name = "hdu-5724",
      .aliases = {"luogu-p2575"},
      .title = {"Chess", "Chess（高手过招）"},
      .asks =
          {"Pieces in rows of 20 squares; a move brings one to the next free square on its "
           "right, past others. Whoever can’t move loses. Does the first player win?",
           "若干行棋盘，每行 20 "
           "格，每次把一枚棋子移到它右边最近的空格，可越过别的棋子，不能移动者负。先手能否获胜？"},
      .disguise =
          {"Staircase Nim: the pieces between two free squares are a step. A move sends any "
           "number of them one step down.",
           "阶梯博弈：相邻两个空格之间的棋子是一级台阶。一步棋相当于把其中任意枚移到下一级。"},
      .traps = {"The heaps are the pieces between free squares, not the gaps between pieces.",
                "堆是空格之间的棋子，不是棋子之间的空格。"},
      .game = "stairs",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::counted,
      .sample_input = "2\n1\n2 19 20\n2\n1 19\n1 18\n",
      .sample_output = "NO\nYES\n",
      .answer = answer_hdu_5724,
      .program =
          R"(// Staircase Nim: free squares, counted from the right, are the edges of the steps; a move sends any
// number of the pieces of a step one step down. Only odd steps count.
#include <cstdio>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    for (std::scanf("%d", &n); n > 0; --n) {
      bool taken[21] = {};
      int m;
      for (std::scanf("%d", &m); m > 0; --m) {
        int square;
        std::scanf("%d", &square);
        taken[square] = true;
      }
      int step = 0, pieces = 0;
      for (int square = 20; square >= 0; --square) {
        if (taken[square]) {
          ++pieces;
          continue;
        }
        if (step % 2 == 1) sum ^= pieces;
        ++step;
        pieces = 0;
      }
    }
    std::puts(sum != 0 ? "YES" : "NO");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
