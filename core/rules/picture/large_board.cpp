#include "rules/picture/large_board.hpp"

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>

#include <algorithm>

namespace nimber {

std::size_t first_cell(const Term& term) {
  return term.rule->game().state_form == StateForm::cell_rows ? 1 : 0;
}

bool is_large_board(const Term& term) {
  return term.rule->game().board == Board::cells &&
         term.state.size() - first_cell(term) > limits::drawn_cells;
}

bool too_large_to_search(const Position& position) {
  return std::any_of(position.terms.begin(), position.terms.end(), is_large_board);
}

}  // namespace nimber
