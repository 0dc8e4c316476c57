// HDU 1850, Being a Good Boy in Spring Festival: how many first moves win at a card game that is
// Nim? Input: M, then M heaps, until M = 0. Output: the number. In disguise: Nim itself; see
// poj_2975. Traps: those of poj_2975.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_1850(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number());
  c.board("nim", heaps);
  c.line(nim_winning_count(heaps));
}

}  // namespace

const Problem& hdu_1850_problem() {
  static const Problem problem{
      .name = "hdu-1850",
      .aliases = {},
      .title = {"Being a Good Boy in Spring Festival", "Being a Good Boy in Spring Festival"},
      .asks = {"Heaps of cards; a move takes any number from one heap, and whoever takes the last "
               "card wins. How many first moves win?",
               "若干堆牌，每次从一堆中取任意张，取走最后一张者胜。第一步有多少种必胜走法？"},
      .disguise = {"Nim, with its winning first moves counted. With s the XOR of all heaps, a heap "
                   "h wins only by becoming h XOR s: it counts where that is smaller.",
                   "Nim 游戏，求第一步必胜走法的种数。设各堆异或和为 s，一堆 h 颗只有减为 h 异或 s "
                   "才能取胜，后者小于 h 时就有一种。"},
      .traps = {"Each heap has at most one winning move.", "每堆至多有一种必胜走法。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::until_zero,
      .sample_input = "3\n5 7 9\n0\n",
      .sample_output = "1\n",
      .answer = answer_hdu_1850,
      .program =
          R"(// Nim: with s the XOR of all heaps, h goes to h ^ s where that is smaller, no other way.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int m;
  while (std::cin >> m && m > 0) {
    std::vector<int> heaps(m);
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
