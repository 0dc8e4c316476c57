#include <nimber/rule.hpp>

#include "rules/dice.hpp"
#include "values/nim_sum.hpp"
#include "values/outcomes.hpp"

#include <algorithm>
#include <cstring>

namespace nimber {

std::vector<std::string> number_names(const Rule& rule) {
  const RulePairs* pairs = rule.pairs();
  return pairs != nullptr ? pairs->number_names() : std::vector<std::string>();
}

const RuleTheory& Rule::theory() const {
  static const RuleTheory defaults;
  return defaults;
}

const RuleSequence& Rule::sequence() const {
  static const RuleSequence defaults;
  return defaults;
}

const RuleDisplay& Rule::display() const {
  static const RuleDisplay defaults;
  return defaults;
}

const RuleExercises& Rule::exercises() const {
  static const RuleExercises defaults;
  return defaults;
}

PackedValues RuleSequence::sequence_values(Heap from, std::size_t count) const {
  PackedValues values = room_for(count, 4);
  for (std::size_t i = 0; i < count; ++i) {
    const auto value = static_cast<std::uint32_t>(sequence_value(from + i));
    std::memcpy(values.bytes.data() + 4 * i, &value, 4);
  }
  return values.narrow();
}

std::string Rule::text() const {
  std::string result(game_.name);
  const std::string own = rules();
  if (!own.empty()) result.append("/").append(own);
  return result;
}

void Rule::print_state(const State& state, std::string& out) const {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (i > 0) out.push_back(',');
    append(out, state[i]);
  }
}

std::optional<Move> Rule::find_move(const State& state, std::size_t part, std::uint64_t amount,
                                    std::uint64_t smaller) const {
  if (part >= parts(state)) return std::nullopt;
  std::optional<Move> found;
  std::uint64_t seen = 0;
  each_move(state, part, [&](const Move& move) {
    if (move.amount == amount &&
        (smaller == 0 || (after_count(move.kind) == 2 && move.after[0] == smaller)))
      found = move;
    return !found && ++seen < default_limit;
  });
  return found;
}

std::optional<Move> Rule::find_between(const State& from, const State& to, Work& work) const {
  std::optional<Move> found;
  for (std::size_t part = 0; part < parts(from) && !found && !work.limit_reached(); ++part) {
    const auto look = [&](const Move& move) {
      work.spend();
      if (after(from, move) != to) return !work.limit_reached();
      found = move;
      return false;
    };
    each_move(from, part, MoveSink(work, look));
  }
  return found;
}

std::optional<Move> Rule::move_between(const State& from, const State& to) const {
  Work work;
  return find_between(from, to, work);
}

std::optional<std::uint64_t> Rule::count_moves(const State& state, std::size_t part,
                                               Work& work) const {
  std::uint64_t count = 0;
  const auto look = [&](const Move&) {
    ++count;
    work.spend();
    return !work.limit_reached();
  };
  if (!each_move(state, part, MoveSink(work, look))) return std::nullopt;
  return count;
}

Outcome Beside::with(Value value) const {
  if (infinite > 1) return Outcome::D;
  if (infinite == 0) return total == value ? Outcome::P : Outcome::N;
  return std::binary_search(reached.begin(), reached.end(), total ^ value) ? Outcome::N
                                                                           : Outcome::D;
}

Outcome Beside::with(const std::vector<Value>& others) const {
  if (infinite > 0) return Outcome::D;
  return std::binary_search(others.begin(), others.end(), total) ? Outcome::N : Outcome::D;
}

std::optional<bool> Rule::any_move(const State& state, std::size_t part, Work& work) const {
  bool any = false;
  const auto found = [&](const Move&) {
    any = true;
    return false;
  };
  if (!each_move(state, part, MoveSink(work, found)) && !any) return std::nullopt;
  return any;
}

std::uint64_t Rule::stones(const State& state) const {
  std::uint64_t sum = 0;
  for (const std::uint64_t n : state) sum = n > UINT64_MAX - sum ? UINT64_MAX : sum + n;
  return sum;
}

std::uint64_t scaled(std::uint64_t n, std::uint64_t num, std::uint64_t den) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<Wide>(n) * num / den);
}

State RuleExercises::random_state(Dice& dice, const Extent& extent) const {
  State state(extent.parts);
  for (std::uint64_t& heap : state) heap = dice.from(1, extent.numbers);
  return state;
}

Extent RuleExercises::exercise_extent(unsigned level, bool few) const {
  if (few) return {1, std::uint64_t{40} * level, 0};
  return {level + 1, std::uint64_t{7} * level + 5, 1};
}

State RuleExercises::shrink(const State& state, std::uint64_t num, std::uint64_t den) const {
  State small = state;
  for (std::uint64_t& n : small) n = scaled(n, num, den);
  return small;
}

std::optional<std::vector<std::uint64_t>> RuleTheory::losing_numbers(const State&, std::size_t,
                                                                     bool) const {
  return std::nullopt;
}

std::unique_ptr<OutcomeFinder> RuleSequence::outcome_finder(std::size_t) const { return nullptr; }

Ready RuleTheory::prepare(const State&, Work&) const { return Ready::never; }

void RuleTheory::components(const State&, std::vector<Component>&) const {}

std::string_view RuleTheory::theorem(const State&) const { return ""; }

std::vector<Fact> RuleTheory::facts(const State&, std::optional<std::size_t>,
                                    std::string_view) const {
  return {};
}

void RuleTheory::wins(const State& state, std::size_t part, const Goal& goal,
                      const std::vector<Component>& now, Wins& out, Work& work) const {
  if (moves_ == nullptr) return out.set_incomplete();
  // The rest of the sum: the goal's totals without this term.
  Goal rest = goal;
  rest.total ^= sum_of(now);
  for (const Component& c : now) {
    rest.bigs -= Goal::big(c.value.value_or(0));
    rest.infinite -= c.infinite;
  }
  std::vector<Component> then;
  const auto look = [&](const Move& move) {
    work.spend(now.size());
    then.clear();
    components(moves_->after(state, move), then);
    Goal reached = rest;
    reached.total ^= sum_of(then);
    for (const Component& c : then) {
      reached.bigs += Goal::big(c.value.value_or(0));
      reached.infinite += c.infinite;
    }
    if (reached.infinite == 0 && reached.is_p()) out.add(move);
    return !work.limit_reached();
  };
  if (!moves_->each_move(state, part, MoveSink(work, look))) out.set_incomplete();
}

std::uint64_t RuleTheory::bigs(const std::vector<Component>& components) const {
  std::uint64_t count = 0;
  for (const Component& c : components) count += Goal::big(c.value.value_or(0));
  return count;
}

Ready RuleTheory::prepare_misere(const State&, Work&) const { return Ready::never; }

std::optional<bool> RuleTheory::outcome_is_p(const State&, bool) const { return std::nullopt; }

void RuleTheory::outcome_wins(const State& state, bool misere, Wins& out, Work& work) const {
  if (moves_ == nullptr) return out.set_incomplete();
  for (std::size_t part = 0; part < moves_->parts(state) && !work.limit_reached(); ++part) {
    const auto look = [&](const Move& move) {
      work.spend();
      const auto p = outcome_is_p(moves_->after(state, move), misere);
      if (p == true) out.add(move);
      if (!p) out.set_incomplete();
      return !work.limit_reached();
    };
    if (!moves_->each_move(state, part, MoveSink(work, look))) out.set_incomplete();
  }
  if (work.limit_reached()) out.set_incomplete();
}

}  // namespace nimber
