// Looks for an argument that says who wins a position.
#pragma once

#include "arguments/argument.hpp"

#include <nimber/work.hpp>

#include <optional>

namespace nimber {

enum class ArgumentFor : std::uint8_t {
  lost,  ///< that the position is lost
  won,   ///< that a move leads to a lost one
};

/// An argument about a disjunctive sum in normal play; none where none was found within the work's
/// limit. What is looked for in which game, and how far: docs/theorems.md, section symmetry, and
/// docs/limits.md. The argument is proven here; check_argument() proves it again without this code.
std::optional<Argument> find_argument(const Position& position, ArgumentFor wanted, Work& work);

/// Is it played on boards or graphs, which may be symmetric to the eye?
bool is_drawn(const Position& position);

}  // namespace nimber
