// Single moves in several parts, made as one.
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "rules/compound_moves.hpp"

namespace nimber::wasm::questions {

val joinMoves(const std::string& text, const std::vector<std::string>& reached) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  std::vector<Position> singles;
  for (const std::string& one : reached) {
    auto single = read_position(one, board_limits);
    if (!single) return record(single.error());
    singles.push_back(std::move(*single));
  }
  return move_or_null(*position, joined_moves(*position, singles));
}

}  // namespace nimber::wasm::questions
