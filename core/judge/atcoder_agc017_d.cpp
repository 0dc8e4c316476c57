// AtCoder AGC 17 D, Game on Tree: a move cuts an edge of a tree, and what no longer hangs on vertex
// 1 is lost; who can't move loses. Input: N from 2 to 100,000, N - 1 edges. Output: Alice where the
// first player wins, else Bob.
// In disguise: Hackenbush on a tree whose ground is vertex 1. Theorem (colon principle): a vertex
// is worth the XOR of its children's values plus 1 each, see docs/theorems.md.
// Traps: an edge comes in either direction, and the tree may be a path of 100,000 vertices, so
// recursion runs deep.
#include <nimber/judge.hpp>
#include "judge/rooted_tree.hpp"

namespace nimber::problems {
namespace {

void answer_atcoder_agc017_d(Case& c) {
  const std::size_t count = c.size(2, 100'000);
  const RootedTree tree = read_tree(c, count);
  if (!c.ok()) return;
  if (c.board_wanted() && count <= limits::page_parts) {
    std::string edges;
    append_drawing(edges, tree);
    c.board("hackenbush");
    c.board_state(edges);
  }
  c.line(tree.value[1] != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& atcoder_agc017_d_problem() {
  static const Problem problem{
      .name = "atcoder-agc017-d",
      .aliases = {},
      .title = {"Game on Tree", "树上删边游戏"},
      .asks = {"A tree. A move cuts an edge, and the part without vertex 1 falls away; whoever "
               "can’t move loses. Who wins?",
               "一棵树，每次删去一条边，并去掉不含 1 号顶点的那一部分，不能走者输。问谁必胜。"},
      .disguise = {"Hackenbush on a tree with vertex 1 as the ground. By the colon principle a "
                   "vertex is worth the XOR of its children’s values, each one more.",
                   "以 1 号顶点为地面的 Hackenbush（树上删边）。由冒号原理，顶点的 SG "
                   "值是各子节点的 SG 值加 1 后的异或和。"},
      .traps = {"The tree may be one long path: recursion may run too deep.",
                "树可能是一条很长的链，递归要注意栈的深度。"},
      .game = "hackenbush",
      .technique = "hackenbush",
      .chapter = 15,
      .frame = Frame::once,
      .sample_input = "5\n1 2\n2 3\n2 4\n4 5\n",
      .sample_output = "Alice\n",
      .answer = answer_atcoder_agc017_d,
      .program =
          R"(// Hackenbush on a tree: a vertex is worth the XOR of its children's values, each plus 1.
#include <cstdio>
#include <vector>

int main() {
  int n;
  if (std::scanf("%d", &n) != 1) return 1;
  std::vector<std::vector<int>> next(n + 1);
  for (int a, b, i = 1; i < n && std::scanf("%d %d", &a, &b) == 2; ++i) {
    next[a].push_back(b);
    next[b].push_back(a);
  }
  std::vector<int> order{1}, parent(n + 1, 0), value(n + 1, 0);
  for (int i = 0; i < n; ++i) {
    for (const int to : next[order[i]]) {
      if (to == parent[order[i]]) continue;
      parent[to] = order[i];
      order.push_back(to);
    }
  }
  for (int i = n - 1; i > 0; --i) value[parent[order[i]]] ^= value[order[i]] + 1;
  std::puts(value[1] != 0 ? "Alice" : "Bob");
}
)"};
  return problem;
}

}  // namespace nimber::problems
