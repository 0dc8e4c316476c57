// Looks for a number that every move of a drawn rule makes smaller.
#pragma once

#include "arguments/argument.hpp"
#include "arguments/drawn_board.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// A measure that each of these moves (by number) makes smaller; none where none was found. Whole
/// weights by the perceptron's rule: where there are any, it ends at some; here it ends at 20,000
/// corrections.
std::optional<Argument::Measure> find_measure(const DrawnBoard& board,
                                              const std::vector<std::size_t>& moves, Work& work);

}  // namespace nimber
