#include <nimber/moves.hpp>

#include "rules/compound_moves.hpp"

#include <algorithm>

namespace nimber {

bool each_move(const Position& position, const PositionSink& sink) {
  if (position.compound != Compound::sum) return CompoundMoves(position, sink.work()).each(sink);
  PositionMove found;
  for (found.term = 0; found.term < position.terms.size(); ++found.term) {
    const Term& term = position.terms[found.term];
    for (std::size_t part = 0; part < term.rule->parts(term.state); ++part) {
      const auto pass_on = [&](const Move& move) {
        found.move = move;
        return sink(found);
      };
      if (!term.rule->each_move(term.state, part, MoveSink(sink, pass_on))) return false;
    }
  }
  return true;
}

Position after(const Position& position, const PositionMove& move) {
  if (!move.also.empty()) return compound_after(position, move);
  Position result = position;
  Term& term = result.terms[move.term];
  term.state = term.rule->after(term.state, move.move);
  return result;
}

std::optional<bool> is_over(const Term& term, Work& work) {
  bool all = true;
  for (std::size_t part = 0; part < term.rule->parts(term.state); ++part) {
    const auto any = term.rule->any_move(term.state, part, work);
    if (any == true) return false;
    all = all && any;
  }
  if (!all) return std::nullopt;
  return true;
}

bool is_over(const Term& term) {
  Work work(most_uncounted);
  return is_over(term, work) == true;
}

bool is_over(const Position& position) {
  Work work(most_uncounted);
  if (position.compound == Compound::first && some_part_ended(position, work)) return true;
  return std::all_of(position.terms.begin(), position.terms.end(),
                     [&](const Term& term) { return is_over(term, work) == true; });
}

std::optional<PositionMove> move_between(const Position& from, const Position& to) {
  Work work;
  return move_between(from, to, work);
}

std::optional<PositionMove> move_between(const Position& from, const Position& to, Work& work) {
  if (from.terms.size() != to.terms.size() || from.misere != to.misere ||
      from.compound != to.compound || from.most != to.most)
    return std::nullopt;
  std::optional<std::size_t> changed;
  for (std::size_t i = 0; i < from.terms.size(); ++i) {
    if (from.terms[i].rule != to.terms[i].rule &&
        from.terms[i].rule->text() != to.terms[i].rule->text())
      return std::nullopt;
    if (from.terms[i].state == to.terms[i].state) continue;
    if (changed && from.compound == Compound::sum) return std::nullopt;
    changed = i;
  }
  if (!changed) return std::nullopt;
  if (from.compound != Compound::sum) return compound_between(from, to, work);
  const auto move = from.terms[*changed].rule->find_between(from.terms[*changed].state,
                                                            to.terms[*changed].state, work);
  if (!move) return std::nullopt;
  return PositionMove{*changed, *move};
}

std::size_t heap_number(const Position& position, std::size_t term, std::size_t part) {
  const Term& own = position.terms[term];
  if (part >= own.rule->heaps(own.state)) return 0;
  std::size_t number = part + 1;
  for (std::size_t i = 0; i < term; ++i)
    number += position.terms[i].rule->heaps(position.terms[i].state);
  return number;
}

std::size_t heap_number(const Position& position, const PositionMove& move) {
  if (move.move.kind == MoveKind::both) return 0;
  return heap_number(position, move.term, move.move.part);
}

}  // namespace nimber
