// POJ 1067, taking stones from two heaps: any number from one, or the same number from both; who
// takes the last one wins. Input: "a b" a line, to the end. Output: 1 where the first player wins,
// else 0. In disguise: Wythoff's game. Theorem: the cold pairs by the golden ratio (Wythoff 1907),
// in integers. Traps: either heap may be the larger; the golden ratio as a double is wrong from a
// difference of 102,334,155 on.
#include <nimber/judge.hpp>
#include "values/cold_pairs.hpp"

namespace nimber::problems {
namespace {

void answer_poj_1067(Case& c) {
  const Heap a = c.number();
  const Heap b = c.number();
  c.board("wythoff", {a, b});
  c.line(is_cold(a, b) ? "0" : "1");
}

}  // namespace

const Problem& poj_1067_problem() {
  static const Problem problem{.name = "poj-1067",
                               .aliases = {},
                               .game = "wythoff",
                               .frame = Frame::to_end,
                               .sample_input = "2 1\n8 4\n4 7\n",
                               .sample_output = "0\n1\n0\n",
                               .answer = answer_poj_1067};
  return problem;
}

}  // namespace nimber::problems
