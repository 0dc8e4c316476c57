#include "search/compound_search.hpp"

#include <nimber/heap_rule.hpp>
#include "rules/compound_moves.hpp"

#include <algorithm>

namespace nimber {

// -- PartNumbers
// -------------------------------------------------------------------------------------------------

PartNumbers::PartNumbers(RulePtr rule, Ask ask, std::size_t most)
    : rule_(std::move(rule)), ask_(ask), most_(most) {}

std::uint32_t PartNumbers::new_id() {
  numbers_.push_back(unknown);
  full_ = full_ || numbers_.size() > most_;
  return static_cast<std::uint32_t>(numbers_.size() - 1);
}

std::uint32_t PartNumbers::id_of(Heap heap) {
  const auto [at, fresh] = heaps_.emplace(heap, 0);
  if (fresh) {
    at->second = new_id();
    heap_of_.push_back(heap);
    state_of_.push_back(nullptr);
  }
  return at->second;
}

std::uint32_t PartNumbers::id_of(const State& part) {
  if (part.size() == 1) return id_of(part.front());
  const auto [at, fresh] = states_.emplace(part, 0);
  if (fresh) {
    at->second = new_id();
    heap_of_.push_back(0);
    state_of_.push_back(&at->first);
  }
  return at->second;
}

std::uint32_t PartNumbers::join(std::uint32_t a, std::uint32_t b) const {
  if (a == nothing) return b;
  if (b == nothing) return a;
  return ask_ == Ask::remoteness ? std::min(a, b) : std::max(a, b);
}

void PartNumbers::take(std::uint32_t number) {
  any_ = true;
  if (number == nothing) number = 0;
  std::uint32_t& best = number % 2 == 0 ? best_even_ : best_odd_;
  // The winner of suspense waits, the loser hurries; with remoteness the other way round.
  const bool largest = (ask_ == Ask::suspense) == (number % 2 == 0);
  best = best == unknown ? number : largest ? std::max(best, number) : std::min(best, number);
}

bool PartNumbers::look(std::uint32_t id, Work& work) {
  any_ = missing_ = false;
  best_even_ = best_odd_ = unknown;
  const auto meet = [&](std::uint32_t joined, std::uint32_t child) {
    const std::uint32_t number = numbers_[child];
    if (number == open) looped_ = true;
    if (number == unknown) {
      waiting_.push_back(child);
      missing_ = true;
    }
    return number >= open ? joined : join(joined, number);
  };
  const auto stop = [&] {
    work.spend();
    if (looped_) work.stop_at(Bound::compound_circles);
    if (full_) work.stop_at(Bound::parts, most_);
    if (waiting_.size() > max_waiting) work.stop_at(Bound::parts, numbers_.size());
    return looped_ || full_ || work.limit_reached() || waiting_.size() > max_waiting;
  };
  const HeapRule* const heaps = rule_->heap_rule();
  if (heaps != nullptr) {
    const auto take_option = [&](const HeapOption& option) {
      std::uint32_t joined = nothing;
      if (option.pieces == 2) joined = meet(joined, id_of(option.a));
      joined = meet(joined, id_of(option.pieces == 0 ? Heap{0} : option.b));
      varies_ = varies_ || option.pieces == 2;
      take(joined);
      return !stop();
    };
    return heaps->each_option(heap_of_[id], OptionSink(work, take_option));
  }
  const State part = state_of_[id] != nullptr ? *state_of_[id] : State{heap_of_[id]};
  for (std::size_t p = 0; p < rule_->parts(part); ++p) {
    const auto take_move = [&](const Move& move) {
      const std::vector<State> left = parts_of(*rule_, rule_->after(part, move));
      std::uint32_t joined = nothing;
      for (const State& one : left) joined = meet(joined, id_of(one));
      varies_ = varies_ || left.size() != 1;
      vanishes_ = vanishes_ || left.empty();
      take(joined);
      return !stop();
    };
    if (!rule_->each_move(part, p, MoveSink(work, take_move))) return false;
  }
  return true;
}

Solver::Status PartNumbers::find(const State& part, Work& work) {
  const std::uint32_t wanted = id_of(part);
  if (waiting_.empty() && numbers_[wanted] == unknown) waiting_.push_back(wanted);
  while (!waiting_.empty()) {
    const std::uint32_t id = waiting_.back();
    if (numbers_[id] < nothing) {
      waiting_.pop_back();
      continue;
    }
    if (!work.may_go_on() && !work.limit_reached()) return Solver::Status::pending;
    numbers_[id] = open;
    if (!look(id, work)) return Solver::Status::gave_up;
    if (missing_) continue;
    numbers_[id] = !any_                   ? 0
                   : best_even_ != unknown ? ask_ == Ask::outcome ? 1 : best_even_ + 1
                   : ask_ == Ask::outcome  ? 0
                                           : best_odd_ + 1;
    waiting_.pop_back();
  }
  return Solver::Status::done;
}

std::uint32_t PartNumbers::number(const State& part) const {
  if (part.size() == 1) return numbers_[heaps_.at(part.front())];
  return numbers_[states_.at(part)];
}

std::uint32_t PartNumbers::number(const std::vector<State>& parts) const {
  std::uint32_t joined = nothing;
  for (const State& part : parts) joined = join(joined, number(part));
  return joined == nothing ? 0 : joined;
}

// -- CompoundSearch
// -------------------------------------------------------------------------------------------------

CompoundSearch::CompoundSearch(std::vector<RulePtr> rules, Compound compound, std::uint64_t most,
                               std::size_t most_known)
    : rules_(std::move(rules)), compound_(compound), most_(most), most_known_(most_known) {}

std::uint32_t CompoundSearch::part_id(std::size_t rule, const State& state) {
  const auto [at, fresh] = part_ids_.emplace(std::pair(rule, state), 0);
  if (fresh) {
    at->second = static_cast<std::uint32_t>(parts_.size());
    parts_.push_back(&*at);
    part_options_.emplace_back();
    part_known_.push_back(0);
  }
  return at->second;
}

std::uint32_t CompoundSearch::sum_id(Sum sum) {
  std::sort(sum.begin(), sum.end());
  const auto [at, fresh] = sum_ids_.emplace(std::move(sum), 0);
  if (fresh) {
    at->second = static_cast<std::uint32_t>(sums_.size());
    sums_.push_back(&at->first);
    results_.push_back(unseen);
  }
  return at->second;
}

const std::vector<CompoundSearch::Sum>& CompoundSearch::options_of(std::uint32_t part, Work& work) {
  if (part_known_[part] != 0) return part_options_[part];
  part_known_[part] = 1;
  // clang 14 lets no lambda take hold of a structured binding.
  const auto number = parts_[part]->first.first;
  const State state = parts_[part]->first.second;
  const Rule& rule = *rules_[number];
  std::vector<Sum> options;
  for (std::size_t p = 0; p < rule.parts(state); ++p) {
    const auto take = [&](const Move& move) {
      Sum left;
      for (const State& one : parts_of(rule, rule.after(state, move)))
        left.push_back(part_id(number, one));
      options.push_back(std::move(left));
      work.spend();
      if (parts_.size() > most_known_) work.stop_at(Bound::parts, most_known_);
      return !work.limit_reached() && parts_.size() <= most_known_;
    };
    if (!rule.each_move(state, p, MoveSink(work, take))) gave_up_ = true;
  }
  part_options_[part] = std::move(options);
  return part_options_[part];
}

void CompoundSearch::start(const std::vector<State>& states) {
  Sum sum;
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (const State& part : parts_of(*rules_[i], states[i])) sum.push_back(part_id(i, part));
  }
  // One part is one level of recursion.
  too_many_parts_ = sum.size() > max_parts;
  gave_up_ = gave_up_ || too_many_parts_;
  stack_.clear();
  first_ = sum_id(std::move(sum));
  if (results_[first_] == unseen) stack_.push_back({first_, {}, SIZE_MAX});
}

