#include "strategies/strategy_values.hpp"

#include <nimber/notation.hpp>

#include <algorithm>

namespace nimber {

StrategyValues::StrategyValues(Position position, std::size_t most)
    : position_(std::move(position)), most_(most) {
  for (std::size_t i = 0; i < position_.terms.size(); ++i)
    start_.push_back(heaps_of(position_.terms[i], i));
}

std::uint32_t StrategyValues::heap(const RulePtr& rule, State state, std::size_t term) {
  const auto [place, is_new] =
      ids_.emplace(print(Term{rule, state}), static_cast<std::uint32_t>(heaps_.size()));
  if (is_new) {
    Heap& fresh = heaps_.emplace_back();
    fresh.rule = rule;
    fresh.text = &place->first;
    fresh.stones = rule->stones(state);
    fresh.term = term;
    bytes_ += sizeof(Heap) + place->first.size() + 8 * state.size() + 64;
    fresh.state = std::move(state);
  }
  return place->second;
}

std::vector<std::uint32_t> StrategyValues::heaps_of(const Term& term, std::size_t number) {
  if (term.rule->apart() == Rule::Apart::whole) return {heap(term.rule, term.state, number)};
  std::vector<std::uint32_t> out;
  for (std::size_t part = 0; part < term.rule->parts(term.state); ++part)
    out.push_back(heap(term.rule, term.rule->part_alone(term.state, part), number));
  return out;
}

StrategyValues::Status StrategyValues::step(Work& work) {
  while (next_ < heaps_.size()) {
    if (work.limit_reached()) return Status::gave_up;
    if (!work.may_go_on()) return Status::pending;
    if (!list(static_cast<std::uint32_t>(next_), work)) return Status::gave_up;
    ++next_;
  }
  if (valued_) return Status::done;
  if (!give_values()) return Status::gave_up;
  for (const auto& heaps : start_) sum_ ^= value_of(heaps);
  if (sum_ != 0) {
    first_ = first_move(work);
    if (!first_) return Status::gave_up;
  }
  valued_ = true;
  return Status::done;
}

bool StrategyValues::list(std::uint32_t id, Work& work) {
  Position alone;
  alone.terms.push_back({heaps_[id].rule, heaps_[id].state});
  const std::size_t term = heaps_[id].term;
  heaps_[id].moves_from = moves_.size();
  const auto take = [&](Position& to, const std::string& text) {
    Move& move = moves_.emplace_back();
    move.to = text;
    move.heaps = heaps_of(to.terms.front(), term);
    bytes_ += sizeof(Move) + move.to.size() + 4 * move.heaps.size() + 32;
    return heaps_.size() <= most_ && bytes_ <= most_bytes;
  };
  const bool all = each_position_after(alone, work, take);
  too_many_ = heaps_.size() > most_ || bytes_ > most_bytes;
  if (!all || too_many_) return false;
  heaps_[id].moves_to = moves_.size();
  return true;
}

Value StrategyValues::value_of(const std::vector<std::uint32_t>& heaps) const {
  Value sum = 0;
  for (const std::uint32_t id : heaps) sum ^= heaps_[id].value;
  return sum;
}

/// From the heaps without a move up. False where some heap leads to itself.
bool StrategyValues::give_values() {
  std::vector<std::vector<std::uint32_t>> left_by(heaps_.size());
  std::vector<std::size_t> open(heaps_.size(), 0);
  std::vector<std::uint32_t> ready;
  for (std::uint32_t id = 0; id < heaps_.size(); ++id) {
    for (std::size_t i = heaps_[id].moves_from; i < heaps_[id].moves_to; ++i) {
      open[id] += moves_[i].heaps.size();
      for (const std::uint32_t left : moves_[i].heaps) left_by[left].push_back(id);
    }
    if (open[id] == 0) ready.push_back(id);
  }
  std::vector<bool> met;
  for (std::size_t i = 0; i < ready.size(); ++i) {
    Heap& here = heaps_[ready[i]];
    met.assign(here.moves_to - here.moves_from + 1, false);
    for (std::size_t m = here.moves_from; m < here.moves_to; ++m) {
      const Value value = value_of(moves_[m].heaps);
      if (value < met.size()) met[static_cast<std::size_t>(value)] = true;
    }
    here.value = static_cast<Value>(std::find(met.begin(), met.end(), false) - met.begin());
    for (const std::uint32_t heap : left_by[ready[i]]) {
      if (--open[heap] == 0) ready.push_back(heap);
    }
  }
  return ready.size() == heaps_.size();
}

std::optional<std::string> StrategyValues::first_move(Work& work) {
  std::optional<std::string> found;
  const auto take = [&](const PositionMove& move) {
    const Position to = after(position_, move);
    const Value rest = sum_ ^ value_of(start_[move.term]);
    work.spend();
    if ((rest ^ value_of(heaps_of(to.terms[move.term], move.term))) == 0) found = print(to);
    return !found && !work.limit_reached();
  };
  each_move(position_, PositionSink(work, take));
  return found;
}

std::optional<Strategy> StrategyValues::tell() {
  Strategy out;
  out.position = print(position_);
  out.first_wins = sum_ != 0;
  out.first = first_;
  std::vector<std::uint32_t> ids(heaps_.size());
  for (std::uint32_t id = 0; id < ids.size(); ++id) ids[id] = id;
  std::stable_sort(ids.begin(), ids.end(), [&](std::uint32_t a, std::uint32_t b) {
    if (heaps_[a].term != heaps_[b].term) return heaps_[a].term < heaps_[b].term;
    if (heaps_[a].stones != heaps_[b].stones) return heaps_[a].stones < heaps_[b].stones;
    return heaps_[a].state < heaps_[b].state;
  });
  std::size_t bytes = 0;
  for (const std::uint32_t id : ids) {
    const Heap& from = heaps_[id];
    Strategy::HeapValue& entry = out.values.emplace_back();
    entry.term = *from.text;
    entry.value = from.value;
    bytes += entry.term.size() + 32;
    // No value is larger than the number of moves.
    std::vector<const Move*> by(static_cast<std::size_t>(from.value), nullptr);
    for (std::size_t i = from.moves_from; i < from.moves_to; ++i) {
      const Value value = value_of(moves_[i].heaps);
      if (value >= from.value) continue;
      const Move*& first = by[static_cast<std::size_t>(value)];
      if (first == nullptr) first = &moves_[i];
    }
    for (std::size_t value = 0; value < by.size(); ++value) {
      entry.by.emplace_back(value, by[value]->to);
      bytes += by[value]->to.size() + 8;
    }
    if (bytes > limits::strategy_bytes) return std::nullopt;
  }
  return out;
}

}  // namespace nimber
