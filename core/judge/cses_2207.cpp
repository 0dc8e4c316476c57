// CSES 2207, Grundy's Game: a heap of coins; a move splits a heap into two unequal ones that are
// not empty; who can't move loses. Input: t, then t times n up to 10^6. Output: first or second.
// In disguise: Grundy's game with one heap. No law of its lost heaps is known, and here none is
// needed: up to 10^6 they are these 41 (`nimber sequence grundy --lost --count 1000001` finds them
// by the recursion, in a second).
// Traps: all values up to 10^6 by the plain recursion are far too slow; values up to 2,000 are
// enough, once it is known that no heap above 1,222 is lost.
#include <nimber/judge.hpp>

#include <algorithm>
#include <iterator>

namespace nimber::problems {
namespace {

constexpr std::uint64_t lost_grundy_heaps[] = {
    1,   2,   4,   7,   10,  20,  23,  26,  50,  53,  270, 273, 276, 282,
    285, 288, 316, 334, 337, 340, 346, 359, 362, 365, 386, 389, 392, 566,
    630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222};

void answer_cses_2207(Case& c) {
  const std::uint64_t n = c.number(1, 1'000'000);
  c.board("grundy", {n});
  c.line(std::binary_search(std::begin(lost_grundy_heaps), std::end(lost_grundy_heaps), n)
             ? "second"
             : "first");
}

}  // namespace

const Problem& cses_2207_problem() {
  static const Problem problem{
      .name = "cses-2207",
      .aliases = {},
      .title = {"Grundy’s Game", "格伦迪游戏"},
      .asks = {"One heap of coins; a move splits a heap into two heaps of different sizes, and "
               "whoever can’t move loses. Who wins from n coins?",
               "一堆硬币，每次把一堆分成大小不等的两堆，不能走者输。从 n 枚开始，问谁必胜。"},
      .disguise = {"Grundy’s game. A heap’s value is the mex of the XORs of its splits. No law is "
                   "known, but of the heaps up to 10^6 only 41 are lost, the last of them 1,222.",
                   "格伦迪游戏。堆的 SG 值是各种分法的异或和的 mex。至今没有已知的规律，但 10^6 "
                   "以内先手必败的堆只有 41 个，最大的是 1222。"},
      .traps =
          {"The table to 10^6 takes 10^12 steps. Print a shorter one, see where the lost heaps "
           "end, and answer first above that.",
           "打表到 10^6 需 10^12 步。先打一张小表，看出必败的堆到哪里为止，更大的都是先手必胜。"},
      .game = "grundy",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "3\n6\n7\n8\n",
      .sample_output = "first\nsecond\nfirst\n",
      .answer = answer_cses_2207,
      .program =
          R"(// Grundy's game: g(n) is the mex of g(a) XOR g(n - a), a < n - a. Tried out: from
// 1,223 to 10^6 no heap is lost.
#include <cstdio>
#include <vector>

int main() {
  const int limit = 2000;
  std::vector<int> g(limit + 1, 0);
  for (int n = 3; n <= limit; ++n) {
    std::vector<bool> seen(1024, false);
    for (int a = 1; a < n - a; ++a) seen[g[a] ^ g[n - a]] = true;
    while (seen[g[n]]) ++g[n];
  }
  int t, n;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0 && std::scanf("%d", &n) == 1)
    std::puts(n > limit || g[n] != 0 ? "first" : "second");
}
)"};
  return problem;
}

}  // namespace nimber::problems
