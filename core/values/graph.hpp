// Values of all vertices of a graph without cycles, from compressed rows: one list of the ends of
// all edges, and where each vertex's own begin. Each vertex comes after those that its edges lead
// to. Where all edges run one way (a file written in order), vertices are taken backwards or
// forwards; else by a depth-first walk with a stack of its own, since ways may be as long as the
// graph. A mex is at most the number of edges, so where no vertex has more than 61 of them the
// values met are the bits of one word, and values are kept as bytes, so that a million of them stay
// near the processor. Past that the values met are stamps in an array.
//
// A walk through a large graph in no order waits for memory at each step, since only the step says
// where the next one leads. There the edges are turned around, and each vertex waits for the ends
// of its own edges. A known vertex tells its value to all vertices with an edge to it; a vertex
// that has heard from all its ends becomes known. Known vertices stand in a queue and are taken
// from it in lots. The vertices of a lot do not depend on each other, so the processor overlaps
// their cache misses. Edges are turned by the ends' upper digits first, so that each lot of them
// falls onto a small piece of memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// Edges by where they start: those of v are to[start[v]] to to[start[v + 1] - 1].
struct Edges {
  std::vector<std::uint32_t> start{0};
  std::vector<std::uint32_t> to;

  std::size_t vertices() const { return start.size() - 1; }
};

/// The most edges that begin at one vertex.
std::uint32_t most_edges(const Edges& edges);

/// The value of each vertex: the smallest that none of its edges leads to. None where there is a
/// cycle.
std::optional<std::vector<std::uint32_t>> graph_values(const Edges& edges);

/// The most edges a vertex can wait for: a word holds their number, and a bit for each value.
constexpr std::uint32_t most_waited_for = 57;

/// The same by turned edges alone, for graphs of at most most_waited_for edges a vertex.
std::optional<std::vector<std::uint32_t>> graph_values_by_waiting(const Edges& edges);

/// The number of edges of the longest way from each vertex. None where there is a cycle.
std::optional<std::vector<std::uint32_t>> longest_ways(const Edges& edges);

}  // namespace nimber
