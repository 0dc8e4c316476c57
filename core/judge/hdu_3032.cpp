// HDU 3032, Nim or not Nim?: Nim in which a move may also split a heap into two.
// Input: T, then T times N and N heaps up to 2^31. Output: Alice where the first player wins, else
// Bob. In disguise: Lasker's Nim. Theorem: a heap of n is worth n, but n + 1 for n = 3 mod 4 and n
// - 1 for n = 4, 8, 12 ... Traps: a table is out of reach; an empty heap is worth 0, not -1. Heaps
// up to 10^18 are taken here.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_3032(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("lasker", heaps);
  c.line(c.value("lasker", heaps) != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& hdu_3032_problem() {
  static const Problem problem{.name = "hdu-3032",
                               .aliases = {},
                               .title = {"Nim or not Nim?", "Nim or not Nim?"},
                               .asks = {"", ""},
                               .disguise = {"Lasker’s Nim.", "拉斯克的 Nim 游戏。"},
                               .traps = {"A table is out of reach; an empty heap is worth 0.",
                                         "数据太大不能打表；空堆的 SG 值为 0。"},
                               .game = "lasker",
                               .technique = "formula",
                               .chapter = 10,
                               .frame = Frame::counted,
                               .sample_input = "2\n3\n2 2 3\n2\n3 3\n",
                               .sample_output = "Alice\nBob\n",
                               .answer = answer_hdu_3032,
                               .program = ""};
  return problem;
}

}  // namespace nimber::problems
