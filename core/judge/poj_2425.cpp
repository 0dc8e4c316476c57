// POJ 2425 = HDU 1524, A Chess Game: pieces on the vertices of a graph without circles; a move
// takes one of them along an edge, and who can't move loses. Input, to the end: N, then for each
// vertex 0
// .. N - 1 a line "x v1 .. vx" of those that its edges lead to; then lines "m p1 .. pm", pieces, up
// to a line 0. Output: WIN or LOSE for each line of pieces. In disguise: the graph game with
// several tokens. Theorem: Sprague and Grundy's; a vertex is worth the mex of those that its edges
// lead to. Traps: vertices are in no order, so that a loop from one end to the other won't do; the
// values are worked out once for all lines of pieces. Edges in a circle are an error here. The
// board lacks pieces on vertices without an edge, which can't move.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>
#include "values/graph.hpp"

#include <algorithm>

namespace nimber::problems {
namespace {

/// The rule's text; "" where there are too many edges for a board.
std::string rule_of_edges(const Edges& edges) {
  if (edges.to.size() > limits::page_parts) return {};
  std::string rule = "graph/";
  for (std::size_t v = 0; v < edges.vertices(); ++v) {
    std::vector<std::uint32_t> to(edges.to.data() + edges.start[v],
                                  edges.to.data() + edges.start[v + 1]);
    std::sort(to.begin(), to.end());
    to.erase(std::unique(to.begin(), to.end()), to.end());
    for (const std::uint32_t end : to) {
      if (rule.back() != '/') rule.push_back(',');
      append(rule, v);
      append(rule += "-", end);
    }
  }
  return rule.back() == '/' ? std::string() : rule;
}

void answer_poj_2425(Case& c) {
  constexpr std::uint64_t most_vertices = 1'000;
  constexpr std::uint64_t most_pieces = 10;
  const std::size_t count = c.size(1, most_vertices);
  Edges edges;
  std::vector<char> has_edge(count, 0);
  for (std::uint64_t v = 0; v < count && c.ok(); ++v) {
    for (const std::uint64_t to : c.numbers(c.number(0, count), 0, count - 1)) {
      edges.to.push_back(static_cast<std::uint32_t>(to));
      has_edge[static_cast<std::size_t>(v)] = has_edge[static_cast<std::size_t>(to)] = 1;
    }
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  if (!c.ok()) return;
  const auto values = graph_values(edges);
  if (!values) return c.fail(ErrorCode::input_circle);
  for (std::uint64_t pieces = c.number(0, most_pieces); pieces > 0 && c.ok();
       pieces = c.number(0, most_pieces)) {
    c.begin_part();
    std::string state;
    std::uint32_t sum = 0;
    for (const std::uint64_t at : c.numbers(pieces, 0, count - 1)) {
      sum ^= (*values)[static_cast<std::size_t>(at)];
      if (has_edge[static_cast<std::size_t>(at)] != 0)
        append(state += state.empty() ? "" : ",", at);
    }
    if (c.board_wanted() && !state.empty()) {
      const std::string rule = rule_of_edges(edges);
      if (!rule.empty()) {
        c.board(rule);
        c.board_state(state);
      }
    }
    c.line(sum != 0 ? "WIN" : "LOSE");
  }
}

}  // namespace

const Problem& poj_2425_problem() {
  static const Problem problem{
      .name = "poj-2425",
      .aliases = {"hdu-1524"},
      .title = {"A Chess Game", "A Chess Game"},
      .asks = {"Pieces stand on the vertices of a directed graph without circles; a move takes one "
               "of them along an edge. Who can’t move loses. Does the first player win?",
               "无环有向图的若干顶点上有棋子，每次沿一条边移动一枚，不能移动者负。先手能否获胜？"},
      .disguise = {"Tokens on a graph: the values of their vertices add up by XOR.",
                   "有向图上的多枚棋子，各顶点的 SG 值相异或。"},
      .traps = {"The vertices come in no order: work out a value after those that it needs.",
                "顶点编号没有顺序，求一个顶点的 SG 值之前要先求它的后继，用记忆化搜索。"},
      .game = "graph",
      .technique = "graph",
      .chapter = 9,
      .frame = Frame::to_end,
      .sample_input =
          "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n"
          "4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
      .sample_output = "WIN\nWIN\nWIN\nLOSE\nWIN\n",
      .answer = answer_poj_2425,
      .program =
          R"(// Sprague and Grundy: a vertex is worth the mex of those that its edges lead to, and
// the pieces add up by XOR.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> to;
std::vector<int> value;

int sg(int v) {
  if (value[v] >= 0) return value[v];
  std::vector<char> met(to[v].size() + 1, 0);
  for (int next : to[v])
    if (sg(next) < static_cast<int>(met.size())) met[sg(next)] = 1;
  int mex = 0;
  while (met[mex]) ++mex;
  return value[v] = mex;
}

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, x, m, piece;
  while (std::cin >> n) {
    to.assign(n, {});
    value.assign(n, -1);
    for (auto& list : to) {
      std::cin >> x;
      list.resize(x);
      for (int& next : list) std::cin >> next;
    }
    while (std::cin >> m && m > 0) {
      int sum = 0;
      for (; m > 0 && std::cin >> piece; --m) sum ^= sg(piece);
      std::cout << (sum != 0 ? "WIN\n" : "LOSE\n");
    }
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
