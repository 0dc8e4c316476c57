#include "arguments/equal_parts.hpp"

#include "arguments/measure.hpp"
#include "arguments/written_measure.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace nimber {
namespace {

constexpr std::size_t most_tried = 20'000;  // moves after which parts are compared

/// A part of the sum: its number from 1 on, and what it is alone: the number of its rule, and text.
struct Part {
  std::uint64_t number = 0;
  std::size_t term = 0;
  std::size_t index = 0;
  std::string text;
};

std::vector<Part> parts_of(const Position& position, Work& work) {
  std::vector<Part> out;
  std::uint64_t number = 0;
  std::map<const Rule*, std::string> names;
  std::map<std::string, std::size_t> numbers;
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    const Term& term = position.terms[i];
    std::string& name = names[term.rule.get()];
    if (name.empty())
      name = std::to_string(numbers.emplace(term.rule->text(), numbers.size()).first->second) + ":";
    const bool whole = term.rule->apart() == Rule::Apart::whole;
    const std::size_t count = whole ? 1 : term.rule->parts(term.state);
    for (std::size_t part = 0; part < count; ++part) {
      const Term alone{term.rule, whole ? term.state : term.rule->part_alone(term.state, part)};
      ++number;
      work.spend(alone.state.size());
      if (is_over(alone, work) != true)
        out.push_back({number, i, part, name + print_state(*alone.rule, alone.state)});
    }
  }
  return out;
}

/// The parts in pairs, where all have one; none else, and none where there is nothing to pair.
std::optional<Argument> paired(const std::vector<Part>& parts) {
  if (parts.empty() || parts.size() % 2 != 0) return std::nullopt;
  std::map<std::string_view, std::uint64_t> waiting;
  Argument argument;
  argument.map = SymmetryMap::swap;
  for (const Part& part : parts) {
    const auto [at, fresh] = waiting.emplace(part.text, part.number);
    if (fresh) continue;
    argument.pairs.emplace_back(at->second, part.number);
    waiting.erase(at);
  }
  if (!waiting.empty()) return std::nullopt;
  std::sort(argument.pairs.begin(), argument.pairs.end());
  return argument;
}

/// The parts that have no equal one, at most three of them.
std::vector<const Part*> lonely(const std::vector<Part>& parts) {
  std::map<std::string_view, std::vector<const Part*>> by_text;
  for (const Part& part : parts) by_text[part.text].push_back(&part);
  std::vector<const Part*> out;
  for (const auto& [text, same] : by_text) {
    if (same.size() % 2 != 0 && out.size() < 3) out.push_back(same.front());
  }
  return out;
}

/// The first move of this part after which all parts are paired.
std::optional<Argument> by_moving(const Position& position, const Part& part, Work& work) {
  const Term& term = position.terms[part.term];
  const bool whole = term.rule->apart() == Rule::Apart::whole;
  const std::size_t from = whole ? 0 : part.index;
  const std::size_t to = whole ? term.rule->parts(term.state) : part.index + 1;
  std::optional<Argument> found;
  std::size_t tried = 0;
  for (std::size_t i = from; i < to && !found; ++i) {
    const auto look = [&](const Move& move) {
      if (++tried > most_tried || work.limit_reached()) return false;
      const PositionMove first{part.term, move};
      found = paired(parts_of(after(position, first), work));
      if (found) found->first = first;
      return !found;
    };
    term.rule->each_move(term.state, i, MoveSink(work, look));
  }
  return found;
}

/// One of two parts that have no equal becomes like the other, among moves too many to be tried.
std::optional<Argument> by_levelling(const Position& position, const Part& part, const Part& like,
                                     Work& work) {
  const Term& term = position.terms[part.term];
  if (term.rule->apart() == Rule::Apart::whole || like.term != part.term) return std::nullopt;
  const State alone = term.rule->part_alone(term.state, part.index);
  const State other = term.rule->part_alone(term.state, like.index);
  if (alone.size() != 1 || other.size() != 1 || alone[0] <= other[0]) return std::nullopt;
  auto move = term.rule->find_move(term.state, part.index, alone[0] - other[0], 0);
  if (!move) return std::nullopt;
  const PositionMove first{part.term, std::move(*move)};
  auto found = paired(parts_of(after(position, first), work));
  if (found) found->first = first;
  return found;
}

std::optional<Argument> won(const Position& position, const std::vector<Part>& parts, Work& work) {
  const std::vector<const Part*> alone = lonely(parts);
  if (alone.empty() || alone.size() > 2) return std::nullopt;
  if (alone.size() == 2) {
    if (auto found = by_levelling(position, *alone[0], *alone[1], work)) return found;
    if (auto found = by_levelling(position, *alone[1], *alone[0], work)) return found;
  }
  for (const Part* part : alone) {
    if (auto found = by_moving(position, *part, work)) return found;
  }
  return std::nullopt;
}

