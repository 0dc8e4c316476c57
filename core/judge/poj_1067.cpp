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
  static const Problem problem{
      .name = "poj-1067",
      .aliases = {"hdu-1527", "luogu-p2252"},
      .title = {"Taking stones from two heaps", "取石子游戏"},
      .asks =
          {"Two heaps; a move takes from one of them, or equally many from both. Does the first "
           "player win?",
           "两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗。先手能否获胜？"},
      .disguise =
          {"Wythoff’s game. The lost pairs are (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: no move "
           "leads from one of them to another, and from every other pair one can go to one.",
           "威佐夫博弈。φ 为黄金分割数 1.618…，先手必败的是 (⌊kφ⌋, "
           "⌊kφ²⌋)：从其中一个走不到另一个，其余局面都能一步走到其中之一。"},
      .traps = {"Either heap may be the larger; the golden ratio as a double fails for "
                "large heaps.",
                "哪一堆大都有可能；数据大时 double 的黄金分割数会出错。"},
      .game = "wythoff",
      .technique = "wythoff",
      .chapter = 7,
      .frame = Frame::to_end,
      .sample_input = "2 1\n8 4\n4 7\n",
      .sample_output = "0\n1\n0\n",
      .answer = answer_poj_1067,
      .program =
          R"(// Wythoff: the lost pairs are (floor(k phi), floor(k phi) + k), where phi = (1 + sqrt 5) / 2.
// In integers, since a double fails for large heaps.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
  long long a, b;
  while (std::scanf("%lld %lld", &a, &b) == 2) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    // floor(k phi) = (k + floor(sqrt(5 k k))) / 2.
    long long root = static_cast<long long>(std::sqrt(5.0L * k * k));
    while (root * root > 5 * k * k) --root;
    while ((root + 1) * (root + 1) <= 5 * k * k) ++root;
    std::puts((k + root) / 2 == a ? "0" : "1");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
