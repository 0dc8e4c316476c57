#include "values/graph.hpp"
#include <nimber/heap_rule.hpp>
#include "values/mex.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace nimber {
namespace {

using Vertex = std::uint32_t;

/// The two largest numbers are never a result.
template <class Number>
constexpr Number fresh = std::numeric_limits<Number>::max();
template <class Number>
constexpr Number open = fresh<Number> - 1;

/// found[v] = visit(v, found), one way through, as long as all edges run against it: true where
/// they all do. visit answers `fresh` where one of the ends of v's edges is fresh itself.
template <class Number, class Visit>
bool in_order(const Edges& edges, Visit visit, std::vector<Number>& found) {
  constexpr Vertex far =
      640;  // edges that are asked for before their turn: read backwards, they would come too late
  const auto n = static_cast<Vertex>(edges.vertices());
  const auto all = static_cast<Vertex>(edges.to.size());
  const Vertex* to = edges.to.data();
  const auto first =
      std::find_if(edges.start.begin(), edges.start.end(), [](Vertex e) { return e > 0; }) -
      edges.start.begin() - 1;
  const bool falling = edges.to.empty() || to[0] > static_cast<Vertex>(first);
  for (Vertex known = 0; known < n; ++known) {
    const Vertex v = falling ? n - 1 - known : known;
    const Vertex e = edges.start[v];
    __builtin_prefetch(to + (falling ? e - std::min(e, far) : e + std::min(all - e, far)));
    const Number result = visit(v, found.data());
    if (result == fresh<Number>) return false;
    found[v] = result;
  }
  return true;
}

/// The same for edges in any order, those of `found` being known already; false where there is a
/// cycle.
template <class Number, class Visit>
bool depth_first(const Edges& edges, Visit visit, std::vector<Number>& found) {
  const auto n = static_cast<Vertex>(edges.vertices());
  const Vertex* start = edges.start.data();
  const Vertex* to = edges.to.data();
  std::vector<std::pair<Vertex, Vertex>> way;  // vertices from the root on, each with its next edge
  const auto enter = [&](Vertex v) {
    found[v] = open<Number>;
    way.emplace_back(v, start[v]);
    // All of them will be looked at soon, and lie anywhere in memory.
    for (Vertex e = start[v]; e < start[v + 1]; ++e) __builtin_prefetch(start + to[e]);
  };
  for (Vertex root = 0; root < n; ++root) {
    if (found[root] != fresh<Number>) continue;
    enter(root);
    while (!way.empty()) {
      const Vertex v = way.back().first;
      Vertex e = way.back().second;
      while (e < start[v + 1] && found[to[e]] < open<Number>) ++e;
      if (e == start[v + 1]) {
        found[v] = visit(v, found.data());
        way.pop_back();
        continue;
      }
      if (found[to[e]] == open<Number>) return false;
      way.back().second = e + 1;
      enter(to[e]);
    }
  }
  return true;
}

template <class Number, class Visit>
std::optional<std::vector<Number>> ends_first(const Edges& edges, Visit visit) {
  std::vector<Number> found(edges.vertices(), fresh<Number>);
  if (!in_order<Number>(edges, visit, found) && !depth_first<Number>(edges, visit, found))
    return std::nullopt;
  return found;
}

/// At most 61 edges a vertex, so all values are below 62: a value is a bit, and what is fresh has a
/// bit to itself.
auto by_bits(const Edges& edges) {
  static_assert((fresh<std::uint8_t> & 63) == 63 && (open<std::uint8_t> & 63) == 62);
  return [&edges](Vertex v, const std::uint8_t* found) {
    std::uint64_t met = 0;
    const Vertex end = edges.start[v + 1];
    for (Vertex e = edges.start[v]; e < end; ++e)
      met |= std::uint64_t{1} << (found[edges.to[e]] & 63);
    return (met >> 63) != 0 ? fresh<std::uint8_t> : static_cast<std::uint8_t>(std::countr_one(met));
  };
}

std::optional<std::vector<std::uint32_t>> values_by_stamps(const Edges& edges) {
  MexSet mex;
  return ends_first<std::uint32_t>(edges, [&](Vertex v, const std::uint32_t* found) {
    mex.clear(edges.start[v + 1] - edges.start[v]);
    for (Vertex e = edges.start[v]; e < edges.start[v + 1]; ++e) {
      if (found[edges.to[e]] == fresh<std::uint32_t>) return fresh<std::uint32_t>;
      mex.add(found[edges.to[e]]);
    }
    return static_cast<std::uint32_t>(mex.mex());
  });
}

/// So many vertices stay near the processor, with their edges: a walk among them waits for nothing.
constexpr std::size_t near_vertices = 50'000;

}  // namespace

std::uint32_t most_edges(const Edges& edges) {
  Vertex most = 0;
  for (std::size_t v = 0; v < edges.vertices(); ++v)
    most = std::max(most, edges.start[v + 1] - edges.start[v]);
  return most;
}

std::optional<std::vector<std::uint32_t>> graph_values(const Edges& edges) {
  const Vertex most = most_edges(edges);
  if (most > 61) return values_by_stamps(edges);
  std::vector<std::uint8_t> found(edges.vertices(), fresh<std::uint8_t>);
  const auto visit = by_bits(edges);
  if (!in_order<std::uint8_t>(edges, visit, found)) {
    if (most <= most_waited_for && edges.vertices() > near_vertices)
      return graph_values_by_waiting(edges);
    if (!depth_first<std::uint8_t>(edges, visit, found)) return std::nullopt;
  }
  return std::vector<std::uint32_t>(found.begin(), found.end());
}

std::optional<std::vector<std::uint32_t>> longest_ways(const Edges& edges) {
  return ends_first<std::uint32_t>(edges, [&](Vertex v, const std::uint32_t* found) {
    std::uint32_t most = 0;
    for (Vertex e = edges.start[v]; e < edges.start[v + 1]; ++e) {
      if (found[edges.to[e]] == fresh<std::uint32_t>) return fresh<std::uint32_t>;
      most = std::max(most, found[edges.to[e]] + 1);
    }
    return most;
  });
}

}  // namespace nimber
