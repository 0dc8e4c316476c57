#pragma once

#include <nimber/position.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber {

/// What a board shows beside the integers of the state.
struct Drawing {
  std::size_t king = 0;               ///< hill: which part is the king, from 1; else 0
  std::vector<std::string> vertices;  ///< graph: names, by vertex index
  std::vector<std::pair<std::uint32_t, std::uint32_t>>
      edges;  ///< graph: from, to, in the order written
  /// Of edges or vertices that are taken, the number of the listed move, from 1: things whose
  /// taking leaves the same share one.
  std::vector<std::uint32_t> moves;
  std::vector<std::uint32_t> marked;  ///< walk: where the token stands, then the vertices visited
  std::string_view shape;             ///< own: number, tuple, set, row or bag
  std::vector<std::string> names;     ///< own: of the numbers of a part, or of its cells together
};

/// A step of reckoning a value, or of reading an outcome, on the drawing. What the codes say is in
/// docs/explain.md, under drawing.
struct DrawnStep {
  std::string_view code;
  std::vector<std::uint32_t> edges;     ///< places in Drawing::edges
  std::vector<std::uint32_t> vertices;  ///< places in Drawing::vertices
  std::vector<Value> added;             ///< the values that meet there
  std::optional<Value> value;           ///< what comes of them
};

/// What a rule may say to a board: of a state what its numbers alone don't tell, and the names of
/// what is drawn.
class RuleDisplay {
 public:
  virtual ~RuleDisplay() = default;

  virtual Drawing drawing(const State&) const { return {}; }
  /// The numbers of each part, in order, where a part may have several; empty elsewhere.
  virtual std::vector<State> pieces(const State&) const { return {}; }
  /// The vertex or edge that a move of kind cut, clear or lift takes, by its name; else "".
  virtual std::string place(const State&, const Move&) const { return {}; }
  /// How the theorem works on the drawing of a state, step by step: normal play only. Empty where
  /// that is no explanation. Linear in the drawing, but for the steps themselves.
  virtual std::vector<DrawnStep> drawn_steps(const State&) const { return {}; }
};

}  // namespace nimber
