#include "rules/own/own_pairs.hpp"

#include "rules/own/own_heaps.hpp"
#include "rules/own/own_texts.hpp"
#include "rules/own/own_twin.hpp"
#include "values/nim_sum.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

const Rule* OwnPairs::game() const {
  if (!looked_) {
    looked_ = true;
    said_ = pair_twin_of(written_).value_or(WrittenAs::nothing);
    if (said_ != WrittenAs::nothing) game_ = rule_written_as({said_});
    if (game_ == nullptr) theory_ = pair_theory_of(written_);
  }
  return game_.get();
}

/// Does the game's own table reach as far? What is smaller is reached then too.
bool OwnPairs::in_tables(const State& part) const {
  Work none(0);
  return game()->theory().prepare(part, none) != Ready::never;
}

/// The numbers of a set ascend; a state that is a pair of a table may not.
OwnPart OwnPairs::part_of(const State& state, std::size_t from) const {
  OwnPart out = {static_cast<std::int64_t>(state[from]),
                 static_cast<std::int64_t>(state[from + 1])};
  if (written_.shape().sorted() && out[1] < out[0]) std::swap(out[0], out[1]);
  return out;
}

Ready OwnPairs::prepare_by_theory(const State& state, Work& work) const {
  Ready ready = Ready::yes;
  for (std::size_t i = 0; i < state.size() && ready == Ready::yes; i += 2) {
    const OwnPart part = part_of(state, i);
    if (theory_->has_value(part)) {
      ready = theory_->prepare(part, work);
    } else if (state.size() == 2 && theory_->too_far(part, work.left())) {
      // The theorem tells the outcome at once.
      return Ready::never;
    } else {
      ready = values_.make_known(part, work);
    }
  }
  return ready;
}

Ready OwnPairs::prepare(const State& state, Work& work) const {
  if (theory_ != nullptr) return prepare_by_theory(state, work);
  State largest = {0, 0};
  for (std::size_t i = 0; i < state.size(); i += 2) {
    largest[0] = std::max(largest[0], std::min(state[i], state[i + 1]));
    largest[1] = std::max(largest[1], std::max(state[i], state[i + 1]));
  }
  // One table for all parts, where there can be one.
  if (state.size() > 2 && in_tables(largest)) {
    const Ready all = game()->pairs()->prepare_pairs(largest, work);
    if (all != Ready::never) return all;
  }
  Ready ready = Ready::yes;
  for (std::size_t i = 0; i < state.size() && ready == Ready::yes; i += 2) {
    const State part = {state[i], state[i + 1]};
    if (in_tables(part)) {
      ready = game()->theory().prepare(part, work);
    } else if (has_theorem(state) &&
               (said_ != WrittenAs::up_to_twice || part[0] / 2 > work.left() / part[0])) {
      // The theorem tells the outcome at once. Without it all pairs would be looked at in vain.
      return Ready::never;
    } else {
      ready = values_.make_known(
          {static_cast<std::int64_t>(part[0]), static_cast<std::int64_t>(part[1])}, work);
    }
  }
  return ready;
}

OwnValue OwnPairs::value(const OwnResult& result) const {
  Value total = 0;
  for (const OwnResult::Piece& piece : result.pieces) {
    const OwnValue one = value(piece.part);
    if (!one.number) return {std::nullopt, 0};
    if (piece.copies % 2 != 0) total ^= *one.number;
  }
  return {total, 0};
}

OwnValue OwnPairs::value(const OwnPart& part) const {
  if (theory_ != nullptr)
    return theory_->has_value(part) ? OwnValue{theory_->value(part), 0} : values_.value(part);
  const State pair(part.begin(), part.end());
  if (!in_tables(pair)) return values_.value(part);
  std::vector<Component> components;
  game()->theory().components(pair, components);
  return {sum_of(components)};
}

bool OwnPairs::has_theorem(const State& state) const { return state.size() == 2; }

std::string_view OwnPairs::theorem(const State& state) const {
  if (theory_ != nullptr) return state.size() == 2 ? theory_->theorem(part_of(state)) : "";
  const bool another = is_not_taken_whole(state) && state[1] >= state[0];
  return tame() || !has_theorem(state) || another ? "" : game()->theory().theorem(state);
}

