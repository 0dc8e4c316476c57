// HDU 1846, Brave Game: of n stones the players take 1 to m in turn, who takes the last one wins.
// Input: C, then C times "n m". Output: first or second.
// In disguise: Bash's game: lost when m + 1 divides n.
// Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_1846(Case& c) {
  const Heap n = c.number();
  const std::uint64_t most = c.number(1);
  if (c.board_wanted()) c.board("take/1.." + std::to_string(most), {n});
  c.line(n % (most + 1) == 0 ? "second" : "first");
}

}  // namespace

const Problem& hdu_1846_problem() {
  static const Problem problem{
      .name = "hdu-1846",
      .aliases = {},
      .title = {"Brave Game", "Brave Game"},
      .asks = {"Of n stones the players take 1 to m in turn, and whoever takes the last one wins. "
               "Who does?",
               "共 n 颗石子，两人轮流取 1 至 m 颗，取走最后一颗者胜。谁胜？"},
      .disguise =
          {"Bash’s game. Lost when m + 1 divides n: whatever k is taken, the answer is m + 1 − k.",
           "巴什博弈。m + 1 整除 n 时先手必败：对手取 k 颗，自己就取 m + 1 − k 颗。"},
      .traps = {"", ""},
      .game = "take",
      .technique = "bash",
      .chapter = 1,
      .frame = Frame::counted,
      .sample_input = "2\n23 2\n4 3\n",
      .sample_output = "first\nsecond\n",
      .answer = answer_hdu_1846,
      .program =
          R"(// Bash: whoever faces a multiple of m + 1 loses, since k is answered by m + 1 - k.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int c, n, m;
  for (std::cin >> c; c > 0 && std::cin >> n >> m; --c)
    std::cout << (n % (m + 1) == 0 ? "second\n" : "first\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
