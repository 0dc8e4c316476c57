// Codeforces 812 E, Sagheer and Apple Tree: a tree with apples on its vertices, all leaves at
// depths of one parity; a move eats apples of a leaf, or moves apples of another vertex to one of
// its children, at least one; who can't move loses. Before the game the second player swaps the
// apples of two vertices; how many pairs make that player win? Input: n up to 100,000, a1 .. an
// from 1 to 10^7, the parents of vertices 2 .. n. Output: the number of pairs.
// In disguise: staircase Nim on a tree. Theorem: Nim on the vertices at even distance from the
// leaves; apples that arrive there are moved on at once. With s the XOR of these heaps a swap of
// two alike vertices changes nothing, so it helps when s = 0; one of an a that counts and a b that
// does not helps when a XOR b = s.
// The board shows the Nim before the swap.
// Traps: the pairs are more than 2^31; equal numbers may be swapped.
#include <nimber/judge.hpp>
#include "values/nim_sum.hpp"

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_codeforces_812e(Case& c) {
  const std::size_t count = c.size(2, 100'000);
  const std::vector<Heap> apples = c.numbers(count, 1, 10'000'000);
  if (!c.ok()) return;
  std::vector<std::vector<std::size_t>> children(count);
  for (std::size_t v = 1; v < count && c.ok(); ++v)
    children[static_cast<std::size_t>(c.number(1, count) - 1)].push_back(v);
  if (!c.ok()) return;
  std::vector<bool> odd(count);  // the depth
  std::vector<std::size_t> order{0};
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const std::size_t child : children[order[i]]) {
      odd[child] = !odd[order[i]];
      order.push_back(child);
    }
  }
  const bool parity = odd[order.back()];  // the last one is a leaf
  std::vector<Heap> heaps;
  std::vector<Heap> others;
  for (std::size_t v = 0; v < count; ++v) (odd[v] == parity ? heaps : others).push_back(apples[v]);
  c.board("nim", heaps);
  const Value sum = nim_sum(heaps);
  std::sort(others.begin(), others.end());
  std::uint64_t pairs = 0;
  for (const Heap a : heaps) {
    const auto range = std::equal_range(others.begin(), others.end(), a ^ sum);
    pairs += static_cast<std::uint64_t>(range.second - range.first);
  }
  const auto among = [](std::uint64_t n) { return n * (n - 1) / 2; };
  if (sum == 0) pairs += among(heaps.size()) + (others.empty() ? 0 : among(others.size()));
  c.line(pairs);
}

}  // namespace

const Problem& codeforces_812e_problem() {
  static const Problem problem{
      .name = "codeforces-812e",
      .aliases = {},
      .title = {"Sagheer and Apple Tree", "Sagheer 与苹果树"},
      .asks = {"A tree with apples; one eats from a leaf or moves apples from another vertex to a "
               "child, and whoever can’t move loses. The second player first swaps the apples of "
               "two vertices. In how many ways does that player win?",
               "树上各顶点有苹果，每次吃掉某个叶子上的若干个，或把某个非叶顶点的若干个移到一个子节"
               "点，不能走者输。开局前后手须交换两个顶点的苹果，问有多少种交换使后手必胜。"},
      .disguise = {"Staircase Nim on a tree: only vertices at even distance from the leaves count, "
                   "as heaps of Nim. A swap has to bring their XOR to 0: any swap of two alike "
                   "vertices where it is 0 already, or a with b where a XOR b is that XOR.",
                   "树上的阶梯博弈：与叶子距离为偶数的顶点等于 Nim 的堆。交换后异或和须为 "
                   "0：原来就是 0 时，同类顶点之间任意交换；此外一个计入的 a 与一个不计入的 b "
                   "交换，须使 a ⊕ b 等于原异或和。"},
      .traps = {"It is the swaps that are counted, before the game. Their number exceeds 32 bits.",
                "求的是开局前交换的种数，会超过 32 位。"},
      .game = "nim",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::once,
      .sample_input = "3\n2 2 3\n1 1\n",
      .sample_output = "1\n",
      .answer = answer_codeforces_812e,
      .program =
          R"(// Nim on the vertices whose depth has the leaves' parity. The swap has to make their XOR 0.
#include <cstdio>
#include <unordered_map>
#include <vector>

int main() {
  int n;
  if (std::scanf("%d", &n) != 1) return 1;
  std::vector<int> apples(n + 1), depth(n + 1, 0), order{1};
  for (int v = 1; v <= n; ++v)
    if (std::scanf("%d", &apples[v]) != 1) return 1;
  std::vector<std::vector<int>> children(n + 1);
  for (int v = 2, parent; v <= n && std::scanf("%d", &parent) == 1; ++v)
    children[parent].push_back(v);
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const int child : children[order[i]]) {
      depth[child] = depth[order[i]] + 1;
      order.push_back(child);
    }
  }
  const int parity = depth[order.back()] % 2;  // the last one is a leaf
  int sum = 0;
  long long heaps = 0, others = 0, pairs = 0;
  std::unordered_map<int, int> count;
  for (int v = 1; v <= n; ++v) {
    if (depth[v] % 2 == parity) {
      sum ^= apples[v];
      ++heaps;
    } else {
      ++count[apples[v]];
      ++others;
    }
  }
  for (int v = 1; v <= n; ++v) {
    if (depth[v] % 2 != parity) continue;
    const auto found = count.find(apples[v] ^ sum);
    if (found != count.end()) pairs += found->second;
  }
  if (sum == 0) pairs += heaps * (heaps - 1) / 2 + others * (others - 1) / 2;
  std::printf("%lld\n", pairs);
}
)"};
  return problem;
}

}  // namespace nimber::problems
