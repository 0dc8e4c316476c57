// HDU 2188, choosing volunteers: two gifts of 1 to m in turn bring a sum to n; who reaches it wins.
// Input: C, then C times "n m". Output: Grass where the first player wins, else Rabbit.
// In disguise: Bash's game: lost when m + 1 divides n.
// Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_2188(Case& c) {
  const Heap n = c.number();
  const std::uint64_t most = c.number(1);
  if (c.board_wanted()) c.board("take/1.." + std::to_string(most), {n});
  c.line(n % (most + 1) == 0 ? "Rabbit" : "Grass");
}

}  // namespace

const Problem& hdu_2188_problem() {
  static const Problem problem{
      .name = "hdu-2188",
      .aliases = {},
      .title = {"Choosing volunteers", "选拔志愿者"},
      .asks =
          {"Two candidates give 1 to m in turn, and whoever brings the sum to n wins. Who does?",
           "两人轮流捐款，每次 1 至 m 元，使总额达到 n 元者胜。谁胜？"},
      .disguise = {"Bash’s game: gifts of 1 to m bring a sum to n.",
                   "巴什博弈：每次捐 1 至 m，捐到 n 者胜。"},
      .traps = {"", ""},
      .game = "take",
      .technique = "bash",
      .chapter = 1,
      .frame = Frame::counted,
      .sample_input = "2\n8 10\n11 10\n",
      .sample_output = "Grass\nRabbit\n",
      .answer = answer_hdu_2188,
      .program =
          R"(// Bash: whoever faces a multiple of m + 1 loses, since k is answered by m + 1 - k.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int c, n, m;
  for (std::cin >> c; c > 0 && std::cin >> n >> m; --c)
    std::cout << (n % (m + 1) == 0 ? "Rabbit\n" : "Grass\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