/// Chooses for the parts from `at` on; false where the work is used up.
bool CompoundSearch::extend(const Sum& sum, std::size_t at, std::uint64_t left, Sum& then,
                            bool moved, std::vector<std::uint32_t>& out, Work& work) {
  if (at == sum.size()) {
    if (moved) {
      out.push_back(sum_id(then));
      work.spend();
    }
    if (sums_.size() > most_known_) work.stop_at(Bound::positions, most_known_);
    return !work.limit_reached() && !gave_up_ && sums_.size() <= most_known_;
  }
  const std::size_t length = then.size();
  const bool ended = options_of(sum[at], work).empty();
  const bool must = compound_ == Compound::every || compound_ == Compound::first;
  if (ended || !must) {
    if (!ended) then.push_back(sum[at]);
    if (!extend(sum, at + 1, left, then, moved, out, work)) return false;
    then.resize(length);
  }
  if (ended || left == 0) return true;
  for (std::size_t i = 0; i < part_options_[sum[at]].size(); ++i) {
    for (const std::uint32_t part : Sum(part_options_[sum[at]][i])) then.push_back(part);
    if (!extend(sum, at + 1, left - 1, then, true, out, work)) return false;
    then.resize(length);
  }
  return true;
}

bool CompoundSearch::expand(std::uint32_t sum, std::vector<std::uint32_t>& out, Work& work) {
  const Sum parts = *sums_[sum];
  if (compound_ == Compound::first) {
    for (const std::uint32_t part : parts) {
      if (options_of(part, work).empty()) return !gave_up_;
    }
  }
  Sum then;
  const std::uint64_t most = compound_ == Compound::most ? most_ : UINT64_MAX;
  return extend(parts, 0, most, then, false, out, work);
}

