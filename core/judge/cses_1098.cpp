// CSES 1098, Nim Game II: Nim in which a move takes 1, 2 or 3 from a heap. Input: t, then t times n
// and n heaps, x from 1 to 10^9, n up to 200,000 in all tests together. Output: first or second.
// In disguise: a sum of Bash's games, take/1..3. Theorem: a heap of x is worth x mod 4, see bash in
// docs/theorems.md.
// Traps: it is the XOR of the remainders that counts, not the remainder of a sum.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_cses_1098(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 200'000), 1, 1'000'000'000);
  c.board("take/1..3", heaps);
  Value sum = 0;
  for (const Heap x : heaps) sum ^= x % 4;
  c.line(sum != 0 ? "first" : "second");
}

}  // namespace

const Problem& cses_1098_problem() {
  static const Problem problem{
      .name = "cses-1098",
      .aliases = {},
      .title = {"Nim Game II", "Nim Game II"},
      .asks = {"Several heaps of sticks; a move takes one, two or three from one of them, and "
               "whoever takes the last stick wins. Who does?",
               "有若干堆木棍，每次从一堆中取走一至三根，取到最后一根者获胜。问谁必胜。"},
      .disguise = {"A sum of Bash’s games. A heap of x is worth x mod 4, and the first player "
                   "loses when these values XOR to 0.",
                   "若干个巴什博弈之和。一堆 x 根的 SG 值是 x mod 4，异或和为 0 时先手必败。"},
      .traps = {"Take the remainders first and then the XOR, not the other way round.",
                "先对每堆取余，再求异或和，次序不能颠倒。"},
      .game = "take",
      .technique = "bash",
      .chapter = 5,
      .frame = Frame::counted,
      .sample_input = "3\n4\n5 7 2 5\n2\n4 1\n3\n4 4 4\n",
      .sample_output = "first\nfirst\nsecond\n",
      .answer = answer_cses_1098,
      .program =
          R"(// Taking 1 to 3, a heap of x is worth x mod 4; lost when the XOR of the values is 0.
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, sum = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 0, x; i < n && std::scanf("%d", &x) == 1; ++i) sum ^= x % 4;
    std::puts(sum != 0 ? "first" : "second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
