// POJ 2484, A Funny Game: n coins in a circle; a move takes one coin or two that lie side by side,
// and who takes the last one wins. Input: n a line, up to 1,000,000, until 0. Output: Alice where
// the first player wins, else Bob. In disguise: Kayles on a circle, which the first move opens into
// a row. Theorem: from 3 coins on the second player takes one coin or two out of the middle of that
// row, which leaves two equal halves, and then does in one half what the first did in the other.
// Traps: two coins become neighbours by no move; 1 and 2 coins are taken at once. The board is a
// game of one's own, up to 1,000 coins.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_poj_2484(Case& c) {
  constexpr std::uint64_t most_coins = 1'000'000;
  constexpr std::uint64_t most_shown = 1'000;
  const std::uint64_t coins = c.number(1, most_coins);
  // The second number of a part is 1 as long as the coins lie in a circle.
  if (coins <= most_shown)
    c.board("own/(n,c);c==1;k=1..min(2,n);=>(n-k,0)|c==0;k=1..2;i=0..(n-k)/2;=>(i,0)+(n-k-i,0)",
            {coins, 1});
  c.line(coins <= 2 ? "Alice" : "Bob");
}

}  // namespace

const Problem& poj_2484_problem() {
  static const Problem problem{
      .name = "poj-2484",
      .aliases = {},
      .title = {"A Funny Game", "A Funny Game"},
      .asks = {"Coins lie in a circle; a move takes one of them, or two that lie side by side. "
               "Whoever takes the last one wins. Who does?",
               "n 枚硬币围成一圈，每次取一枚或相邻的两枚，取走最后一枚者胜。谁胜？"},
      .disguise =
          {"Kayles on a circle: the second player halves the row that is left, and mirrors.",
           "围成一圈的凯尔斯：先手取后成为一行，后手取正中使两边相同，此后对称模仿。"},
      .traps = {"Coins do not move together over a gap; 1 and 2 coins are won at once.",
                "取走后空位两侧的硬币不算相邻；1 枚和 2 枚时先手一次取完。"},
      .game = "own",
      .technique = "mirror",
      .chapter = 10,
      .frame = Frame::until_zero,
      .sample_input = "1\n2\n3\n0\n",
      .sample_output = "Alice\nAlice\nBob\n",
      .answer = answer_poj_2484,
      .program =
          R"(// From 3 coins on, the second player takes the middle of the row that the first move
// leaves, and mirrors from then on.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n;
  while (std::cin >> n && n > 0) std::cout << (n <= 2 ? "Alice\n" : "Bob\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
