#include "arguments/check_argument.hpp"

#include <nimber/rule.hpp>

#include <algorithm>
#include <map>
#include <vector>

namespace nimber {
namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;
using Bundles = std::map<Edge, std::uint64_t>;  // how often each edge is there

Edge ordered(std::uint32_t a, std::uint32_t b, bool directed) {
  return directed || a <= b ? Edge(a, b) : Edge(b, a);
}

/// Vertices are taken away as long as no edge leads to them.
bool has_circle(std::size_t vertices, const Bundles& edges) {
  std::vector<std::uint64_t> into(vertices, 0);
  std::vector<std::vector<std::uint32_t>> out(vertices);
  for (const auto& [edge, times] : edges) {
    out[edge.first].push_back(edge.second);
    ++into[edge.second];
  }
  std::vector<std::uint32_t> free;
  for (std::uint32_t v = 0; v < vertices; ++v) {
    if (into[v] == 0) free.push_back(v);
  }
  std::size_t gone = 0;
  while (!free.empty()) {
    const std::uint32_t v = free.back();
    free.pop_back();
    ++gone;
    for (const std::uint32_t w : out[v]) {
      if (--into[w] == 0) free.push_back(w);
    }
  }
  return gone < vertices;
}

}  // namespace

std::string_view check_graph(const Term& after, const Argument& argument) {
  const Board board = after.rule->game().board;
  const bool directed = board == Board::graph;
  const bool kayles = board == Board::vertices || board == Board::edges;
  if (!directed && !kayles && board != Board::ground) return "form";
  const Drawing drawing = after.rule->display().drawing(after.state);
  const std::size_t n = drawing.vertices.size();
  if (argument.names != drawing.vertices) return "form";
  std::vector<std::uint32_t> image(n);
  for (std::uint32_t v = 0; v < n; ++v) image[v] = v;
  for (const auto& [a, b] : argument.pairs) {
    if (a >= n || b >= n || a == b) return "form";
    if (image[static_cast<std::size_t>(a)] != a || image[static_cast<std::size_t>(b)] != b)
      return "form";
    image[static_cast<std::size_t>(a)] = static_cast<std::uint32_t>(b);
    image[static_cast<std::size_t>(b)] = static_cast<std::uint32_t>(a);
  }
  Bundles edges;
  for (const auto& [a, b] : drawing.edges) ++edges[ordered(a, b, directed)];
  std::vector<bool> has_edge(n, false);
  for (const auto& [edge, times] : edges) {
    const auto [a, b] = edge;
    has_edge[a] = has_edge[b] = true;
    const Edge there = ordered(image[a], image[b], directed);
    const auto at = edges.find(there);
    if (at == edges.end() || at->second != times) return "map";
    // A copy of the edge that is the edge itself: another one beside it must be there.
    if (board == Board::ground && there == edge && times % 2 != 0) return "copy";
  }
  for (std::uint32_t v = 0; v < n; ++v) {
    if (board == Board::ground && drawing.vertices[v] == "0" && image[v] != v) return "map";
    if (!kayles || (board == Board::edges && !has_edge[v])) continue;
    if (image[v] == v || edges.count(ordered(v, image[v], false)) > 0) return "copy";
  }
  if (!directed) return "";
  if (has_circle(n, edges)) return "ends";
  std::vector<std::uint64_t> tokens(n, 0);
  for (const std::uint64_t v : after.state) ++tokens[static_cast<std::size_t>(v)];
  for (std::uint32_t v = 0; v < n; ++v) {
    if (tokens[v] != tokens[image[v]]) return "map";
    if (image[v] == v && tokens[v] % 2 != 0) return "copy";
  }
  return "";
}

}  // namespace nimber
