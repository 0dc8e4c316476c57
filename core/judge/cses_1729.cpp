// CSES 1729, Stick Game: a subtraction game with the numbers p1 .. pk, among them 1; who wins from
// each of 1 .. n sticks? Input: n and k, then the k distinct numbers. Output: a string of n
// letters, W where the first player wins, else L.
// In disguise: the game take/p1,p2..; the board shows the heap of n. Theorem: a heap is lost
// exactly when no move leads to a lost one. That is found forwards: a lost heap makes the heaps p
// above it won, for every p. So the lost heaps alone cost something, at most 10^8 steps in all.
// Traps: k n = 10^8 steps are quick in one byte or bit a heap, and too slow in a map.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_cses_1729(Case& c) {
  const std::uint64_t n = c.number(1, 1'000'000);
  const std::vector<std::uint64_t> set = c.numbers(c.number(1, 100), 1, n);
  std::vector<std::uint64_t> sorted = set;
  std::sort(sorted.begin(), sorted.end());
  c.want_distinct(sorted);
  if (!c.ok()) return;
  std::string rule = "take/";
  for (const std::uint64_t p : set) {
    if (rule.back() != '/') rule.push_back(',');
    append(rule, p);
  }
  c.board(rule, {n});
  std::string letters(static_cast<std::size_t>(n + 1), 'L');
  for (std::uint64_t heap = 0; heap <= n; ++heap) {
    if (letters[static_cast<std::size_t>(heap)] == 'W') continue;
    for (const std::uint64_t p : sorted) {
      if (p > n - heap) break;
      letters[static_cast<std::size_t>(heap + p)] = 'W';
    }
  }
  c.spend(n);
  c.line(std::string_view(letters).substr(1));
}

}  // namespace

const Problem& cses_1729_problem() {
  static const Problem problem{
      .name = "cses-1729",
      .aliases = {},
      .title = {"Stick Game", "Stick Game"},
      .asks = {"A heap of sticks, and the numbers that may be taken at once. For every size from 1 "
               "to n, does the first player win?",
               "一堆木棍，每次取走的根数须在给定集合中。对 1 至 n 的每个根数，判断先手是否必胜。"},
      .disguise = {"A subtraction game, one heap of each size. A heap is won exactly when some "
                   "move leaves a lost one, so a table from small to large answers.",
                   "减法游戏。能走到 P 态的堆先手必胜，否则先手必败，从小到大打表即可。"},
      .traps = {"k times n is 10^8: quick in a plain array, too slow in a map or a set.",
                "k 与 n 之积达 10^8，须用数组，不能用 map 或 set。"},
      .game = "take",
      .technique = "table",
      .chapter = 2,
      .frame = Frame::once,
      .sample_input = "10 3\n1 3 4\n",
      .sample_output = "WLWWWWLWLW\n",
      .answer = answer_cses_1729,
      .program =
          R"(// A heap is won exactly when some move leaves a lost one: each lost heap marks those above it.
#include <iostream>
#include <string>
#include <vector>

int main() {
  std::size_t n, k;
  std::cin >> n >> k;
  std::vector<std::size_t> p(k);
  for (std::size_t& x : p) std::cin >> x;
  std::string letters(n + 1, 'L');
  for (std::size_t heap = 0; heap <= n; ++heap) {
    if (letters[heap] == 'W') continue;
    for (const std::size_t x : p)
      if (heap + x <= n) letters[heap + x] = 'W';
  }
  std::cout << letters.substr(1) << '\n';
}
)"};
  return problem;
}

}  // namespace nimber::problems