Solver::Status CompoundSearch::step(Work& work) {
  if (too_many_parts_) work.stop_at(Bound::sum_parts, max_parts);
  while (!stack_.empty()) {
    if (gave_up_ || work.limit_reached()) return Solver::Status::gave_up;
    if (!work.may_go_on()) return Solver::Status::pending;
    Frame& frame = stack_.back();
    if (frame.next == SIZE_MAX) {
      results_[frame.sum] = on_the_way;
      std::vector<std::uint32_t> options;
      if (!expand(frame.sum, options, work)) {
        gave_up_ = true;
        return Solver::Status::gave_up;
      }
      frame.options = std::move(options);
      frame.next = 0;
    }
    std::uint8_t result = lost;
    bool waits = false;
    for (; frame.next < frame.options.size(); ++frame.next) {
      const std::uint32_t option = frame.options[frame.next];
      if (results_[option] == lost) {
        result = won;
        break;
      }
      if (results_[option] == on_the_way) {
        work.stop_at(Bound::compound_circles);
        gave_up_ = true;
        return Solver::Status::gave_up;
      }
      if (results_[option] == unseen) {
        waits = true;
        stack_.push_back({option, {}, SIZE_MAX});
        break;
      }
    }
    if (waits) continue;
    // Only where label() found draws.
    if (result == lost && !listed_.empty() &&
        std::any_of(frame.options.begin(), frame.options.end(),
                    [&](std::uint32_t option) { return results_[option] == drawn; }))
      result = drawn;
    results_[frame.sum] = result;
    stack_.pop_back();
  }
  return Solver::Status::done;
}

Outcome CompoundSearch::outcome() const {
  if (results_[first_] == drawn) return Outcome::D;
  return results_[first_] == won ? Outcome::N : Outcome::P;
}

Solver::Status CompoundSearch::label(Work& work) {
  if (listed_.empty()) {
    stack_.clear();
    gave_up_ = false;
    std::replace(results_.begin(), results_.end(), std::uint8_t{on_the_way}, std::uint8_t{unseen});
    listed_.push_back(first_);
  }
  while (listed_options_.size() < listed_.size()) {
    if (gave_up_ || work.limit_reached()) return Solver::Status::gave_up;
    if (!work.may_go_on()) return Solver::Status::pending;
    std::vector<std::uint32_t> options;
    if (!expand(listed_[listed_options_.size()], options, work)) {
      gave_up_ = true;
      return Solver::Status::gave_up;
    }
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
    options_listed_ += options.size();
    if (options_listed_ > max_listed_options) {
      work.stop_at(Bound::positions, sums_.size());
      gave_up_ = true;
      return Solver::Status::gave_up;
    }
    listed_at_.resize(sums_.size(), 0);
    listed_at_[first_] = 1;
    for (const std::uint32_t option : options) {
      if (listed_at_[option] != 0) continue;
      listed_.push_back(option);
      listed_at_[option] = static_cast<std::uint32_t>(listed_.size());
    }
    listed_options_.push_back(std::move(options));
  }
  label_listed();
  return Solver::Status::done;
}

/// Lost is who has won options only, won who has a lost one, each found from the ends back; what is
/// left is drawn.
void CompoundSearch::label_listed() {
  std::vector<std::vector<std::uint32_t>> before(listed_.size());
  std::vector<std::size_t> open(listed_.size());
  std::vector<std::uint32_t> settled;
  const auto settle = [&](std::uint32_t at, std::uint8_t result) {
    results_[listed_[at]] = result;
    settled.push_back(at);
  };
  for (const std::uint32_t sum : listed_) results_[sum] = drawn;
  for (std::uint32_t i = 0; i < listed_.size(); ++i) {
    open[i] = listed_options_[i].size();
    for (const std::uint32_t option : listed_options_[i])
      before[listed_at_[option] - 1].push_back(i);
    if (open[i] == 0) settle(i, lost);
  }
  for (std::size_t next = 0; next < settled.size(); ++next) {
    const std::uint32_t at = settled[next];
    const bool is_lost = results_[listed_[at]] == lost;
    for (const std::uint32_t from : before[at]) {
      if (results_[listed_[from]] != drawn) continue;
      if (is_lost) {
        settle(from, won);
      } else if (--open[from] == 0) {
        settle(from, lost);
      }
    }
  }
}

}  // namespace nimber
