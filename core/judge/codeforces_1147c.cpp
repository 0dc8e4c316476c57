// Codeforces 1147 C (1162 E), Thanos Nim: an even number n of heaps; a move takes stones from
// exactly n / 2 heaps that are not empty, at least one of each, not necessarily the same number;
// who can't move loses. Input: n up to 50, and the heaps up to 50. Output: Alice where the first
// player wins, else Bob.
// In disguise: a move in half of the heaps. Theorem: lost exactly when more than n / 2 heaps are
// the smallest. From there a move changes at most n / 2 heaps, so it makes one of the smallest
// smaller, and at most n / 2 heaps are the smallest then (or it is not possible: with the smallest
// at 0 there are less than n / 2 others). From any other position n / 2 larger heaps can be brought
// down to the smallest, and more than n / 2 heaps are the smallest.
// No game of the board's moves in exactly half of the heaps.
// Traps: exactly n / 2 smallest heaps are won.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_codeforces_1147c(Case& c) {
  const std::uint64_t count = c.number(2, 50);
  if (count % 2 == 1)
    return c.fail(ErrorCode::input_out_of_range, {std::to_string(count), "2", "50"});
  const std::vector<Heap> heaps = c.numbers(count, 1, 50);
  if (!c.ok()) return;
  const auto least = *std::min_element(heaps.begin(), heaps.end());
  const auto smallest = static_cast<std::uint64_t>(std::count(heaps.begin(), heaps.end(), least));
  c.line(2 * smallest > count ? "Bob" : "Alice");
}

}  // namespace

const Problem& codeforces_1147c_problem() {
  static const Problem problem{
      .name = "codeforces-1147c",
      .aliases = {"codeforces-1162e"},
      .title = {"Thanos Nim", "灭霸 Nim"},
      .asks =
          {"An even number of heaps. A move takes stones from exactly half of the heaps, at least "
           "one from each of them, as many as one likes; whoever can’t move loses. Who wins?",
           "共有偶数堆石子，每次恰选一半的堆，从每堆各取至少一颗，各堆取的颗数可以不同，不能走者输"
           "。问谁必胜。"},
      .disguise = {"Counting: lost exactly when more than half of the heaps are the smallest. From "
                   "any other position half of the heaps are brought down to the smallest.",
                   "数最小的堆：超过一半的堆都是最小值时先手必败。否则先手把一半较大的堆减到最小值"
                   "，就使最小的堆超过一半。"},
      .traps = {"With exactly half of the heaps the smallest the first player wins.",
                "恰有一半是最小值时，先手必胜。"},
      .game = "",
      .technique = "counts",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "4\n3 1 4 1\n",
      .sample_output = "Alice\n",
      .answer = answer_codeforces_1147c,
      .program =
          R"(// Lost exactly when more than half of the heaps are the smallest.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> heaps(n);
  for (int& heap : heaps) std::cin >> heap;
  const int least = *std::min_element(heaps.begin(), heaps.end());
  const auto smallest = std::count(heaps.begin(), heaps.end(), least);
  std::cout << (2 * smallest > n ? "Bob\n" : "Alice\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
