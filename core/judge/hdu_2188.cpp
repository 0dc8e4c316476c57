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
  static const Problem problem{.name = "hdu-2188",
                               .aliases = {},
                               .title = {"Choosing volunteers", "选拔志愿者"},
                               .asks = {"", ""},
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
                               .program = ""};
  return problem;
}

}  // namespace nimber::problems
