// Legal moves.
#include <nimber/moves.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"

namespace nimber::wasm::questions {

val moves(const std::string& text, unsigned term, unsigned part, unsigned skip, unsigned most) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  val list = val::array();
  unsigned seen = 0;
  unsigned listed = 0;
  bool more = false;
  if (position->compound != Compound::sum && term == 0 && part == 0) {
    more = !each_move(*position, [&](const PositionMove& move) {
      if (seen++ < skip) return true;
      if (listed == most) return false;
      list.set(listed++, record(*position, move));
      return true;
    });
    val out = val::object();
    out.set("moves", list);
    out.set("more", more);
    return out;
  }
  for (std::size_t t = 0; t < position->terms.size() && !more; ++t) {
    if (term != 0 && t + 1 != term) continue;
    const Rule& rule = *position->terms[t].rule;
    const State& state = position->terms[t].state;
    for (std::size_t p = 0; p < rule.parts(state) && !more; ++p) {
      if (part != 0 && p + 1 != part) continue;
      const bool whole = rule.each_move(state, p, [&](const Move& move) {
        if (seen++ < skip) return true;
        if (listed == most) return false;
        list.set(listed++, record(*position, PositionMove{t, move}));
        return true;
      });
      more = !whole;
    }
  }
  val out = val::object();
  out.set("moves", list);
  out.set("more", more);
  return out;
}

val moveBy(const std::string& text, unsigned term, unsigned part, std::uint64_t amount,
           std::uint64_t smaller) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  if (term < 1 || term > position->terms.size() || part < 1)
    return move_or_null(*position, std::nullopt);
  const Term& t = position->terms[term - 1];
  const auto move = t.rule->find_move(t.state, part - 1, amount, smaller);
  return move_or_null(*position,
                      move ? std::optional(PositionMove{term - 1, *move}) : std::nullopt);
}

val moveTo(const std::string& from_text, const std::string& to_text) {
  const auto from = read_position(from_text, board_limits);
  if (!from) return record(from.error());
  const auto to = read_position(to_text, board_limits);
  if (!to) return record(to.error());
  return move_or_null(*from, move_between(*from, *to));
}

}  // namespace nimber::wasm::questions
