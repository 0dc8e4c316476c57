#include "answers/drawing_moves.hpp"

#include <nimber/heap_rule.hpp>
#include "values/nim_sum.hpp"

#include <utility>

namespace nimber {

NextStage DrawingMoves::step() {
  if (!sum_.drawing) sum_.drawing.emplace();
  if (term_ == sum_.terms.size()) return AnalysisStage::finished;
  if (!sum_.terms[term_].live || part_ >= sum_.rule(term_).parts(sum_.state(term_))) {
    ++term_;
    part_ = 0;
    return AnalysisStage::drawing;
  }
  Wins draws;
  list_part(draws);
  sum_.drawing->take(term_, draws);
  ++part_;
  sum_.work.spend();
  return sum_.may_go_on() ? NextStage(AnalysisStage::drawing) : std::nullopt;
}

void DrawingMoves::list_part(Wins& out) {
  const Rule& rule = sum_.rule(term_);
  const TermFacts& facts = sum_.terms[term_];
  if (facts.loops) return list_searched(out);
  if (!facts.prepared || !rule.loops()) return list_ending(out);
  const Component& component = sum_.answer.terms[term_].components[part_];
  rule.loops()->draws(sum_.state(term_), part_, beside(part_, component.value.value_or(0)), out,
                      sum_.work);
  count_staying_once(out);
}

/// What stands beside a component of the term at hand, or beside the whole term, with this value.
Beside DrawingMoves::beside(std::size_t part, Value value) const {
  Beside rest;
  rest.total = sum_.known_sum() ^ value;
  rest.infinite = sum_.infinite_count;
  for (const InfiniteComponent& one : sum_.infinite) {
    if (one.term == term_ && one.part == part)
      --rest.infinite;
    else
      rest.reached = one.reached;
  }
  return rest;
}

/// Takes the move in place out of a part's draws where another part has had one.
void DrawingMoves::count_staying_once(Wins& out) {
  if (sum_.answer.outcome != Outcome::D || !out.complete()) return;
  const bool none = sum_.rule(term_).each_move(sum_.state(term_), part_,
                                               [](const Move& move) { return !stays(move); });
  if (none || !std::exchange(stayed_, true)) return;
  Wins others;
  for (Move& move : out.listed()) {
    if (!stays(move)) others.add(std::move(move));
  }
  others.count(out.total() - 1 - others.total());
  out = std::move(others);
}

/// Lists the draws of a term with loops that was searched.
void DrawingMoves::list_searched(Wins& out) {
  const Rule& rule = sum_.rule(term_);
  TermFacts& facts = sum_.terms[term_];
  const Beside rest = beside(0, *facts.value);
  const auto look = [&](const Move& move) {
    if (!facts.look_up(rule.after(sum_.state(term_), move), sum_.work)) return false;
    const auto value = facts.loops->value();
    const Outcome then = value ? rest.with(*value) : rest.with(facts.loops->reached());
    if (then == Outcome::D) out.add(move);
    return true;
  };
  if (!rule.each_move(sum_.state(term_), part_, MoveSink(sum_.work, look))) out.set_incomplete();
}

/// Lists the draws of a term whose own play ends. Beside an infinite component every move draws,
/// but for those after which the only such component can be moved to the value of the rest.
void DrawingMoves::list_ending(Wins& out) {
  if (sum_.infinite_count == 0) return;
  const Rule& rule = sum_.rule(term_);
  const State& now = sum_.state(term_);
  const TermFacts& facts = sum_.terms[term_];
  const bool any = sum_.infinite_count > 1 || sum_.infinite.front().reached.empty();
  if (!any && !facts.prepared && !facts.solver) return out.set_incomplete();
  const Beside rest = any ? Beside{} : beside(SIZE_MAX, *facts.value);
  const bool counts = any || facts.prepared;  // without going through them all
  const auto look = [&](const Move& move) {
    if (counts && sum_.drawing->full_with(out.listed().size())) return false;
    sum_.work.spend();
    const auto value = any ? std::optional<Value>(0) : value_after(move);
    if (!value) return false;
    if (any || rest.with(*value) == Outcome::D) out.add(move);
    return !sum_.work.limit_reached();
  };
  if (rule.each_move(now, part_, MoveSink(sum_.work, look))) return;
  const auto all = counts ? rule.count_moves(now, part_, sum_.work) : std::nullopt;
  if (!all || sum_.work.limit_reached()) return out.set_incomplete();
  std::uint64_t lost = 0;
  for (const Value reached : any ? std::vector<Value>{} : rest.reached) {
    Wins to_it;
    rule.theory().wins(now, part_, {false, sum_.known_sum() ^ reached, 0},
                       sum_.answer.terms[term_].components, to_it, sum_.work);
    lost += to_it.total();
    if (!to_it.complete()) return out.set_incomplete();
  }
  out.count(*all - lost - out.total());
}

/// The value of a term without loops after a move.
std::optional<Value> DrawingMoves::value_after(const Move& move) {
  const Rule& rule = sum_.rule(term_);
  const State& now = sum_.state(term_);
  TermFacts& facts = sum_.terms[term_];
  if (!facts.prepared) {
    if (!facts.look_up(rule.after(now, move), sum_.work)) return std::nullopt;
    return facts.option_value();
  }
  if (const HeapRule* const heaps = rule.heap_rule()) {
    const Value second = after_count(move.kind) == 2 ? heaps->value(move.after[1]) : 0;
    return *facts.value ^ heaps->value(now[part_]) ^ heaps->value(move.after[0]) ^ second;
  }
  std::vector<Component> then;
  rule.theory().components(rule.after(now, move), then);
  sum_.work.spend(then.size());
  return sum_of(then);
}

}  // namespace nimber
