// Luogu P2148, E&D: heaps in pairs; a move takes one heap of a pair away and splits the other one
// in two, neither empty; who can't move loses, all heaps being 1. Input: T, at most 20, then T
// times n, even, at most 20,000, and n heaps, 1 to 2 * 10^9, the first two being a pair, and so on.
// Output: YES for the first player, else NO. Theorem: the value of a pair a, b is the number of 1s
// at the end of (a - 1) | (b - 1) in binary (docs/theorems.md, One dropped, one split). Traps: it
// is the "or" of the numbers less 1, not of the numbers.
#include <nimber/judge.hpp>

#include <algorithm>
#include <bit>

namespace nimber::problems {
namespace {

void answer_luogu_p2148(Case& c) {
  const std::uint64_t heaps = c.number(2, 20'000);
  if (heaps % 2 != 0)
    return c.fail(ErrorCode::input_out_of_range, {std::to_string(heaps), "2", "20000"});
  std::string pairs;
  Value sum = 0;
  for (std::uint64_t i = 0; i < heaps && c.ok(); i += 2) {
    const std::uint64_t a = c.number(1, 2'000'000'000);
    const std::uint64_t b = c.number(1, 2'000'000'000);
    sum ^= static_cast<Value>(std::countr_one((a - 1) | (b - 1)));
    if (!c.board_wanted() || heaps > limits::page_parts) continue;
    if (!pairs.empty()) pairs.push_back(';');
    pairs.append(std::to_string(std::min(a, b))).append(",").append(std::to_string(std::max(a, b)));
  }
  c.board("own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)");
  c.board_state(pairs);
  c.line(sum != 0 ? "YES" : "NO");
}

}  // namespace

const Problem& luogu_p2148_problem() {
  static const Problem problem{
      .name = "luogu-p2148",
      .aliases = {},
      .title = {"E&D", "E&D"},
      .asks =
          {"Heaps in pairs; a move takes one heap of a pair away and splits the other one in two. "
           "Whoever can’t move loses. Does the first player win?",
           "石子堆两两一组，每次拿走一组中的一堆，再把另一堆分成非空的两堆，不能操作者负。先手能否"
           "获胜？"},
      .disguise =
          {"A sum of pairs. A table shows their values: the number of 1s at the end of "
           "(a − 1) or (b − 1) in binary.",
           "各组的和。打表可见一组 (a, b) 的 SG 值：(a−1)|(b−1) 的二进制末尾连续 1 的个数。"},
      .traps = {"It is the “or” of the numbers less 1.", "是减 1 以后再按位或。"},
      .game = "own",
      .technique = "formula",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n",
      .sample_output = "YES\nNO\n",
      .answer = answer_luogu_p2148,
      .program =
          R"(// From a table: the pair a, b is worth the number of 1s at the end of (a - 1) | (b - 1).
#include <cstdio>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    for (std::scanf("%d", &n); n > 0; n -= 2) {
      int a, b, value = 0;
      std::scanf("%d %d", &a, &b);
      for (int bits = (a - 1) | (b - 1); bits % 2 == 1; bits /= 2) ++value;
      sum ^= value;
    }
    std::puts(sum != 0 ? "YES" : "NO");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
