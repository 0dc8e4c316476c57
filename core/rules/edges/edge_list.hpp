// States that are a list of edges between named vertices: `a-b,b-c,d`. A state holds how many
// vertices and edges there are, the edges in the order written, and the names. Vertices are
// numbered as the text first names them, so two states are equal where their texts are.
#pragma once

#include "rules/edges/graph_rule.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// What may stand in a list of edges.
struct EdgeKinds {
  bool loops = false;     ///< an edge from a vertex to itself
  bool parallel = false;  ///< two edges between the same vertices
  bool alone = false;     ///< vertices without edges
  bool ground = false;    ///< every edge must hang on the vertex 0
};

/// Reads items joined by commas, each an edge or a vertex alone; `places` gets where each begins.
/// Errors: bad-edges, too-many-parts.
Result<GraphText> read_edge_items(Reader& reader, std::vector<std::size_t>& places);

/// Reads items one a line, as read_graph_lines does; `lines` gets the line of each. Error:
/// the code given, its column the number of a line.
Result<GraphText> read_item_lines(std::string content, ErrorCode wrong,
                                  std::vector<std::uint32_t>& lines);

/// The error in the items, if any: bad-edges, with a word for what is wrong and the name or edge
/// that it is about. Its column is the number of an item, from 1. Linear but for sorting.
std::optional<Error> check_edges(const GraphText& text, EdgeKinds kinds);

/// The state of items in which nothing is wrong. Vertices alone that have an edge after all, or are
/// named again, are dropped; the others come in the order of their names.
State edge_state(const GraphText& text);

/// Reads a state: "-" for nothing, or items that check_edges passes.
Result<State> read_edge_state(Reader& reader, EdgeKinds kinds);

/// A look at a state made by edge_state, which must outlive it.
class EdgeList {
 public:
  using Vertex = std::uint32_t;
  using Edge = std::pair<Vertex, Vertex>;
  static constexpr std::size_t header = 2;

  explicit EdgeList(const State& state);

  Vertex vertices() const { return static_cast<Vertex>(starts_.size() - 1); }
  std::size_t edges() const { return static_cast<std::size_t>((*state_)[1]); }
  Edge edge(std::size_t i) const {
    const std::uint64_t both = (*state_)[header + i];
    return {static_cast<Vertex>(both >> 32), static_cast<Vertex>(both)};
  }
  std::string name(Vertex v) const;
  std::vector<std::string> names() const;
  std::vector<Edge> all_edges() const;
  /// The vertex named 0, or vertices() where there is none.
  Vertex ground() const;
  /// The first vertex that has no edge; those behind it have none either.
  Vertex first_alone() const;
  void print(std::string& out) const;
  /// The bytes that print() appends.
  std::size_t text_size() const;
  /// The state of the edges that stay, and of the vertices of `alone` that none of them names.
  State left(const std::vector<bool>& stay, const std::vector<bool>& alone = {}) const;

  static std::size_t edges(const State& state) { return static_cast<std::size_t>(state[1]); }
  static std::size_t vertices(const State& state) { return static_cast<std::size_t>(state[0]); }

 private:
  const State* state_;
  std::vector<std::size_t> starts_;  // of each name in the state, and the end
};

/// For each vertex, the edges at it, in order; a loop once.
struct EdgesAt {
  std::vector<std::uint32_t> start;
  std::vector<std::uint32_t> edge;

  EdgesAt(std::size_t vertices, const std::vector<EdgeList::Edge>& edges);
};

}  // namespace nimber
