// Looks for an automorphism of a graph that is its own inverse: by refining a partition of the
// vertices until it is stable, and a search over what is left open.
#pragma once

#include <nimber/work.hpp>

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nimber {

/// A graph whose vertices may have colours, which an automorphism keeps.
struct ColouredGraph {
  using Vertex = std::uint32_t;
  std::vector<std::uint64_t> colours;            ///< by vertex
  std::vector<std::pair<Vertex, Vertex>> edges;  ///< also side by side, or loops
  bool directed = false;
  /// No vertex may stay where it is or go to a neighbour, but those without edges where that is
  /// `loose`.
  bool far = false;
  bool loose = false;
};

/// Refines in two copies of the graph at once: a vertex of the first may go to one of the second
/// where their colours are the same. Colours are hashes, so that a result is checked in the end.
class GraphInvolution {
 public:
  using Vertex = ColouredGraph::Vertex;

  GraphInvolution(const ColouredGraph& graph, Work& work);

  /// An involution other than the identity; `to` where a vertex must go, if one is asked for. None
  /// where there is none, or none was found within the work's limit.
  std::optional<std::vector<Vertex>> find(
      std::optional<std::pair<Vertex, Vertex>> wanted = std::nullopt);
  /// After construction: equal for vertices that no automorphism is known not to change.
  std::uint64_t colour(Vertex v) const { return colour_[0][v]; }

 private:
  struct Arc {
    Vertex to;
    std::uint8_t label;
  };
  struct Old {
    std::uint8_t copy;
    Vertex vertex;
    std::uint64_t colour;
  };
  struct Choice {
    Vertex vertex;
    std::size_t tried;
    std::size_t trail;
  };
  struct Touched {
    std::uint64_t colour;
    std::uint64_t change;
    std::uint8_t copy;
    Vertex vertex;
  };

  void recolour(std::uint8_t copy, Vertex v, std::uint64_t colour);
  void undo(std::size_t trail);
  bool refine();
  bool split(std::vector<Touched>::const_iterator from, std::vector<Touched>::const_iterator to);
  bool may_go(Vertex from, Vertex to) const;
  bool adjacent(Vertex a, Vertex b) const;
  bool send(Vertex from, Vertex to);
  std::optional<Vertex> next_open(Vertex from) const;
  std::optional<std::vector<Vertex>> read_off() const;

  const ColouredGraph& graph_;
  Work& work_;
  Vertex vertices_;
  std::vector<std::uint32_t> start_;
  std::vector<Arc> arcs_;
  std::vector<std::uint64_t> colour_[2];
  std::vector<std::uint64_t> change_[2];
  std::unordered_map<std::uint64_t, std::uint32_t> size_;  // of each colour, in the first copy
  std::vector<Old> trail_;
  std::vector<std::pair<std::uint8_t, Vertex>> fresh_;  // recoloured, and not looked at since
  std::vector<std::vector<Vertex>> classes_;            // when first stable
  std::vector<std::uint32_t> class_of_;
  std::vector<std::uint32_t> place_in_class_;
  std::uint64_t next_colour_ = 0;
  bool possible_ = true;
};

}  // namespace nimber
