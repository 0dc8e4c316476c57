// HDU 3094, A tree game: a tree with root 1; a move cuts an edge, and what no longer hangs on the
// root falls; who can't cut loses. Input: T, then T times n, at most 10^5, and n - 1 lines "i j",
// an edge. Output: Alice for the first player, else Bob. In disguise: green Hackenbush, the root
// being the ground. Theorem: the colon principle: the value of a vertex is the nim-sum of (value +
// 1) of its children (Winning Ways, ch. 7; docs/theorems.md, Hackenbush). Traps: an edge is written
// either way round; recursion 10^5 deep may overflow the stack.
#include <nimber/judge.hpp>
#include "judge/rooted_tree.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_3094(Case& c) {
  const RootedTree tree = read_tree(c, c.size(1, 100'000));
  if (!c.ok()) return;
  if (c.board_wanted() && tree.edges.size() <= limits::page_parts) {
    std::string drawing;
    append_drawing(drawing, tree);
    c.board("hackenbush");
    c.board_state(drawing.empty() ? "-" : drawing);
  }
  c.line(tree.value[1] != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& hdu_3094_problem() {
  static const Problem problem{
      .name = "hdu-3094",
      .aliases = {},
      .title = {"A tree game", "A tree game"},
      .asks = {"A rooted tree; a move cuts an edge, and what no longer hangs on the root falls. "
               "Whoever can’t cut loses. Does the first player win?",
               "一棵有根树，每次剪去一条边，与根断开的部分随之去掉，不能剪者负。先手能否获胜？"},
      .disguise =
          {"Hackenbush with the root as the ground. By the colon principle a vertex is worth "
           "the nim-sum of its children’s values, each plus 1.",
           "以根为地面的 Hackenbush。冒号原理：顶点的 SG 值等于各子结点的 SG 值加 1 后的异或和。"},
      .traps = {"An edge is written either way round; deep recursion may overflow the stack.",
                "边的两端次序不定；递归太深会栈溢出。"},
      .game = "hackenbush",
      .technique = "hackenbush",
      .chapter = 15,
      .frame = Frame::counted,
      .sample_input =
          "3\n3\n1 2\n2 3\n3\n1 2\n1 3\n10\n6 2\n4 3\n8 4\n9 5\n8 6\n2 7\n5 8\n1 9\n6 10\n",
      .sample_output = "Alice\nBob\nAlice\n",
      .answer = answer_hdu_3094,
      .program =
          R"(// Colon principle: a vertex is worth the nim-sum of (value + 1) of its children.
#include <cstdio>
#include <vector>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n;
    std::scanf("%d", &n);
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 1; i < n; ++i) {
      int a, b;
      std::scanf("%d %d", &a, &b);
      near[a].push_back(b);
      near[b].push_back(a);
    }
    std::vector<int> parent(n + 1), value(n + 1), order{1};
    for (size_t at = 0; at < order.size(); ++at) {
      const int v = order[at];
      for (const int w : near[v])
        if (w != parent[v]) {
          parent[w] = v;
          order.push_back(w);
        }
    }
    for (size_t at = order.size(); at-- > 1;) value[parent[order[at]]] ^= value[order[at]] + 1;
    std::puts(value[1] != 0 ? "Alice" : "Bob");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
