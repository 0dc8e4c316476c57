// Values of all vertices of a graph without cycles, from compressed rows: one list of the ends of
// all edges, and where each vertex's own begin. Each vertex comes after those that its edges lead
// to: backwards or forwards where all edges run one way (a file written in order), else by a
// depth-first walk with a stack of its own, since such ways may be as long as the graph. A mex
// needs no set: the values met so far are the bits of one word, as long as no vertex has more than
// 61 edges, since a mex is at most their number; past that, stamps. The values are bytes then, so
// that a million of them stay near the processor.
//
// A walk through a large graph in no order waits for memory at each step, since only the step says
// where the next one leads. There the edges are turned around, and each vertex waits for the ends
// of its own edges: whoever is known tells all that lead to it its value, and who has heard from
// all is known next. What is known but has not spoken yet stands in a queue, and speaks in lots:
// what one of a lot says does not depend on the others, so memory is read in many places at once.
// Edges are turned by the ends' upper digits first, so that each lot of them falls onto a small
// piece of memory.
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
