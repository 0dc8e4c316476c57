// Values of positions that may be reached again from themselves: Smith's labelling of a finite
// directed graph. Sources: C. A. B. Smith, "Graphs and composite games", J. Combin. Theory 1
// (1966); A. S. Fraenkel, Y. Perl, "Constructions in combinatorial games with cycles", Infinite
// and Finite Sets (1975). The theorems are stated and proven in docs/theorems.md, section loops.
//
// Round n = 0, 1, 2 ... gives the label n to each vertex whose options have all labels 0 ... n-1
// among them and whose every option without a label has a reply labelled n. That is one backward
// analysis of the vertices without a label. A vertex waits for its options. When it is labelled n,
// the vertices that lead to it have a reply, and whoever leads to one of those stops waiting for
// it. Round 0 is the backward analysis of won, lost and drawn positions, and its queue is in the
// order of how long the game lasts.
#pragma once

#include <nimber/position.hpp>
#include <nimber/work.hpp>

#include "values/turned_edges.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// A vertex whose value is known from elsewhere. It has no edges in the graph.
struct KnownVertex {
  std::uint32_t vertex = 0;
  std::optional<Value> value;  ///< none: infinite
  std::vector<Value> reached;  ///< where infinite: the values of its options, ascending
};

/// The labels of all vertices, as work in pieces. Time: turning the edges around, then at most one
/// pass over the edges for each value that occurs. The edges must outlive the object.
class SmithLabels {
 public:
  static constexpr std::uint32_t infinite = UINT32_MAX;

  explicit SmithLabels(const Edges& edges, std::vector<KnownVertex> known = {});

  /// Goes on until all is labelled (returns true) or `work` refuses. Counts vertices and edges.
  bool step(Work& work);

  // After step() returned true.

  /// The label of each vertex: a value, or `infinite`.
  const std::vector<std::uint32_t>& labels() const { return labels_; }
  /// The distinct labels among a vertex's options, ascending.
  std::vector<Value> reached(std::uint32_t vertex) const;
  Outcome outcome(std::uint32_t vertex) const {
    if (labels_[vertex] == 0) return Outcome::P;
    return plies_[vertex] == no_plies ? Outcome::D : Outcome::N;
  }
  /// How many moves are left where the winner hurries and the loser delays; `no_plies` for drawn
  /// positions. Says nothing of graphs with known vertices.
  static constexpr std::uint32_t no_plies = UINT32_MAX;
  std::uint32_t plies(std::uint32_t vertex) const { return plies_[vertex]; }
  /// When a vertex got its label, from 0. Where a vertex is labelled n, every option that is not
  /// labelled less has a reply that is labelled n and got it earlier.
  std::uint32_t order(std::uint32_t vertex) const { return order_[vertex]; }

 private:
  using Vertex = std::uint32_t;
  static constexpr Vertex not_waiting = UINT32_MAX;

  void open_round();
  void close_round();
  void reply(Vertex v, std::uint32_t plies);
  bool run_round(Work& work);

  const Edges& edges_;
  std::vector<KnownVertex> known_;
  TurnedEdges turned_;
  std::vector<std::uint32_t> labels_;
  std::vector<std::uint32_t> plies_;
  std::vector<std::uint32_t> order_;
  std::vector<Vertex> unlabelled_;      ///< how many of a vertex's options have no label
  std::vector<Vertex> waiting_;         ///< how many of those have no reply yet in this round
  std::vector<std::uint32_t> met_;      ///< how many labels its options have; the gap comes first
  std::vector<std::uint32_t> replied_;  ///< the last round, from 1, in which it had a reply
  std::vector<Vertex> candidates_;      ///< those that have met all labels before this round's
  std::vector<Vertex> next_;            ///< those that have met this round's too
  std::vector<Vertex> queue_;           ///< may get this round's label
  std::size_t head_ = 0;
  std::vector<Vertex> labelled_;  ///< in this round
  std::uint32_t round_ = 0;
  std::uint32_t clock_ = 0;
  bool open_ = false;
  bool done_ = false;
};

}  // namespace nimber
