#include "arguments/find_argument.hpp"

#include "arguments/board_mirror.hpp"
#include "arguments/equal_parts.hpp"
#include "arguments/graph_mirror.hpp"
#include "rules/picture/large_board.hpp"

#include <nimber/limits.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// A board as its rule and its cells.
struct BoardOfTerm {
  PictureRule rule;
  Picture cells;
};

bool is_board(const Term& term) { return term.rule->game().board == Board::cells; }

std::optional<BoardOfTerm> board_of(const Term& term) {
  const bool grid = first_cell(term) == 1;
  auto reader = Reader::open(term.rule->rules());
  if (!reader) return std::nullopt;
  auto rule = PictureRule::read(*reader, grid);
  if (!rule) return std::nullopt;
  BoardOfTerm out{std::move(*rule), {}};
  for (std::size_t i = first_cell(term); i < term.state.size(); ++i)
    out.cells.cells.push_back(static_cast<char>(term.state[i]));
  out.cells.width =
      grid ? static_cast<std::size_t>(term.state[0]) : std::max<std::size_t>(1, term.state.size());
  return out;
}

Move board_move(const Term& term, const BoardOfTerm& board, const BoardMirror::Won& won) {
  const PictureMove& drawn = board.rule.moves()[won.move];
  Move move;
  move.kind = MoveKind::paint;
  for (std::size_t i = 0; i < drawn.left.cells.size(); ++i) {
    if (drawn.left.cells[i] == drawn.right.cells[i]) continue;
    move.flips.push_back(static_cast<std::uint32_t>(
        won.corner + i / drawn.left.width * board.cells.width + i % drawn.left.width));
    move.parts.push_back(static_cast<unsigned char>(drawn.right.cells[i]));
  }
  if (is_large_board(term)) return move;
  // A search would list it as a move of one of the board's parts.
  if (auto listed = term.rule->move_between(term.state, term.rule->after(term.state, move)))
    return *listed;
  return move;
}

std::optional<Argument> about_board(const Position& position, std::size_t at, ArgumentFor wanted,
                                    Work& work) {
  const Term& term = position.terms[at];
  const auto board = board_of(term);
  if (!board) return std::nullopt;
  BoardMirror mirror(board->rule, board->cells, work);
  if (wanted == ArgumentFor::lost) return mirror.lost(work);
  auto won = mirror.won(work);
  if (!won) return std::nullopt;
  won->argument.first = PositionMove{at, board_move(term, *board, *won)};
  return std::move(won->argument);
}

}  // namespace

std::string_view text(SymmetryMap map) {
  switch (map) {
#define NIMBER_SYMMETRY_WORD(name, word) \
  case SymmetryMap::name: return word;
    NIMBER_SYMMETRY_MAPS(NIMBER_SYMMETRY_WORD)
#undef NIMBER_SYMMETRY_WORD
  }
  return "";
}

bool is_drawn(const Position& position) {
  return std::any_of(position.terms.begin(), position.terms.end(), [](const Term& term) {
    const Board board = term.rule->game().board;
    return board == Board::cells || board == Board::vertices || board == Board::edges;
  });
}

std::optional<Argument> find_argument(const Position& position, ArgumentFor wanted, Work& work) {
  if (position.misere || position.compound != Compound::sum) return std::nullopt;
  std::vector<std::size_t> live;
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    if (is_over(position.terms[i], work) != true) live.push_back(i);
  }
  if (live.size() == 1) {
    std::optional<Argument> argument;
    if (is_board(position.terms[live[0]]))
      argument = about_board(position, live[0], wanted, work);
    else
      argument = about_graph(position, live[0], wanted, work);
    if (argument) return argument;
  }
  return about_equal_parts(position, wanted, work);
}

}  // namespace nimber
