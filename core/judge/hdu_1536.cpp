// HDU 1536 = HDU 1944 = POJ 2960, S-Nim: Nim in which only numbers of a given set may be taken.
// Input, until k = 0: "k s1 .. sk", the set; m; m lines "l h1 .. hl", positions. Output: a line a
// set, of a letter a position: W where the first player wins, else L. In disguise: the subtraction
// game take/s1,s2..; values from the game's table, or from its period once that is proven. Traps:
// the set comes unsorted and may repeat a number; a table to be filled with "options up to s" must
// not end at the first number that is too large unless it was sorted. Here: at most 1,000 numbers
// up to 10^18, heaps up to 100,000.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_1536(Case& c) {
  constexpr std::uint64_t most_numbers = 1'000;
  constexpr Heap most_heap = 100'000;
  std::vector<std::uint64_t> set;
  for (const std::uint64_t k : c.numbers(c.number(1, most_numbers), 1)) {
    if (std::find(set.begin(), set.end(), k) == set.end()) set.push_back(k);
  }
  std::string rule = "take/";
  for (const std::uint64_t k : set) {
    if (k != set.front()) rule.push_back(',');
    append(rule, k);
  }
  const std::uint64_t positions = c.number();
  for (std::uint64_t i = 0; i < positions && c.ok(); ++i) {
    c.begin_part();
    const std::vector<Heap> heaps = c.numbers(c.number(), 0, most_heap);
    c.board(rule, heaps);
    c.write(c.value(rule, heaps) != 0 ? "W" : "L");
  }
  c.write("\n");
}

}  // namespace

const Problem& hdu_1536_problem() {
  static const Problem problem{
      .name = "hdu-1536",
      .aliases = {"hdu-1944", "poj-2960"},
      .title = {"S-Nim", "S-Nim"},
      .asks =
          {"A set of numbers is given; a move takes one of these numbers of beads from one heap, "
           "and who can’t move loses. Which of the positions are won for the first player?",
           "给定一个集合，每次从一堆中取走的颗数必须属于它，不能取者负。逐个判断各局面先手能否获胜"
           "。"},
      .disguise = {"A subtraction game: only the numbers of a set may be taken.",
                   "减法游戏：只能取给定集合中的颗数。"},
      .traps = {"The set comes unsorted and may repeat a number.",
                "集合未排序，且可能有重复的数。"},
      .game = "take",
      .technique = "period",
      .chapter = 4,
      .frame = Frame::until_zero,
      .sample_input =
          "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
      .sample_output = "LWW\nWWL\n",
      .answer = answer_hdu_1536,
      .program =
          R"(// Sprague and Grundy: a heap is worth the mex of its options, and heaps add up by XOR.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  const int most = 10000;
  int k;
  while (std::cin >> k && k > 0) {
    std::vector<int> set(k);
    for (int& s : set) std::cin >> s;
    std::sort(set.begin(), set.end());
    std::vector<int> value(most + 1), seen(k + 2, -1);
    for (int n = 0; n <= most; ++n) {
      for (int s : set) {
        if (s > n) break;
        seen[value[n - s]] = n;
      }
      while (seen[value[n]] == n) ++value[n];
    }
    int m, l, h;
    for (std::cin >> m; m > 0; --m) {
      int sum = 0;
      for (std::cin >> l; l > 0 && std::cin >> h; --l) sum ^= value[h];
      std::cout << (sum != 0 ? 'W' : 'L');
    }
    std::cout << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
