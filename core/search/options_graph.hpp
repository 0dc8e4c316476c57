#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// All that can be reached from a position.
struct OptionsGraph {
  struct Node {
    Position position;
    std::string text;
    Outcome outcome = Outcome::P;
    std::optional<Value> value;  ///< normal play only; none where play may never end
    /// Moves on the longest way from the start; on the shortest where some position can be reached
    /// from itself.
    std::uint32_t layer = 0;
    /// When working backwards settles it: 0 where the game is over, `never` where it is drawn.
    std::uint32_t round = 0;

    bool player_to_move_wins() const { return outcome == Outcome::N; }
  };
  static constexpr std::uint32_t never = UINT32_MAX;

  std::vector<Node> nodes;  ///< the start first
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
};

inline constexpr std::size_t max_graph_nodes = limits::graph_positions;

/// Error: too-many-positions.
Result<OptionsGraph> options_graph(const Position& position,
                                   std::size_t max_nodes = max_graph_nodes);

/// The graph in Graphviz' language.
std::string to_dot(const OptionsGraph& graph);

}  // namespace nimber
