// Values of green Hackenbush. By the fusion principle the vertices of a cycle may be made one, its
// edges loops there: so each piece that no single edge cuts (2-edge-connected component) counts as
// one vertex with as many loops as it has edges, each worth 1. What is left is a tree, where by the
// colon principle a branch that begins with an edge below a tree of value x is a stalk of x + 1.
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 7. Proofs:
// docs/theorems.md, section hackenbush.
//
// All edges whose cutting leaves a given value are found in near-linear time. From the ground
// upwards each vertex of the tree is told the value that it must come to have, which settles the
// single edges. In a piece, the edges that form a 2-edge cut with a given edge lie on a ring of
// smaller pieces together with it. Cutting one edge of the ring makes exactly the others single,
// and turns the ring into two arms. One walk along the ring gives the values of its arms of every
// length: "xor h, plus 1" is done to a set of numbers at once, in a trie by their lowest digits.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// A picture of edges in which all hangs on one vertex, the ground.
class HackenbushValues {
 public:
  using Vertex = std::uint32_t;
  using Edge = std::pair<Vertex, Vertex>;

  /// A part of the picture that meets the others on the ground only.
  struct Piece {
    std::uint32_t first_edge = 0;
    std::uint32_t edges = 0;
    std::uint64_t value = 0;
  };

  /// Every edge must hang on the ground.
  HackenbushValues(std::size_t vertices, std::vector<Edge> edges, Vertex ground);

  std::uint64_t value() const { return vertices_ == 0 ? 0 : block_value_[0]; }
  /// By their first edges.
  std::vector<Piece> pieces() const;
  /// The number of each edge's piece, from 0.
  std::vector<std::uint32_t> piece_of_edges() const;
  /// How the value is reckoned, from the ends of the branches to the ground: a piece that no single
  /// edge cuts becomes one vertex with loops, and a single edge with all that it carries becomes a
  /// stalk. `vertices` and `edges` are those that the step is about, `added` the values of what is
  /// carried: of each stalk, and a 1 for an odd number of loops.
  struct Told {
    enum class Kind : std::uint8_t { fusion, colon, ground };
    Kind kind = Kind::ground;
    std::vector<std::uint32_t> edges;
    std::vector<Vertex> vertices;
    std::vector<std::uint64_t> added;
    std::uint64_t value = 0;
  };
  /// Quadratic in the worst case: for small pictures.
  std::vector<Told> told() const;
  /// For each edge: does cutting it leave a picture of this value?
  std::vector<bool> cuts_to(std::uint64_t value) const;
  /// Edges that cut something off.
  std::size_t bridges() const { return bridges_; }
  /// Pieces that have edges and that no single edge cuts.
  std::size_t knots() const;
  /// Edges that are part of a cycle.
  std::size_t fused() const { return edges_.size() - bridges_; }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;
  struct Entry;

  void walk();
  void find_bridges();
  void add_values();
  /// Rings of edges, any two of which cut a piece in two: entries with equal hashes. Each ring is
  /// checked, so none rests on the hash alone.
  std::vector<Entry> rings() const;
  std::optional<std::vector<Entry>> rings_by(std::uint64_t seed) const;
  bool right(const Entry* first, const Entry* last,
             const std::vector<std::uint32_t>& deepest) const;
  void cut_ring(const Entry* first, const Entry* last, std::uint64_t need,
                std::vector<bool>& out) const;
  bool above(Vertex a, Vertex b) const {
    return entered_[a] <= entered_[b] && entered_[b] < left_[a];
  }

  std::size_t vertices_;
  std::vector<Edge> edges_;
  Vertex ground_;
  std::vector<Vertex> order_;           // depth first
  std::vector<std::uint32_t> entered_;  // place in order_
  std::vector<std::uint32_t> left_;     // the place behind its last descendant
  std::vector<Vertex> parent_;
  std::vector<std::uint32_t> parent_edge_;
  std::vector<std::uint32_t> depth_;
  std::vector<std::uint32_t> covered_;  // how many other edges pass over the edge to the parent
  std::size_t bridges_ = 0;
  std::vector<std::uint32_t> block_;  // of each vertex, the piece no single edge cuts
  std::vector<Vertex> block_root_;
  std::vector<std::uint32_t> block_edges_;
  std::vector<std::uint64_t> block_value_;
  std::vector<std::uint64_t> block_hang_;  // what hangs on its vertices
  // Of a vertex with those below it in its block:
  std::vector<std::uint64_t> below_hang_;
  std::vector<std::uint32_t> below_ends_;  // ends of edges of the block there
};

}  // namespace nimber
