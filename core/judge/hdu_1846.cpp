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
  static const Problem problem{.name = "hdu-1846",
                               .aliases = {},
                               .title = {"Brave Game", "Brave Game"},
                               .asks = {"", ""},
                               .disguise = {"Bash’s game: lost when m + 1 divides n.",
                                            "巴什博弈：m + 1 整除 n 时先手必败。"},
                               .traps = {"", ""},
                               .game = "take",
                               .technique = "bash",
                               .chapter = 1,
                               .frame = Frame::counted,
                               .sample_input = "2\n23 2\n4 3\n",
                               .sample_output = "first\nsecond\n",
                               .answer = answer_hdu_1846,
                               .program = ""};
  return problem;
}

}  // namespace nimber::problems
