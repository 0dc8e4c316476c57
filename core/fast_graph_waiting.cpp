#include <nimber/fast_graph.hpp>

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>

namespace nimber {
namespace {

using Vertex = std::uint32_t;

/// Room that nobody clears: all of it will be written to.
template <class T>
std::unique_ptr<T[]> room(std::size_t count) {
  return std::unique_ptr<T[]>(new T[count]);
}

/// Memory that will be read soon. WebAssembly has no such hint: there it is read, which nothing waits for.
inline void ask_for(const Vertex* at) {
#ifdef __EMSCRIPTEN__
  asm volatile("" : : "r"(*at));
#else
  __builtin_prefetch(at);
#endif
}

/// The edges turned around: where those to v begin, and where they come from.
struct Turned {
  std::vector<Vertex> start;
  std::unique_ptr<Vertex[]> from;
};

Turned turn(const Edges& edges) {
  constexpr unsigned lot_bits = 12;
  struct Edge {
    Vertex from;
    Vertex to;
  };
  const auto n = static_cast<Vertex>(edges.vertices());
  const std::size_t count = edges.to.size();
  // By lots of ends, each in the order of their beginnings.
  std::vector<Vertex> place((n >> lot_bits) + 2);
  for (const Vertex to : edges.to) ++place[(to >> lot_bits) + 1];
  for (std::size_t lot = 1; lot < place.size(); ++lot) place[lot] += place[lot - 1];
  const auto sorted = room<Edge>(count);
  for (Vertex v = 0; v < n; ++v) {
    for (Vertex e = edges.start[v]; e < edges.start[v + 1]; ++e) sorted[place[edges.to[e] >> lot_bits]++] = {v, edges.to[e]};
  }
  // Within a lot by ends. place[lot] is where the lot ends now.
  Turned turned{std::vector<Vertex>(n + std::size_t{1}), room<Vertex>(count)};
  std::vector<Vertex> next((std::size_t{1} << lot_bits) + 1);
  Vertex begin = 0;
  for (Vertex first = 0; first < n; first += Vertex{1} << lot_bits) {
    const Vertex end = place[first >> lot_bits];
    const Vertex ends = std::min(n - first, Vertex{1} << lot_bits);
    std::fill(next.begin(), next.end(), 0);
    for (Vertex e = begin; e < end; ++e) ++next[sorted[e].to - first + 1];
    next[0] = begin;
    for (Vertex i = 0; i < ends; ++i) {
      next[i + 1] += next[i];
      turned.start[first + i] = next[i];
    }
    for (Vertex e = begin; e < end; ++e) turned.from[next[sorted[e].to - first]++] = sorted[e].from;
    begin = end;
  }
  turned.start[n] = begin;
  return turned;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> graph_values_by_waiting(const Edges& edges) {
  // For each vertex one word: below, how many ends of its edges have not spoken yet; above, the values of those that have.
  constexpr unsigned count_bits = 6;
  constexpr std::uint64_t count_mask = (1 << count_bits) - 1;
  const auto n = static_cast<Vertex>(edges.vertices());
  const Turned turned = turn(edges);
  const auto waiting = room<std::uint64_t>(n);
  const auto queue = room<Vertex>(n + std::size_t{1});
  Vertex end = 0;
  for (Vertex v = 0; v < n; ++v) {
    waiting[v] = edges.start[v + 1] - edges.start[v];
    queue[end] = v;
    end += waiting[v] == 0 ? 1 : 0;
  }
  constexpr Vertex told = 12;  // so many of a vertex's edges are asked for
  const bool many = edges.to.size() >= told;
  const Vertex last_row = many ? static_cast<Vertex>(edges.to.size()) - told : 0;
  const auto row_of = [&](Vertex v) { return turned.from.get() + std::min(turned.start[v], last_row); };
  std::vector<std::uint32_t> values(n);
  for (Vertex at = 0; at < end; ++at) {
    // What the queue will need, the further ahead the less is known of it: where a vertex's edges are, the edges, the words.
    if (at + 16 < end) __builtin_prefetch(turned.start.data() + queue[at + 16]);
    if (at + 8 < end && many) {
      ask_for(row_of(queue[at + 8]));
      ask_for(row_of(queue[at + 8]) + told - 1);
    }
    if (at + 4 < end && many) {
      for (Vertex e = 0; e < told; ++e) __builtin_prefetch(waiting.get() + row_of(queue[at + 4])[e]);
    }
    const Vertex v = queue[at];
    const std::uint64_t met = waiting[v] >> count_bits;
    values[v] = static_cast<std::uint32_t>(std::countr_one(met));
    const std::uint64_t bit = (~met & (met + 1)) << count_bits;  // the mex
    for (Vertex e = turned.start[v]; e < turned.start[v + 1]; ++e) {
      std::uint64_t& word = waiting[turned.from[e]];
      word = (word | bit) - 1;
      queue[end] = turned.from[e];
      end += (word & count_mask) == 0 ? 1 : 0;
    }
  }
  // On a cycle everybody waits.
  if (end < n) return std::nullopt;
  return values;
}

}  // namespace nimber
