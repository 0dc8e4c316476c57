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
  static const Problem problem{
      .name = "hdu-3032",
      .aliases = {},
      .title = {"Nim or not Nim?", "Nim or not Nim?"},
      .asks = {"Heaps of stones; a move takes any number from one heap, or splits one into two. "
               "Whoever takes the last stone wins. Who does?",
               "若干堆石子，每次从一堆取任意多颗，或把一堆分成两堆，取走最后一颗者胜。谁胜？"},
      .disguise = {"Lasker’s Nim. A heap of n is worth n, but 4k + 3 and 4k + 4 change places; the "
                   "XOR of the values decides.",
                   "拉斯克的 Nim 游戏。n 颗石子的一堆，SG 值就是 n，只是 4k + 3 与 4k + 4 "
                   "的值互换；各堆 SG 值的异或和判定胜负。"},
      .traps = {"A table is out of reach; an empty heap is worth 0.",
                "数据太大不能打表；空堆的 SG 值为 0。"},
      .game = "lasker",
      .technique = "formula",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "2\n3\n2 2 3\n2\n3 3\n",
      .sample_output = "Alice\nBob\n",
      .answer = answer_hdu_3032,
      .program =
          R"(// Lasker's Nim: n is worth n, but n + 1 for n = 3 mod 4 and n - 1 for n = 4, 8, 12 ...
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int t, n;
  long long s;
  for (std::cin >> t; t > 0 && std::cin >> n; --t) {
    long long sum = 0;
    for (; n > 0 && std::cin >> s; --n) sum ^= s % 4 == 3 ? s + 1 : s % 4 == 0 && s > 0 ? s - 1 : s;
    std::cout << (sum != 0 ? "Alice\n" : "Bob\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
