// AtCoder AGC 10 F, Tree Game: a tree whose vertices hold stones, and a piece on one of them; a
// move takes a stone from the piece's vertex and moves the piece to a neighbour; who finds no stone
// there loses. From which vertices does the first player win? Input: N from 2 to 3,000, A1 .. AN up
// to 10^9, N - 1 edges. Output: those vertices on a line, upwards; the line may be empty.
// In disguise: a walk down a graph without circles. Theorem: whoever moves to a neighbour with at
// least as many stones as its own vertex had loses: the other one always moves back, and the first
// of the two vertices runs out of stones first. Whoever moves to one with fewer stones need not
// fear to be sent back, for that would be such a mistake. So a vertex is won exactly when it has a
// neighbour with fewer stones that is lost; the vertices sorted by their stones are found one after
// the other.
// Traps: no search from each root is needed; the line may be empty.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <numeric>

namespace nimber::problems {
namespace {

void answer_atcoder_agc010_f(Case& c) {
  const std::size_t count = c.size(2, 3'000);
  const std::vector<std::uint64_t> stones = c.numbers(count, 0, 1'000'000'000);
  std::vector<std::vector<std::size_t>> next(count);
  for (std::uint64_t i = 1; i < count && c.ok(); ++i) {
    const auto a = static_cast<std::size_t>(c.number(1, count) - 1);
    const auto b = static_cast<std::size_t>(c.number(1, count) - 1);
    next[a].push_back(b);
    next[b].push_back(a);
  }
  if (!c.ok()) return;
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return stones[a] < stones[b]; });
  std::vector<bool> won(count);
  for (const std::size_t at : order)
    won[at] = std::any_of(next[at].begin(), next[at].end(),
                          [&](std::size_t to) { return stones[to] < stones[at] && !won[to]; });
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    if (!won[i]) continue;
    if (!text.empty()) text.push_back(' ');
    append(text, i + 1);
  }
  c.line(text);
}

}  // namespace

const Problem& atcoder_agc010_f_problem() {
  static const Problem problem{
      .name = "atcoder-agc010-f",
      .aliases = {},
      .title = {"Tree Game", "树上游戏"},
      .asks = {"A tree with stones on its vertices and a piece on one of them. A move takes a "
               "stone from the piece’s vertex and moves the piece to a neighbour; whoever finds no "
               "stone loses. From which vertices does the first player win?",
               "树的每个顶点上有石子，棋子在某个顶点上。每次从棋子所在顶点取一颗石子，再把棋子移到"
               "相邻顶点，无石子可取者输。求先手必胜的所有起点。"},
      .disguise = {"Moves to a neighbour with at least as many stones lose, for one is sent back "
                   "until one’s own stones run out. So the piece only goes down to fewer stones: a "
                   "game on a graph without circles.",
                   "走向石子不少于当前顶点的邻点必输：对手总可走回来，先耗尽的是自己这一点。所以只"
                   "须考虑石子更少的邻点，化为有向无环图上的游戏。"},
      .traps = {"The line may be empty. A vertex with the same number of stones is no move either.",
                "答案可能是空行；石子数相等的邻点也不能走。"},
      .game = "",
      .technique = "graph",
      .chapter = 9,
      .frame = Frame::once,
      .sample_input = "3\n1 2 3\n1 2\n2 3\n",
      .sample_output = "2\n",
      .answer = answer_atcoder_agc010_f,
      .program =
          R"(// Moving to a neighbour with as many stones or more loses: the other one keeps
// moving back. So a vertex is won exactly when a neighbour with fewer stones is lost.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

int main() {
  int n;
  if (std::scanf("%d", &n) != 1) return 1;
  std::vector<int> stones(n + 1), order(n);
  for (int v = 1; v <= n; ++v)
    if (std::scanf("%d", &stones[v]) != 1) return 1;
  std::vector<std::vector<int>> next(n + 1);
  for (int a, b, i = 1; i < n && std::scanf("%d %d", &a, &b) == 2; ++i) {
    next[a].push_back(b);
    next[b].push_back(a);
  }
  std::iota(order.begin(), order.end(), 1);
  std::sort(order.begin(), order.end(), [&](int a, int b) { return stones[a] < stones[b]; });
  std::vector<bool> won(n + 1, false);
  for (const int v : order)
    for (const int to : next[v])
      if (stones[to] < stones[v] && !won[to]) won[v] = true;
  const char* gap = "";
  for (int v = 1; v <= n; ++v) {
    if (!won[v]) continue;
    std::printf("%s%d", gap, v);
    gap = " ";
  }
  std::puts("");
}
)"};
  return problem;
}

}  // namespace nimber::problems
