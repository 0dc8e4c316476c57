// A maximum matching of a graph, and the vertices that some maximum matching misses.
// Source: J. Edmonds, "Paths, trees, and flowers", Canad. J. Math. 17 (1965); the set of missed
// vertices is that of T. Gallai and J. Edmonds. From each vertex that is still alone a tree of
// alternating paths is grown; odd cycles (blossoms) are drawn together, in a union-find. A tree
// that finds no way to grow the matching is never entered again. To begin with, vertices with one
// free neighbour are matched first (R. Karp, M. Sipser, 1981), which is all of the work on most
// graphs. Cost: linear, and for each vertex that the beginning left alone a search, which may be
// linear.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace nimber {

class Matching {
 public:
  using Vertex = std::uint32_t;
  static constexpr Vertex nobody = UINT32_MAX;

  /// Of the graph whose vertex v has the neighbours to[start[v]] ... to[start[v + 1] - 1], without
  /// the vertices that are gone. Loops don't count.
  Matching(const std::vector<std::uint32_t>& start, const std::vector<Vertex>& to,
           std::vector<bool> gone);

  /// Whom a vertex is matched with, or nobody.
  Vertex mate(Vertex v) const { return mate_[v]; }
  /// Does some maximum matching miss this vertex? No for a vertex that is gone.
  bool may_be_missed(Vertex v) const { return kind_[v] == Kind::even; }
  /// How many pairs.
  std::size_t size() const { return size_; }

 private:
  enum class Kind : std::uint8_t { none, even, odd };

  void begin();
  bool grow(Vertex root);
  Vertex base(Vertex v);
  Vertex meeting(Vertex a, Vertex b);
  void shrink(Vertex from, Vertex over, Vertex base);
  void turn(Vertex v);

  const std::vector<std::uint32_t>& start_;
  const std::vector<Vertex>& to_;
  std::vector<bool> gone_;
  std::vector<Vertex> mate_;
  std::vector<Kind> kind_;
  std::vector<Vertex> link_;  // of an odd vertex, and through a blossom: the one before it
  std::vector<Vertex> base_;
  std::vector<std::uint32_t> met_;  // when meeting() came past
  std::uint32_t now_ = 0;
  std::vector<Vertex> open_;
  std::vector<Vertex> touched_;
  std::size_t size_ = 0;
};

}  // namespace nimber
