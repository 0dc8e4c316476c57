// Luogu P6487, HRPA (COCI 2010/2011 #4): of n stones the first player takes any number, and then
// each takes at most twice what was taken last; who takes the last one wins. Input: n, 2 to 10^15.
// Output: the least number that the first player can take so as to win. In disguise: Fibonacci Nim
// with no limit at first. Theorem: the least part of n as a sum of Fibonacci numbers of which no
// two are neighbours; a smaller number leaves the other player the limit that this part needs
// (docs/ theorems.md, Fibonacci Nim). Traps: for a Fibonacci number it is n itself; 64 bits.
#include <nimber/judge.hpp>

#include <utility>

namespace nimber::problems {
namespace {

void answer_luogu_p6487(Case& c) {
  const std::uint64_t stones = c.number(2, 1'000'000'000'000'000);
  c.board("fibonacci", {stones, stones});
  std::uint64_t rest = stones;
  std::uint64_t part = 0;
  while (rest > 0) {
    std::uint64_t next = 2;
    for (part = 1; next <= rest;) next += std::exchange(part, next);
    rest -= part;
  }
  c.line(part);
}

}  // namespace

const Problem& luogu_p6487_problem() {
  static const Problem problem{
      .name = "luogu-p6487",
      .aliases = {},
      .title = {"HRPA", "HRPA"},
      .asks =
          {"From a heap of n the first player takes any number; then each takes at most twice what "
           "was taken last. Whoever takes the last stone wins. What is the least first move that "
           "wins?",
           "一堆 n "
           "颗石子，先手可取任意颗，以后每次最多取对方上次所取的两倍，取到最后一颗者胜。先手至少取"
           "几颗才能必胜？"},
      .disguise =
          {"Fibonacci Nim: the least part of n as a sum of Fibonacci numbers, no two of them "
           "neighbours.",
           "斐波那契博弈：把 n 拆成互不相邻的斐波那契数之和，最小的一项就是答案。"},
      .traps = {"For a Fibonacci number it is n itself; n needs 64 bits.",
                "n 是斐波那契数时答案就是 n；n 要用 64 位整数。"},
      .game = "fibonacci",
      .technique = "fibonacci",
      .chapter = 14,
      .frame = Frame::once,
      .sample_input = "4\n",
      .sample_output = "1\n",
      .answer = answer_luogu_p6487,
      .program =
          R"(// Fibonacci Nim: the least Zeckendorf part of n. Take away the largest Fibonacci number in turn.
#include <cstdio>
#include <utility>

int main() {
  long long n, part = 0;
  std::scanf("%lld", &n);
  while (n > 0) {
    long long next = 2;
    for (part = 1; next <= n;) next += std::exchange(part, next);
    n -= part;
  }
  std::printf("%lld\n", part);
}
)"};
  return problem;
}

}  // namespace nimber::problems
