// Luogu P2197, the template of Nim: who takes the last stone wins. Input: T, at most 10, then T
// times n, at most 10,000, and n heaps, at most 2^31 - 1. Output: Yes for the first player, else
// No. Theorem: Bouton: the first player wins exactly where the nim-sum is not 0. Traps: none.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_luogu_p2197(Case& c) {
  const std::vector<std::uint64_t> heaps =
      c.numbers(c.number(1, 10'000), 0, (std::uint64_t{1} << 31) - 1);
  c.board("nim", heaps);
  Value sum = 0;
  for (const std::uint64_t heap : heaps) sum ^= heap;
  c.line(sum != 0 ? "Yes" : "No");
}

}  // namespace

const Problem& luogu_p2197_problem() {
  static const Problem problem{
      .name = "luogu-p2197",
      .aliases = {},
      .title = {"Template: Nim", "【模板】Nim 游戏"},
      .asks = {"Heaps of stones; a move takes any number from one heap, and whoever takes the last "
               "stone wins. Does the first player win?",
               "若干堆石子，每次从一堆取任意颗，取走最后一颗者胜。先手能否获胜？"},
      .disguise = {"Nim itself: won where the nim-sum of the heaps is not 0.",
                   "就是 Nim 游戏：各堆石子数的异或和不为 0 时先手必胜。"},
      .traps = {"", ""},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::counted,
      .sample_input = "2\n2\n1 1\n2\n1 0\n",
      .sample_output = "No\nYes\n",
      .answer = answer_luogu_p2197,
      .program = R"(// Bouton: the first player wins exactly where the nim-sum is not 0.
#include <cstdio>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    for (std::scanf("%d", &n); n > 0; --n) {
      int heap;
      std::scanf("%d", &heap);
      sum ^= heap;
    }
    std::puts(sum != 0 ? "Yes" : "No");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
