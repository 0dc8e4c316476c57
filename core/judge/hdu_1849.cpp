// HDU 1849, Rabbit and Grass: pieces on a board of one row move left any distance, and may stand
// together; who can't move loses. Input: m, then m squares from 0 on, until m = 0. Output: Rabbit
// Win! where the first player wins, else Grass Win! In disguise: Nim: a piece on square s is a heap
// of s. Traps: pieces may share a square, so no gaps are to be paired.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_1849(Case& c) {
  const std::vector<Heap> squares = c.numbers(c.number());
  c.board("nim", squares);
  c.line(nim_sum(squares) != 0 ? "Rabbit Win!" : "Grass Win!");
}

}  // namespace

const Problem& hdu_1849_problem() {
  static const Problem problem{
      .name = "hdu-1849",
      .aliases = {},
      .title = {"Rabbit and Grass", "Rabbit and Grass"},
      .asks = {"Pieces stand on a row of squares numbered from 0, several may share one; a move "
               "takes one piece any distance to the left. Who can’t move loses. Who wins?",
               "一行方格从 0 "
               "编号，格中有若干棋子，可以同格；每次把一枚棋子向左移任意格，不能移动者负。谁胜？"},
      .disguise = {"Nim: a piece on square s is a heap of s.",
                   "Nim 游戏：第 s 格的棋子即一堆 s 颗。"},
      .traps = {"Pieces may share a square, so no gaps are paired.",
                "棋子可以同格，不必两两配对。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::until_zero,
      .sample_input = "2\n3 5\n3\n3 5 6\n0\n",
      .sample_output = "Rabbit Win!\nGrass Win!\n",
      .answer = answer_hdu_1849,
      .program = R"(// Nim: a piece on square s is a heap of s.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int m, s;
  while (std::cin >> m && m > 0) {
    int sum = 0;
    for (; m > 0 && std::cin >> s; --m) sum ^= s;
    std::cout << (sum != 0 ? "Rabbit Win!\n" : "Grass Win!\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
