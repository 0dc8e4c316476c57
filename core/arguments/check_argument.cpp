#include "arguments/check_argument.hpp"

#include <nimber/notation.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// Is the argument's move one that the rule lists? Of boards check_board() finds out by itself.
bool is_listed(const Position& position, const PositionMove& first, const Position& then) {
  if (!first.also.empty()) return false;
  Work work;
  return move_between(position, then, work).has_value();
}

}  // namespace

bool end_is_only_tried(const Position& position, const Argument& argument) {
  return argument.map == SymmetryMap::swap &&
         std::any_of(position.terms.begin(), position.terms.end(),
                     [](const Term& term) { return term.rule->game().board == Board::numbers; });
}

std::string_view check_argument(const Position& position, const Argument& argument) {
  if (position.misere || position.compound != Compound::sum) return "form";
  if (argument.first &&
      (argument.first->term >= position.terms.size() || !argument.first->also.empty()))
    return "form";
  Position then = position;
  const bool board = argument.map != SymmetryMap::swap && argument.map != SymmetryMap::graph;
  if (argument.first) {
    const Term& moved = position.terms[argument.first->term];
    const Move& move = argument.first->move;
    const std::size_t cells = moved.state.size();
    // What the rule itself would take from a list is looked at here.
    if (move.kind == MoveKind::paint &&
        (move.flips.size() != move.parts.size() ||
         std::any_of(move.flips.begin(), move.flips.end(), [&](std::uint32_t cell) {
           return cell + std::size_t{moved.rule->game().state_form == StateForm::cell_rows} >=
                  cells;
         })))
      return "move";
    if ((moved.rule->game().board == Board::cells) != (move.kind == MoveKind::paint)) return "move";
    then = after(position, *argument.first);
    if (!board && !is_listed(position, *argument.first, then)) return "move";
  }
  if (argument.map == SymmetryMap::swap) return check_swap(then, argument);
  std::size_t at = argument.first ? argument.first->term : SIZE_MAX;
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    if (is_over(position.terms[i])) continue;
    if (at != SIZE_MAX && at != i) return "form";
    at = i;
  }
  if (at == SIZE_MAX) return "form";
  if (!board) return check_graph(then.terms[at], argument);
  if (position.terms[at].rule->game().board != Board::cells) return "form";
  return check_board(position.terms[at], then.terms[at], argument);
}

}  // namespace nimber
