#include "rules/own/own_heaps.hpp"

#include "rules/own/own_texts.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Without a theorem of its own, a condition is looked at no faster there.
bool helps(const OwnTwin& twin, const Rule& rule) {
  return twin.game != WrittenAs::predicate || rule.sequence().period_theorem() ||
         rule.heap_rule()->tame();
}

}  // namespace

const HeapRule* OwnHeaps::game() const {
  if (!looked_) {
    looked_ = true;
    twin_ = twin_of(written_);
    if (twin_) game_ = rule_written_as(*twin_);
    if (game_ != nullptr && (game_->heap_rule() == nullptr || !helps(*twin_, *game_)))
      game_ = nullptr;
  }
  return game_ != nullptr ? game_->heap_rule() : nullptr;
}

/// An option of the game as the written rule leaves it.
State OwnHeaps::left_by(const HeapOption& option) const {
  if (option.pieces == 2) return {option.a, option.b};
  const State one = {option.pieces == 1 ? option.b : 0};
  const auto& amounts = twin_->beside_empty;
  const bool beside = std::binary_search(amounts.begin(), amounts.end(), option.amount);
  return beside ? State{0, one[0]} : one;
}

bool OwnHeaps::winning_options(Heap n, const Goal& goal, const std::string& behind, Wins& out,
                               Work& work, FunctionRef<Move(State)> move) const {
  if (!twin_->ordered) return false;
  Wins found;
  game()->winning_options(n, 0, goal, found, work);
  if (!found.complete()) return false;
  std::vector<State> states;
  if (found.total() == found.listed().size()) {
    for (const Move& one : found.listed()) {
      const bool split = after_count(one.kind) == 2;
      states.push_back(left_by(split ? HeapOption{one.amount, 2, one.after[0], one.after[1]}
                                     : HeapOption::taking(one.amount, one.after[0])));
    }
    sort_by_text(states, behind);
  } else {
    list_by_text(n, goal, behind, work, [&](State state) { states.push_back(std::move(state)); });
    if (states.size() < max_listed) return false;
  }
  for (State& state : states) out.add(move(std::move(state)));
  out.count(found.total() - states.size());
  return true;
}

bool OwnHeaps::wins(const Goal& goal, Value old, const OwnResult& left) const {
  Value total = goal.total ^ old;
  std::uint64_t bigs = goal.bigs - static_cast<std::uint64_t>(Goal::big(old));
  for (const OwnResult::Piece& piece : left.pieces) {
    const Value value = game()->value(static_cast<Heap>(piece.part[0]));
    if (piece.copies % 2 != 0) total ^= value;
    if (Goal::big(value)) bigs += static_cast<std::uint64_t>(piece.copies);
  }
  return goal.is_p(total, bigs);
}

/// Goes through the numbers that can stand first, in the order of their texts, until enough winning
/// options are found.
void OwnHeaps::list_by_text(Heap n, const Goal& goal, const std::string& behind, Work& work,
                            FunctionRef<void(State)> found) const {
  const HeapRule& rule = *game();
  const Value old = rule.value(n);
  std::vector<Heap> amounts;  // after which two heaps may be left
  if (rule.splits()) {
    const Heap last = rule.uniform_reach().value_or(0);
    for (Heap k = 0; k <= std::min(n, last); ++k) amounts.push_back(k);
  }
  const auto wins = [&](const HeapOption& option) {
    if (!rule.legal(n, option)) return false;
    return option.pieces == 2 ? goal.wins(old, rule.value(option.a), rule.value(option.b))
                              : goal.wins(old, rule.value(option.b));
  };
  std::size_t count = 0;
  std::vector<Heap> next;  // numbers whose own texts and longer ones are still to come
  for (Heap digit = 10; digit-- > 0;) next.push_back(digit);
  while (!next.empty() && count < max_listed && !work.limit_reached()) {
    work.spend(1 + amounts.size());
    const Heap first = next.back();
    next.pop_back();
    if (first > n) continue;
    std::vector<State> here;
    const auto look = [&](const HeapOption& option) {
      State left = left_by(option);
      if (left[0] == first && wins(option)) here.push_back(std::move(left));
    };
    look(HeapOption::taking(n - first, first));
    for (const Heap amount : amounts) {
      const Heap rest = n - amount;
      if (first == 0) look(HeapOption::taking(amount, rest));
      if (first > 0 && first <= rest / 2) look({amount, 2, first, rest - first});
    }
    sort_by_text(here, behind);
    here.erase(std::unique(here.begin(), here.end()), here.end());
    for (State& state : here) {
      if (count++ < max_listed) found(std::move(state));
    }
    if (first == 0 || first > max_integer / 10) continue;
    for (Heap digit = 10; digit-- > 0;) next.push_back(10 * first + digit);
  }
}

}  // namespace nimber