std::vector<Fact> OwnPairs::facts(const State& state, std::string_view code) const {
  if (theorem(state).empty()) return {};
  return theory_ != nullptr ? theory_->facts(part_of(state))
                            : game()->theory().facts(state, std::nullopt, code);
}

bool OwnPairs::lists_options(const State& state) const {
  if (theory_ == nullptr)
    return *std::max_element(state.begin(), state.end()) < OwnHeaps::listed_below || !tame();
  for (std::size_t i = 0; i < state.size(); i += 2) {
    if (!theory_->lists_options(part_of(state, i))) return false;
  }
  return true;
}

/// That of a part of a tame game, alone.
Goal OwnPairs::goal_of(const State& part, bool misere) const {
  std::vector<Component> components;
  game()->theory().components(part, components);
  return {misere, sum_of(components), game()->theory().bigs(components)};
}

std::optional<bool> OwnPairs::outcome_is_p(const State& state, bool misere) const {
  if (theory_ != nullptr)
    return state.size() == 2 && !misere ? theory_->lost(part_of(state)) : std::nullopt;
  if (!has_theorem(state)) return std::nullopt;
  if (tame()) return goal_of(state, misere).is_p();
  if (!misere && is_not_taken_whole(state)) return true;
  return game()->theory().outcome_is_p(state, misere);
}

void OwnPairs::wins_by_value(const State& part, const Goal& goal, Wins& out, Work& work) const {
  std::vector<Component> components;
  game()->theory().components(part, components);
  for (std::size_t i = 0; i < game()->parts(part); ++i)
    game()->theory().wins(part, i, goal, components, out, work);
}

/// Adds the game's moves as moves of the written rule. False where the game did not list them all.
bool OwnPairs::take_over(const State& part, Wins& found, const std::string& behind, Wins& out,
                         FunctionRef<Move(State)> move) const {
  if (!found.complete() || found.total() != found.listed().size()) return false;
  std::vector<State> left;
  for (const Move& one : found.listed()) {
    State now = game()->after(part, one);
    if (said_ == WrittenAs::up_to_twice) {
      if (one.amount > max_integer / 2) continue;  // no move: twice that can't be written
      now = {now[0], 2 * one.amount};
    }
    if (written_.shape().sorted()) std::sort(now.begin(), now.end());
    left.push_back(std::move(now));
  }
  sort_by_text(left, behind);
  left.erase(std::unique(left.begin(), left.end()), left.end());
  for (State& now : left) out.add(move(std::move(now)));
  return true;
}

void OwnPairs::outcome_wins(const State& state, bool misere, Wins& out, Work& work,
                            FunctionRef<Move(State)> move) const {
  if (theory_ != nullptr) return theory_->moves_to_lost({state, ""}, out, move);
  Wins found;
  if (tame()) {
    wins_by_value(state, goal_of(state, misere), found, work);
  } else {
    game()->theory().outcome_wins(state, misere, found, work);
  }
  if (!take_over(state, found, "", out, move)) out.set_incomplete();
}

bool OwnPairs::wins(const State& part, const Goal& goal, const std::string& behind, Wins& out,
                    Work& work, FunctionRef<Move(State)> move) const {
  if (theory_ != nullptr) {
    if (!theory_->has_value(part_of(part))) return false;
    const Value old = theory_->value(part_of(part));
    return theory_->wins({part, behind}, goal.total ^ old, out, work, move);
  }
  if (!in_tables(part)) return false;
  Wins found;
  wins_by_value(part, goal, found, work);
  return take_over(part, found, behind, out, move);
}

std::optional<std::vector<std::uint64_t>> OwnPairs::losing_numbers(const State& state,
                                                                   std::size_t number,
                                                                   bool misere) const {
  if (state.size() != 2 || theory_ != nullptr) return std::nullopt;
  if (!tame()) return game()->theory().losing_numbers(state, number, misere);
  const std::uint64_t other = state[1 - number];
  return std::vector<std::uint64_t>{misere && other < 2 ? 1 - other : other};
}

}  // namespace nimber
