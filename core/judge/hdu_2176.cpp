// HDU 2176, taking stones from m heaps: Nim with all its winning first moves.
// Input: m up to 200,000 (more here), then m heaps, until m = 0. Output: No; or Yes and, in the
// order of the heaps, a line "heap newsize" for each winning move. In disguise: Nim itself.
// Theorem: Bouton's: heap h goes to h XOR s where that is smaller, s being the nim-sum. Traps: what
// is told is the heap before and after, not how many are taken; equal heaps each have their line.
#include <nimber/judge.hpp>
#include "values/nim.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_2176(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  const NimWins wins = nim_wins(heaps);
  if (wins.count == 0) return c.line("No");
  c.line("Yes");
  for (std::size_t i = 0; i < wins.count; ++i) {
    const Heap h = heaps[wins.places[i]];
    c.write(h);
    c.write(" ");
    c.line(h ^ wins.sum);
  }
}

}  // namespace

const Problem& hdu_2176_problem() {
  static const Problem problem{
      .name = "hdu-2176",
      .aliases = {},
      .title = {"Taking stones from m heaps", "取（m 堆）石子游戏"},
      .asks =
          {"Does the first player win at Nim, and by which first moves? Each of them is told as "
           "the heap before it and after it.",
           "Nim 游戏先手能否获胜？若能，列出第一步的全部必胜走法，每种写出该堆取前与取后的颗数。"},
      .disguise = {"Nim with all its winning first moves. With s the XOR of all heaps, a heap h "
                   "wins only by becoming h XOR s, where that is smaller.",
                   "Nim 游戏，列出第一步的全部必胜走法。设各堆异或和为 s，一堆 h 颗只有减为 h 异或 "
                   "s 才能取胜，条件是后者小于 h。"},
      .traps = {"Told is the heap before and after, not how many are taken.",
                "输出的是该堆取前与取后的颗数，不是取走的颗数。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::until_zero,
      .sample_input = "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n",
      .sample_output = "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n",
      .answer = answer_hdu_2176,
      .program =
          R"(// Nim: with s the XOR of all heaps, h goes to h ^ s where that is smaller, no other way.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int m;
  while (std::cin >> m && m > 0) {
    std::vector<int> heaps(m);
    int s = 0;
    for (int& h : heaps) {
      std::cin >> h;
      s ^= h;
    }
    std::cout << (s != 0 ? "Yes\n" : "No\n");
    for (int h : heaps)
      if ((h ^ s) < h) std::cout << h << ' ' << (h ^ s) << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
