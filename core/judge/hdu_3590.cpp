// HDU 3590, PP and QQ: trees with root 1; a move cuts an edge, and what no longer hangs on its root
// falls; who can't cut wins. Input: n, the number of trees, and for each its number of vertices and
// its edges, both below 100, to the end. Output: PP for the first player, else QQ. In disguise:
// misere Hackenbush. Theorem: let the parts be the branches, each an edge at a root with all above
// it, worth 1 + the value of the tree above (colon principle). Lost are: a part is worth 2 or more
// and the nim-sum is 0; or all are worth 1, and their number is odd. Proof: as for misere Nim. From
// such a position no move leads to another one, also where a part of 1 grows. From any other with a
// part there is one: parts are worth at least 1, so one of the largest can be made 0 or 1, or,
// where two are 2 or more, the nim-sum 0. (This is what is needed for Jia Zhihao's SJ theorem.)
// Traps: the theorem speaks of branches. A tree of two stalks of 2 edges is worth 0, and yet lost,
// as the heaps 2, 2 of misere Nim are; "all trees are worth 0 or 1" would call it won.
#include <nimber/judge.hpp>
#include "judge/rooted_tree.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_3590(Case& c) {
  const std::uint64_t trees = c.number(1, 99);
  std::string drawing;
  std::uint64_t shift = 0;
  std::size_t edges = 0;
  Value sum = 0;
  bool large = false;
  for (std::uint64_t i = 0; i < trees && c.ok(); ++i) {
    const std::size_t vertices = c.size(1, 99);
    const RootedTree tree = read_tree(c, vertices);
    if (!c.ok()) return;
    for (std::size_t v = 2; v <= vertices; ++v) {
      if (tree.parent[v] != 1) continue;
      sum ^= tree.value[v] + 1;
      large = large || tree.value[v] > 0;
    }
    if (c.board_wanted()) append_drawing(drawing, tree, shift);
    shift += vertices;
    edges += tree.edges.size();
  }
  if (edges <= limits::page_parts) {
    c.board("hackenbush");
    c.board_state(drawing.empty() ? "-" : drawing);
    c.board_misere();
  }
  c.line((sum != 0) == large ? "PP" : "QQ");
}

}  // namespace

const Problem& hdu_3590_problem() {
  static const Problem problem{
      .name = "hdu-3590",
      .aliases = {},
      .title = {"PP and QQ", "PP and QQ"},
      .asks = {"Several rooted trees; a move cuts an edge, and what no longer hangs on the root "
               "falls. Whoever can’t cut wins. Does the first player win?",
               "若干棵有根树，每次剪去一条边，与根断开的部分随之去掉，不能剪者胜。先手能否获胜？"},
      .disguise =
          {"Misère Hackenbush. The branches at the roots, valued by the colon principle, are "
           "decided like the heaps of misère Nim.",
           "反常规则的 Hackenbush。用冒号原理算出根上各枝的 SG 值，再像反常规则的 Nim "
           "游戏那样判定（SJ 定理）。"},
      .traps =
          {"The rule is about branches, not trees: two stalks of 2 edges on one root are lost, "
           "though their tree is worth 0.",
           "判定时要看每一枝而不是每棵树：同一根上两条长为 2 的链，整棵树的值是 0，却是先手必败。"},
      .game = "hackenbush",
      .technique = "misere",
      .chapter = 17,
      .frame = Frame::to_end,
      .sample_input = "2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n",
      .sample_output = "PP\nQQ\n",
      .answer = answer_hdu_3590,
      .program =
          R"(// Colon principle: a branch is worth 1 + the nim-sum of the branches above it. Then misere Nim of
// the branches at the roots: if one is 2 or more, won where the nim-sum is not 0, else where it is.
#include <cstdio>
#include <vector>

std::vector<int> near[100];

int above(int v, int parent) {
  int sum = 0;
  for (const int w : near[v])
    if (w != parent) sum ^= above(w, v) + 1;
  return sum;
}

int main() {
  int trees;
  while (std::scanf("%d", &trees) == 1) {
    int sum = 0;
    bool large = false;
    for (; trees > 0; --trees) {
      int m;
      std::scanf("%d", &m);
      for (int v = 1; v <= m; ++v) near[v].clear();
      for (int i = 1; i < m; ++i) {
        int a, b;
        std::scanf("%d %d", &a, &b);
        near[a].push_back(b);
        near[b].push_back(a);
      }
      for (const int v : near[1]) {
        const int branch = above(v, 1) + 1;
        sum ^= branch;
        large = large || branch > 1;
      }
    }
    std::puts((sum != 0) == large ? "PP" : "QQ");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
