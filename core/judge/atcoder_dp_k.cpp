// AtCoder Educational DP Contest K, Stones: of K stones the players take a number of a given set in
// turn; who can't loses. Input: N up to 100 and K up to 100,000, then the N numbers, rising, at
// most K. Output: First or Second.
// In disguise: the subtraction game take/a1,a2..; values from the game's table.
// Traps: none.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_atcoder_dp_k(Case& c) {
  const std::uint64_t count = c.number(1, 100);
  const Heap stones = c.number(1, 100'000);
  const std::vector<std::uint64_t> set = c.numbers(count, 1, stones);
  std::vector<std::uint64_t> sorted = set;
  std::sort(sorted.begin(), sorted.end());
  c.want_distinct(sorted);
  if (!c.ok()) return;
  std::string rule = "take/";
  for (const std::uint64_t k : set) {
    if (rule.back() != '/') rule.push_back(',');
    append(rule, k);
  }
  c.board(rule, {stones});
  c.line(c.value(rule, {stones}) != 0 ? "First" : "Second");
}

}  // namespace

const Problem& atcoder_dp_k_problem() {
  static const Problem problem{
      .name = "atcoder-dp-k",
      .aliases = {},
      .title = {"Stones", "石子"},
      .asks = {"A heap of stones, and the numbers that may be taken at once; whoever can’t take "
               "any loses. Does the first player win?",
               "一堆石子，每次取走的颗数须在给定集合中，不能取者输。先手能否获胜？"},
      .disguise = {"A subtraction game. A heap is won exactly when some move leaves a lost one: a "
                   "table from small heaps to large ones.",
                   "减法游戏。能走到 P 态的堆先手必胜，否则先手必败，从小到大打表。"},
      .traps = {"", ""},
      .game = "take",
      .technique = "table",
      .chapter = 2,
      .frame = Frame::once,
      .sample_input = "2 4\n2 3\n",
      .sample_output = "First\n",
      .answer = answer_atcoder_dp_k,
      .program =
          R"(// A heap is won exactly when some number can be taken that leaves a lost one.
#include <iostream>
#include <vector>

int main() {
  int n, stones;
  std::cin >> n >> stones;
  std::vector<int> take(n);
  for (int& k : take) std::cin >> k;
  std::vector<char> won(stones + 1, 0);
  for (int heap = 1; heap <= stones; ++heap)
    for (const int k : take)
      if (k <= heap && !won[heap - k]) won[heap] = 1;
  std::cout << (won[stones] ? "First\n" : "Second\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
