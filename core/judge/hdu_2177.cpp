// HDU 2177, taking stones from two heaps II: Wythoff's game with all its winning moves.
// Input: "a b" with a <= b (either order here), until "0 0". Output: 0 where the first player
// loses; else 1 and a line "x y", x <= y, for each pair that a winning move leads to, once: first
// the one by taking from both heaps, then the others by x descending. In disguise: Wythoff's game.
// Theorem: cold pairs by the golden ratio; the cold pair of a given difference, and the only cold
// pair that a given number stands in, are found in constant time.
// Traps: the smaller heap may be the one to reduce (from 4, 5 to 3, 5); from equal heaps two ways
// lead to one pair, and so do other two (from 2, 3 taking from both and from one lead to 1, 2); the
// golden ratio as a double fails for large heaps.
#include <nimber/judge.hpp>
#include "values/cold_pairs.hpp"

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_2177(Case& c) {
  const Heap first = c.number();
  const Heap second = c.number();
  c.board("wythoff", {first, second});
  const auto [a, b] = std::minmax(first, second);
  const ColdPair both = cold_pair(b - a);
  if (both.smaller == a) return c.line("0");
  std::vector<ColdPair> pairs;
  // One heap is kept, the other is reduced to its partner.
  const auto partner = [](Heap kept) {
    const ColdPair pair = cold_pair_with(kept);
    return pair.smaller == kept ? pair.larger : pair.smaller;
  };
  const auto keep = [&](Heap kept, Heap reduced) {
    const Heap left = partner(kept);
    if (left < reduced) pairs.push_back({std::min(kept, left), std::max(kept, left)});
  };
  keep(a, b);
  keep(b, a);
  std::sort(pairs.begin(), pairs.end(),
            [](const ColdPair& x, const ColdPair& y) { return x.smaller > y.smaller; });
  if (both.smaller < a) pairs.insert(pairs.begin(), both);
  c.line("1");
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    // No number stands in two cold pairs, so the smaller one tells them apart.
    bool seen = false;
    for (std::size_t j = 0; j < i; ++j) seen = seen || pairs[j].smaller == pairs[i].smaller;
    if (seen) continue;
    c.write(pairs[i].smaller);
    c.write(" ");
    c.line(pairs[i].larger);
  }
}

}  // namespace

const Problem& hdu_2177_problem() {
  static const Problem problem{
      .name = "hdu-2177",
      .aliases = {},
      .title = {"Taking stones from two heaps, II", "取（2 堆）石子游戏"},
      .asks = {"Two heaps; a move takes from one of them, or equally many from both. Does the "
               "first player win, and which pairs can a winning move leave?",
               "两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗。先手能否获胜？若能，列出第一步"
               "可以留下的各个必败数对。"},
      .disguise = {"Wythoff’s game with all its winning moves.", "威佐夫博弈，列出全部必胜走法。"},
      .traps = {"The smaller heap may be the one to reduce; two ways may lead to one "
                "pair; a double is not exact enough.",
                "可能要从小的一堆取；不同走法可能得到同一数对；double 精度不够。"},
      .game = "wythoff",
      .technique = "wythoff",
      .chapter = 7,
      .frame = Frame::until_zero,
      .zeros = 2,
      .sample_input = "1 2\n5 8\n4 7\n2 2\n0 0\n",
      .sample_output = "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n",
      .answer = answer_hdu_2177,
      .program =
          R"(// Wythoff: the lost pairs are (a, a + k), k = 0, 1, 2 ..., a being the least number
// not used yet. Each number is in one of them, and each difference too.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  const int most = 1000000;
  std::vector<int> partner(most + 1, -1), first;
  for (int a = 0, k = 0; a <= most; ++a) {
    if (partner[a] >= 0) continue;
    const int b = a + k++;
    first.push_back(a);
    partner[a] = b;
    if (b <= most) partner[b] = a;
  }
  int a, b;
  while (std::cin >> a >> b && a + b > 0) {
    std::vector<std::pair<int, int>> left;
    const auto leave = [&](int x, int y) {
      const std::pair<int, int> pair = std::minmax({x, y});
      if (std::find(left.begin(), left.end(), pair) == left.end()) left.push_back(pair);
    };
    const int k = b - a;
    if (k < static_cast<int>(first.size()) && first[k] < a) leave(first[k], first[k] + k);
    if (partner[b] < a) {
      if (partner[a] < b) leave(a, partner[a]);
      leave(partner[b], b);
    } else if (partner[a] < b) {
      leave(a, partner[a]);
    }
    if (left.size() > 2 && left[1].first < left[2].first) std::swap(left[1], left[2]);
    std::cout << (left.empty() ? "0\n" : "1\n");
    for (const auto& pair : left) std::cout << pair.first << ' ' << pair.second << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
