// AtCoder ARC 168 B, Arbitrary Nim: heaps A1 .. AN; someone chooses k, and then 1 to k stones are
// taken from a heap in turn. What is the largest k with which the first player wins? Input: N up to
// 250,000, and the heaps up to 10^9. Output: that k; -1 where there is no largest one, 0 where
// there is none.
// In disguise: take/1..k, where a heap of A is worth A mod (k + 1). Theorem: from the largest heap
// on all k give Nim, so the answer is -1 where the XOR is not 0. Where it is 0, equal heaps cancel
// for every k; are all gone, it is 0. Else let M be the largest heap that is left. For k >= M the
// XOR stays 0; for k = M - 1 only M changes, to 0, and the XOR is M. So the answer is M - 1.
// The board shows the game with the k of the answer, and Nim for -1 and 0.
// Traps: -1 and 0 are easily confused.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_atcoder_arc168_b(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 250'000), 1, 1'000'000'000);
  c.board("nim", heaps);
  if (nim_sum(heaps) != 0) return c.line("-1");
  std::vector<Heap> sorted = heaps;
  std::sort(sorted.begin(), sorted.end());
  while (sorted.size() >= 2 && sorted.back() == sorted[sorted.size() - 2])
    sorted.resize(sorted.size() - 2);
  if (sorted.empty()) return c.line("0");
  const std::uint64_t most = sorted.back() - 1;
  if (c.board_wanted()) c.board("take/1.." + std::to_string(most), heaps);
  c.line(most);
}

}  // namespace

const Problem& atcoder_arc168_b_problem() {
  static const Problem problem{
      .name = "atcoder-arc168-b",
      .aliases = {},
      .title = {"Arbitrary Nim", "任意的 Nim"},
      .asks =
          {"Heaps of stones, from which 1 to k are taken at a time. Find the largest k with which "
           "the first player wins: −1 if there is no largest one, 0 if there is none at all.",
           "有若干堆石子，每次从一堆取 1 至 k 颗。求使先手必胜的最大的 k：没有最大值输出 "
           "−1，不存在输出 0。"},
      .disguise = {"A sum of Bash’s games, each heap worth A mod (k + 1). If the heaps XOR to 0, "
                   "equal ones cancel, and with the largest one left, M, only k = M − 1 and less "
                   "changes anything: then M becomes 0 and the XOR M.",
                   "若干个巴什博弈之和，每堆的 SG 值是 A mod (k + 1)。异或和为 0 "
                   "时，成对的相等堆先消去，设剩下的最大堆为 M：k ≥ M 时异或和不变；k = M − 1 "
                   "时只有 M 变为 0，异或和为 M，先手必胜。"},
      .traps = {"−1 means that every large k wins, 0 that none does.",
                "−1 表示 k 足够大时先手总能赢，0 表示怎样选 k 都不行，不要弄反。"},
      .game = "take",
      .technique = "bash",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "3\n1 2 3\n",
      .sample_output = "2\n",
      .answer = answer_atcoder_arc168_b,
      .program =
          R"(// A heap is worth A mod (k + 1). If the XOR is 0, equal heaps cancel; with M the
// largest one left, k >= M leaves the XOR 0, and k = M - 1 makes it M.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  std::vector<int> heaps(n);
  for (int& heap : heaps) {
    if (std::scanf("%d", &heap) != 1) return 1;
    sum ^= heap;
  }
  std::sort(heaps.begin(), heaps.end());
  while (heaps.size() >= 2 && heaps.back() == heaps[heaps.size() - 2]) {
    heaps.pop_back();
    heaps.pop_back();
  }
  std::printf("%d\n", sum != 0 ? -1 : heaps.empty() ? 0 : heaps.back() - 1);
}
)"};
  return problem;
}

}  // namespace nimber::problems
