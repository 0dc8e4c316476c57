// HDU 5996, dingyeye loves stone: stones on the vertices of a tree with root 0; a move brings 1 or
// more from a vertex to its parent; who can't move loses. Input: T, at most 100, then T times n, at
// most 10^5, the parents of vertices 1 to n - 1, each less than the vertex, and the stones on
// vertices 0 to n - 1, each less than 2^27. Output: win for the first player, else lose. In
// disguise: staircase Nim, a stair from every leaf. Theorem: the vertices at odd depth are the
// heaps; what comes from an even depth is sent on (docs/theorems.md, Staircase Nim). The board
// shows the heaps. Traps: the stones on the root can't move, and are read all the same.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_5996(Case& c) {
  const std::size_t vertices = c.size(1, 100'000);
  std::vector<bool> odd(vertices, false);
  for (std::size_t v = 1; v < vertices && c.ok(); ++v) odd[v] = !odd[c.size(0, v - 1)];
  c.board("nim");
  Value sum = 0;
  for (std::size_t v = 0; v < vertices && c.ok(); ++v) {
    const std::uint64_t stones = c.number(0, (std::uint64_t{1} << 27) - 1);
    if (!odd[v]) continue;
    c.board_part(stones);
    sum ^= stones;
  }
  c.line(sum != 0 ? "win" : "lose");
}

}  // namespace

const Problem& hdu_5996_problem() {
  static const Problem problem{
      .name = "hdu-5996",
      .aliases = {},
      .title = {"dingyeye loves stone", "dingyeye loves stone"},
      .asks =
          {"Stones on the vertices of a rooted tree; a move brings some of them from a vertex to "
           "its parent. Whoever can’t move loses. Does the first player win?",
           "有根树的每个结点上有若干颗石子，每次把一个结点上的若干颗移到父结点，不能移动者负。先手"
           "能否获胜？"},
      .disguise = {"Staircase Nim on a tree: the vertices at odd depth are the heaps.",
                   "树上的阶梯博弈：只看深度为奇数的结点，当作 Nim 游戏的各堆。"},
      .traps = {"The stones on the root can’t move.", "根上的石子不能移动。"},
      .game = "nim",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::counted,
      .sample_input = "2\n2\n0\n1000 1\n4\n0 1 0\n2 3 3 3\n",
      .sample_output = "win\nlose\n",
      .answer = answer_hdu_5996,
      .program =
          R"(// Staircase Nim: only the stones at odd depth count; what comes from an even one is sent on.
#include <cstdio>
#include <vector>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    std::scanf("%d", &n);
    std::vector<bool> odd(n);
    for (int v = 1; v < n; ++v) {
      int parent;
      std::scanf("%d", &parent);
      odd[v] = !odd[parent];
    }
    for (int v = 0; v < n; ++v) {
      int stones;
      std::scanf("%d", &stones);
      if (odd[v]) sum ^= stones;
    }
    std::puts(sum != 0 ? "win" : "lose");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
