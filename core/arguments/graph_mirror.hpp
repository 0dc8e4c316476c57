// Looks for a symmetry by which a game on a graph is won by copying.
#pragma once

#include "arguments/find_argument.hpp"

namespace nimber {

/// An argument about this term, the only one with a move; none where its game is played on no
/// graph.
std::optional<Argument> about_graph(const Position& position, std::size_t term, ArgumentFor wanted,
                                    Work& work);

}  // namespace nimber
