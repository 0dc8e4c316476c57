// HDU 2147, kiki's game: a coin in the top right corner of n rows and m columns moves left, down or
// diagonally left and down, one square at a time; who can't move loses. Input: "n m" a line, until
// "0 0", at most 2000 each. Output: Wonderful! for the first player, else What a pity! Theorem: the
// coin is lost for the player to move exactly where both its distances, n - 1 and m - 1, are even:
// every move from there makes one odd, and from any other square one move makes both even. See
// docs/theorems.md, A king in the corner. Traps: the distances are one less than the sides.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_2147(Case& c) {
  const std::uint64_t rows = c.number(1, 2000);
  const std::uint64_t columns = c.number(1, 2000);
  c.board("own/(a,b);a-=1|b-=1|a-=1;b-=1", {rows - 1, columns - 1});
  c.line(rows % 2 == 1 && columns % 2 == 1 ? "What a pity!" : "Wonderful!");
}

}  // namespace

const Problem& hdu_2147_problem() {
  static const Problem problem{
      .name = "hdu-2147",
      .aliases = {},
      .title = {"kiki’s game", "kiki's game"},
      .asks = {"A coin in the top right corner of a board moves one square left, down, or both at "
               "once. Whoever can’t move loses. Does the first player win?",
               "棋盘右上角有一枚硬币，每次向左、向下或向左下走一格，不能走者负。先手能否获胜？"},
      .disguise = {"A chess king on its way to a corner. Where both distances are even every move "
                   "makes one of them odd, and the answer makes both even again.",
                   "国王走向角落。两个距离都是偶数时先手必败：每一步都会使某个距离变为奇数，后手再"
                   "把它们都变回偶数。"},
      .traps = {"The distances are one less than the sides.", "距离比行数、列数少 1。"},
      .game = "own",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::until_zero,
      .zeros = 2,
      .sample_input = "5 3\n5 4\n6 6\n0 0\n",
      .sample_output = "What a pity!\nWonderful!\nWonderful!\n",
      .answer = answer_hdu_2147,
      .program = R"(// Lost exactly where both distances to the corner, n - 1 and m - 1, are even.
#include <cstdio>

int main() {
  int n, m;
  while (std::scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0))
    std::puts(n % 2 == 1 && m % 2 == 1 ? "What a pity!" : "Wonderful!");
}
)"};
  return problem;
}

}  // namespace nimber::problems
