// Boards that are too large to be searched: their moves are known, and nothing else.
#pragma once

#include <nimber/position.hpp>

namespace nimber {

/// The first cell in the state of a row or a grid: a grid's state begins with its width.
std::size_t first_cell(const Term& term);
bool is_large_board(const Term& term);
/// Is some board so large that no search is tried?
bool too_large_to_search(const Position& position);

}  // namespace nimber
