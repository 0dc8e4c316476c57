// POJ 2975, Nim: how many first moves win?
// Input: n, then n heaps, until n = 0. Output: the number.
// In disguise: Nim itself. Theorem: Bouton's: heap h has its one winning move where h XOR s < h, s
// being the nim-sum. Traps: a heap's winning move is unique, and a heap without the nim-sum's top
// bit has none; s = 0 gives 0.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_poj_2975(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  c.line(nim_winning_count(heaps));
}

}  // namespace

const Problem& poj_2975_problem() {
  static const Problem problem{
      .name = "poj-2975",
      .aliases = {},
      .title = {"Nim", "Nim"},
      .asks = {"", ""},
      .disguise = {"Nim: count the winning moves.", "Nim 游戏：求必胜走法的种数。"},
      .traps = {"Each heap has at most one winning move.", "每堆至多有一种必胜走法。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::until_zero,
      .sample_input = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
      .sample_output = "3\n0\n",
      .answer = answer_poj_2975,
      .program = ""};
  return problem;
}

}  // namespace nimber::problems
