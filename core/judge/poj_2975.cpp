// POJ 2975, Nim: how many first moves win?
// Input: n, then n heaps, until n = 0. Output: the number.
// In disguise: Nim itself. Theorem: Bouton's: heap h has its one winning move where h XOR s < h, s
// being the nim-sum. Traps: a heap's winning move is unique, and a heap without the nim-sum's top
// bit has none; s = 0 gives 0.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_poj_2975(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  c.line(nim_winning_count(heaps));
}

}  // namespace

const Problem& poj_2975_problem() {
  static const Problem problem{
      .name = "poj-2975",
      .aliases = {},
      .title = {"Nim", "Nim"},
      .asks = {"Heaps of stones; a move takes any number from one heap, and whoever takes the last "
               "stone wins. How many first moves win?",
               "若干堆石子，每次从一堆中取任意多颗，取走最后一颗者胜。第一步有多少种必胜走法？"},
      .disguise = {"Nim, with its winning moves counted. With s the XOR of all heaps, a heap h "
                   "wins only by becoming h XOR s: it counts where that is smaller.",
                   "Nim 游戏，求必胜走法的种数。设各堆异或和为 s，一堆 h 颗只有减为 h 异或 s "
                   "才能取胜，后者小于 h 时就有一种。"},
      .traps = {"Each heap has at most one winning move.", "每堆至多有一种必胜走法。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::until_zero,
      .sample_input = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
      .sample_output = "3\n0\n",
      .answer = answer_poj_2975,
      .program =
          R"(// Nim: with s the XOR of all heaps, h goes to h ^ s where that is smaller, no other way.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n;
  while (std::cin >> n && n > 0) {
    std::vector<int> heaps(n);
    int s = 0, count = 0;
    for (int& h : heaps) {
      std::cin >> h;
      s ^= h;
    }
    for (int h : heaps) count += (h ^ s) < h;
    std::cout << count << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