/// The texts of parts that stand in one sum and not in the other, where a move changed one part.
std::optional<std::string> part_that_went(const std::vector<Part>& before,
                                          const std::vector<Part>& then) {
  std::map<std::string_view, std::int64_t> more;
  for (const Part& part : before) ++more[part.text];
  for (const Part& part : then) --more[part.text];
  std::optional<std::string> gone;
  for (const auto& [text, count] : more) {
    if (count <= 0) continue;
    if (gone || count != 1) return std::nullopt;
    gone = std::string(text);
  }
  return gone;
}

bool all_paired(const std::vector<Part>& parts) {
  return parts.empty() || paired(parts).has_value();
}

}  // namespace

std::optional<PositionMove> copy_among_parts(const Position& before, const Position& then,
                                             Work& work) {
  const std::vector<Part> parts = parts_of(then, work);
  const auto gone = part_that_went(parts_of(before, work), parts);
  if (!gone) return std::nullopt;
  const auto like = std::find_if(parts.begin(), parts.end(),
                                 [&](const Part& part) { return part.text == *gone; });
  if (like == parts.end()) return std::nullopt;
  const Term& term = then.terms[like->term];
  const bool whole = term.rule->apart() == Rule::Apart::whole;
  std::optional<PositionMove> found;
  // A heap becomes as small as another part of its term: one of these is the part that was changed.
  if (!whole && like->text.size() < 40) {
    const State alone = term.rule->part_alone(term.state, like->index);
    for (std::size_t i = 0; i < term.rule->parts(term.state) && alone.size() == 1; ++i) {
      const State other = term.rule->part_alone(term.state, i);
      if (other.size() != 1 || other[0] >= alone[0]) continue;
      auto move = term.rule->find_move(term.state, like->index, alone[0] - other[0], 0);
      if (!move) continue;
      const PositionMove copy{like->term, std::move(*move)};
      if (all_paired(parts_of(after(then, copy), work))) return copy;
      if (work.limit_reached()) return std::nullopt;
    }
  }
  const std::size_t from = whole ? 0 : like->index;
  const std::size_t to = whole ? term.rule->parts(term.state) : like->index + 1;
  std::size_t tried = 0;
  for (std::size_t i = from; i < to && !found; ++i) {
    const auto look = [&](const Move& move) {
      if (++tried > most_tried || work.limit_reached()) return false;
      PositionMove copy{like->term, move};
      if (all_paired(parts_of(after(then, copy), work))) found = std::move(copy);
      return !found;
    };
    term.rule->each_move(term.state, i, MoveSink(work, look));
  }
  return found;
}

bool rules_end(const Rule& rule, Argument::Measure& measure, Work& work) {
  switch (rule.game().board) {
    case Board::graph: return rule.loops() == nullptr;
    case Board::numbers: return written_rule_ends(rule.rules());
    case Board::cells: {
      auto reader = Reader::open(rule.rules());
      if (!reader) return false;
      const auto drawn = PictureRule::read(*reader, rule.game().state_form == StateForm::cell_rows);
      if (!drawn) return false;
      const DrawnBoard board(*drawn, {1, "."});
      std::vector<std::size_t> moves(board.moves.size());
      std::iota(moves.begin(), moves.end(), std::size_t{0});
      auto found = find_measure(board, moves, work);
      if (!found) return false;
      measure = std::move(*found);
      return std::all_of(measure.weights.begin(), measure.weights.end(),
                         [](const auto& weight) { return weight.column == 0 && weight.row == 0; });
    }
    default: return true;
  }
}

std::optional<Argument> about_equal_parts(const Position& position, ArgumentFor wanted,
                                          Work& work) {
  const std::vector<Part> parts = parts_of(position, work);
  Argument::Measure measure;
  const Rule* drawn = nullptr;
  std::set<const Rule*> looked_at;
  for (const Part& part : parts) {
    const Rule& rule = *position.terms[part.term].rule;
    if (!looked_at.insert(&rule).second) continue;
    const bool board = rule.game().board == Board::cells;
    // One measure is told, so that one drawn rule may be there.
    if (board && drawn != nullptr && drawn->text() != rule.text()) return std::nullopt;
    if (board && drawn != nullptr) continue;
    if (!rules_end(rule, measure, work)) return std::nullopt;
    if (board) drawn = &rule;
  }
  auto found = wanted == ArgumentFor::lost ? paired(parts) : won(position, parts, work);
  if (found) found->measure = std::move(measure);
  return found;
}

}  // namespace nimber
