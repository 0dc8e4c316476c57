// POJ 3710, Christmas Game: an edge of a picture is cut, and what no longer hangs on a root falls;
// who can't cut loses. Input, to the end: N pictures, each "m k" and k edges "a b" between vertices
// 1 .. m; 1 is its root. Output: Sally where the first player wins, else Harry. In disguise: green
// Hackenbush, with all roots on one ground. The statement allows trees and polygons that hang from
// them; here any picture may come. Theorem: the fusion and the colon principle
// (values/hackenbush.hpp). Traps: two edges side by side are a polygon of 2. What does not hang on
// a root at the start has fallen.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>
#include "values/hackenbush.hpp"

namespace nimber::problems {
namespace {

/// What hangs on vertex 0.
std::vector<HackenbushValues::Edge> hanging_edges(const std::vector<HackenbushValues::Edge>& edges,
                                                  std::size_t vertices) {
  std::vector<char> hangs(vertices, 0);
  hangs[0] = 1;
  for (bool more = true; more;) {
    more = false;
    for (const auto& [a, b] : edges) {
      if (hangs[a] == hangs[b]) continue;
      hangs[a] = hangs[b] = 1;
      more = true;
    }
  }
  std::vector<HackenbushValues::Edge> kept;
  for (const HackenbushValues::Edge& edge : edges) {
    if (hangs[edge.first] != 0) kept.push_back(edge);
  }
  return kept;
}

/// The ground is 0; the vertices of a picture are its number in letters, and their own.
std::string name_of_vertex(std::uint64_t picture, std::uint32_t vertex) {
  if (vertex == 0) return "0";
  std::string name;
  if (picture >= 26) name.push_back(static_cast<char>('a' + picture / 26 - 1));
  name.push_back(static_cast<char>('a' + picture % 26));
  append(name, vertex + 1);
  return name;
}

void answer_poj_3710(Case& c) {
  constexpr std::uint64_t most_pictures = 100;
  constexpr std::uint64_t most_vertices = 100;
  constexpr std::uint64_t most_edges = 500;
  const std::uint64_t pictures = c.number(1, most_pictures);
  std::uint64_t sum = 0;
  std::string state;
  std::size_t shown = 0;
  for (std::uint64_t i = 0; i < pictures && c.ok(); ++i) {
    const std::uint64_t vertices = c.number(1, most_vertices);
    std::vector<HackenbushValues::Edge> edges(c.size(0, most_edges));
    for (auto& [a, b] : edges) {
      a = static_cast<std::uint32_t>(c.number(1, vertices)) - 1;
      b = static_cast<std::uint32_t>(c.number(1, vertices)) - 1;
    }
    if (!c.ok()) return;
    edges = hanging_edges(edges, static_cast<std::size_t>(vertices));
    shown += edges.size();
    if (c.board_wanted() && shown <= limits::page_parts) {
      for (const auto& [a, b] : edges) {
        if (!state.empty()) state.push_back(',');
        state.append(name_of_vertex(i, a)).append("-").append(name_of_vertex(i, b));
      }
    }
    c.spend(edges.size());
    if (!edges.empty())
      sum ^= HackenbushValues(static_cast<std::size_t>(vertices), std::move(edges), 0).value();
  }
  if (shown <= limits::page_parts) {
    c.board("hackenbush");
    c.board_state(state.empty() ? "-" : state);
  }
  c.line(sum != 0 ? "Sally" : "Harry");
}

}  // namespace

const Problem& poj_3710_problem() {
  static const Problem problem{
      .name = "poj-3710",
      .aliases = {},
      .title = {"Christmas Game", "Christmas Game"},
      .asks = {"Trees with polygons that hang from them; a move cuts an edge, and what no longer "
               "hangs on a root is gone. Who can’t cut loses. Who wins?",
               "若干棵树，枝上挂着多边形，每次剪断一条边，与根不再相连的部分随之去掉，不能剪者负。"
               "谁胜？"},
      .disguise =
          {"Green Hackenbush: a polygon is an edge or nothing, by the parity of its sides; a "
           "branch below a tree of value x is worth x + 1.",
           "Hackenbush（删边游戏）：奇数边的多边形相当于一条边，偶数边的可去掉；一条边上方"
           "的值为 x 时，连同它值为 x + 1。"},
      .traps = {"Two edges side by side are a polygon of two sides.",
                "两点之间的重边也是多边形，有两条边。"},
      .game = "hackenbush",
      .technique = "hackenbush",
      .chapter = 15,
      .frame = Frame::to_end,
      .sample_input = "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n",
      .sample_output = "Sally\n",
      .answer = answer_poj_3710,
      .program =
          R"(// Fusion: what no single edge cuts is one vertex, and each of its edges is worth 1.
// Colon: a single edge below a tree of value x is worth x + 1. All add up by XOR.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> to;  // the other end, and the edge
std::vector<int> seen, low;
int now;

int value(int v, int from) {
  int sum = 0;
  seen[v] = low[v] = ++now;
  for (auto [w, edge] : to[v]) {
    if (edge == from) continue;
    if (seen[w] == 0) {
      const int above = value(w, edge);
      low[v] = std::min(low[v], low[w]);
      sum ^= low[w] > seen[v] ? above + 1 : above ^ 1;
    } else if (seen[w] <= seen[v]) {  // up to a vertex that is still open, or a loop
      low[v] = std::min(low[v], seen[w]);
      sum ^= 1;
    }
  }
  return sum;
}

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, m, k, a, b;
  while (std::cin >> n) {
    int sum = 0;
    for (; n > 0 && std::cin >> m >> k; --n) {
      to.assign(m + 1, {});
      seen.assign(m + 1, 0);
      low.assign(m + 1, 0);
      now = 0;
      for (int edge = 0; edge < k && std::cin >> a >> b; ++edge) {
        to[a].push_back({b, edge});
        if (a != b) to[b].push_back({a, edge});
      }
      sum ^= value(1, -1);
    }
    std::cout << (sum != 0 ? "Sally\n" : "Harry\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
