// Node Kayles and arc Kayles on graphs. Node Kayles: take a vertex with all its neighbours. Arc
// Kayles: take an edge with both its ends and all edges there. The parts of a graph that hang
// together are games of their own. Paths and cycles are octal games: node Kayles on a path of n
// vertices is 0.137, arc Kayles 0.07; a cycle has only one kind of move, to a path. Stars and
// complete graphs have few kinds of moves too. Other parts of at most 64 vertices are searched;
// what is known is remembered by the set of vertices left, and, from one graph to the next, by a
// form that is the same for most graphs that differ only in the names of their vertices.
// Sources: T. J. Schaefer, "On the complexity of some two-person perfect-information games", J.
// Comput. System Sci. 16 (1978); R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956).
#pragma once

#include <nimber/heap_rule.hpp>
#include <nimber/limits.hpp>

#include "rules/edges/edge_list.hpp"

#include <memory>
#include <unordered_map>
#include <vector>

namespace nimber {

enum class KaylesKind : std::uint8_t { nodes, arcs };

/// The parts of a graph that hang together, and the value after each move in each.
class GraphKayles {
 public:
  using Vertex = EdgeList::Vertex;
  using Edge = EdgeList::Edge;
  static constexpr std::size_t most_searched = limits::kayles_vertices;  ///< vertices of a part

  enum class Shape : std::uint8_t { path, cycle, star, complete, other };

  struct Part {
    Shape shape = Shape::other;
    std::vector<Vertex> vertices;  ///< ascending; of a path or a cycle in its order
    std::vector<std::uint32_t> edges;
    Value value = 0;
    std::vector<Value> after;  ///< for each of `vertices`, or of `edges`, the value of what is left
  };

  /// What is known of parts that were searched, from one graph to the next.
  class Known {
   public:
    Known(KaylesKind kind, RulePtr paths);
    KaylesKind kind() const { return kind_; }
    /// The value of a path of so many vertices, once ready() said yes.
    Value path(std::size_t vertices) const { return heaps_->value(vertices); }
    Ready ready(std::size_t vertices, Work& work) const { return heaps_->ready(vertices, work); }
    std::size_t memory() const { return words_ * 8 + codes_.size() * 64; }

   private:
    friend class GraphKayles;
    struct Hash {
      std::size_t operator()(const std::vector<std::uint64_t>& code) const;
    };
    KaylesKind kind_;
    RulePtr paths_;
    const HeapRule* heaps_;
    std::unordered_map<std::vector<std::uint64_t>, std::uint32_t, Hash> codes_;
    std::size_t words_ = 0;
  };

  GraphKayles(Known& known, std::size_t vertices, std::vector<Edge> edges);
  ~GraphKayles();
  GraphKayles(GraphKayles&&) noexcept;
  GraphKayles& operator=(GraphKayles&&) noexcept;

  /// Goes on. never: a part is too large, or there is no room to remember more.
  Ready step(Work& work);
  /// By their first vertices. After step() said yes, with their values. In arc Kayles vertices
  /// without edges are no parts.
  const std::vector<Part>& parts() const { return parts_; }
  Value value() const;

  /// A text of numbers that is the same for this graph under other names, mostly; never the same
  /// for graphs that differ otherwise.
  std::vector<std::uint64_t> code() const;

 private:
  class Search;
  void find_parts();
  void order_path(Part& part) const;
  /// Values of what is left of a path, cycle, star or complete graph.
  void fill_shape(Part& part) const;

  Known* known_;
  std::size_t vertices_;
  std::vector<Edge> edges_;
  std::vector<Part> parts_;
  std::size_t at_ = 0;
  std::unique_ptr<Search> search_;
};

}  // namespace nimber
