#include "laws/patterns/conjecture.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/patterns/common_period.hpp"
#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/split_proof.hpp"
#include "laws/patterns/stretch_proof.hpp"
#include "laws/patterns/theorem_proof.hpp"
#include "values/numbers.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// As max_proof, for the sum of a pair. 18 million pairs have a smaller sum.
constexpr std::uint64_t max_pair_sum = 6'000;
/// What finding out why one heap has no value may cost.
constexpr std::uint64_t single_look = 1'000'000;

}  // namespace

std::string_view text(Conjecture::Verdict verdict) {
  switch (verdict) {
#define NIMBER_VERDICT_WORD(name) \
  case Conjecture::Verdict::name: return #name;
    NIMBER_VERDICTS(NIMBER_VERDICT_WORD)
#undef NIMBER_VERDICT_WORD
  }
  return "";
}

Conjecture::Conjecture(RulePtr rule, Guess guess, std::uint64_t heaps, std::uint64_t options)
    : rule_(std::move(rule)), guess_(std::move(guess)), work_(options) {
  heaps_ = std::min<std::uint64_t>(heaps, guess_.two_heaps ? max_integer : max_proof);
  end_ = guess_.two_heaps ? isqrt(heaps_) : heaps_;
  if (end_ <= guess_.from) end_ = guess_.from + 1;
  if (!guess_.recursive()) {
    a_ = guess_.from;
    answer_.checked = guess_.from;
  } else {
    end_ = std::min(end_, guess_.two_heaps ? max_recursive_sum : max_proof);
  }
  theorem_ = rule_->sequence().period_theorem();
  repetition_ = guess_.two_heaps ? guess_.expression.repetition_of_pair(1, 2)
                                 : guess_.expression.repetition(0);
  if (guess_.recursive() && !guess_.two_heaps)
    repetition_ = guess_.expression.repetition_by_window(window_);
  if (guess_.two_heaps && rule_->heap_rule() == nullptr) {
    // One table for all of them.
    end_ = std::min<std::uint64_t>(end_, 2000);
  }
}

std::size_t Conjecture::place(std::uint64_t a, std::uint64_t b, bool two) {
  // Sums are below max_recursive_sum, single heaps below the largest table's.
  return static_cast<std::size_t>(two ? (a + b) * (a + b + 1) / 2 + a : a);
}

void Conjecture::remember(std::int64_t guessed) {
  const std::size_t here = place(a_, b_, guess_.two_heaps);
  if (here == remembered_.size()) remembered_.push_back(guessed);
}

std::optional<std::int64_t> Conjecture::guessed_here() const {
  const std::int64_t variables[3] = {static_cast<std::int64_t>(a_), static_cast<std::int64_t>(a_),
                                     static_cast<std::int64_t>(b_)};
  if (!guess_.recursive()) return guess_.expression.value(variables);
  const auto self = [&](std::int64_t e, std::int64_t f, bool two) -> std::optional<std::int64_t> {
    const auto sum = static_cast<std::int64_t>(a_ + b_);
    if (e < 0 || f < 0 || e > sum || f > sum) return std::nullopt;
    const std::size_t at = place(static_cast<std::uint64_t>(e), static_cast<std::uint64_t>(f), two);
    // All before the heaps at hand were looked at, and none of them is undefined.
    return at < std::min(remembered_.size(), place(a_, b_, guess_.two_heaps))
               ? std::optional(remembered_[at])
               : std::nullopt;
  };
  return guess_.expression.value_by(variables, self);
}

Ready Conjecture::look(std::optional<Value>& value, std::optional<bool>& lost) {
  if (!guess_.two_heaps) {
    const TableWork counted(*rule_, work_);
    const Ready ready = rule_->sequence().sequence_ready(a_, work_);
    if (ready == Ready::yes) value = rule_->sequence().sequence_value(a_);
    if (ready == Ready::never && rule_->loops() && is_endless()) stop_here(true);
    return ready;
  }
  if (!pairs_) {
    // The table is for a single pair where a theorem has told the outcomes of all before it; else
    // for all pairs.
    pairs_.emplace(rule_, one_value_ ? a_ : end_ - 1, one_value_ ? b_ : end_ - 1);
  }
  if (guess_.kind != Guess::Kind::value && !one_value_) {
    lost = pairs_->lost_by_theorem(a_, b_);
    if (lost) return Ready::yes;
  }
  const PairValues::Look look = pairs_->look(a_, b_, work_);
  if (look == PairValues::Look::pending) return Ready::pending;
  if (look == PairValues::Look::value) {
    value = pairs_->value();
    return Ready::yes;
  }
  stop_here(look == PairValues::Look::endless);
  return Ready::never;
}

void Conjecture::stop_here(bool endless) {
  // Where the limit ended the work, the answer names the limit.
  if (!endless && work_.limit_reached()) return;
  Stop stop;
  stop.heaps = {a_};
  if (guess_.two_heaps) stop.heaps.push_back(b_);
  stop.endless = endless;
  answer_.stop = std::move(stop);
}

bool Conjecture::is_endless() const {
  const auto state = rule_->sequence().heap_state(a_);
  Work work(single_look);
  work.open_step(single_look);
  const TableWork counted(*rule_, work);
  if (!state || rule_->theory().prepare(*state, work) != Ready::yes) return false;
  std::vector<Component> components;
  rule_->theory().components(*state, components);
  return std::any_of(components.begin(), components.end(),
                     [](const Component& component) { return component.infinite; });
}

bool Conjecture::refutes(std::optional<Value> value, std::optional<bool> lost) {
  const auto guessed = guessed_here();
  if (guessed && guess_.recursive()) remember(*guessed);
  bool right = false;
  if (guessed && guess_.kind == Guess::Kind::value) {
    right = *guessed >= 0 && static_cast<Value>(*guessed) == *value;
  } else if (guessed) {
    const bool is_lost = lost ? *lost : *value == 0;
    right = (*guessed != 0) == (guess_.kind == Guess::Kind::lost ? is_lost : !is_lost);
  }
  if (right) return false;
  if (!value) {
    one_value_ = true;
    pairs_.reset();
    return false;
  }
  Counterexample found;
  found.heaps = {a_};
  if (guess_.two_heaps) found.heaps.push_back(b_);
  found.value = *value;
  found.guessed = guessed;
  answer_.counterexample = std::move(found);
  answer_.verdict = Verdict::refuted;
  return true;
}

void Conjecture::next() {
  if (!guess_.two_heaps || b_ == 0) {
    b_ = a_ + 1;
    a_ = guess_.two_heaps ? 0 : b_;
    if (!guess_.two_heaps) b_ = 0;
    answer_.checked = guess_.two_heaps ? b_ : a_;
    return;
  }
  ++a_;
  --b_;
}

std::uint64_t Conjecture::needed_for_proof() const {
  if (!repetition_) return UINT64_MAX;
  auto period = known_period(*rule_, theorem_);
  if (!period) return UINT64_MAX;
  const bool grows = period->saltus > 0;
  // No sum here reaches 2^64. A guess repeats from 10^12 on at the latest and begins at 10^18 or
  // before. A closed period is at most 2 * 10^18, with preperiod 1. A period that was found fits a
  // table. The common period is at most max_proof + 1.
  std::uint64_t from = std::max({repetition_->from, period->preperiod, guess_.from});
  std::uint64_t p = period->period;
  if (guess_.kind != Guess::Kind::value && grows) {
    // Values that grow by the saltus are never 0 after one period.
    from += p;
    p = 1;
  }
  const std::uint64_t both = common_period(p, repetition_->period);
  if (guess_.recursive()) {
    // If the window before n - both lies in what repeats, the guess makes its numbers for n and for
    // n - both from the same numbers (docs/theorems.md, "Guesses").
    if (grows && guess_.kind == Guess::Kind::value) return UINT64_MAX;
    if (window_ > max_proof || both > max_proof || from > max_proof) return UINT64_MAX;
    return from + window_ + both;
  }
  if (guess_.two_heaps) {
    // Both the values and the guess repeat in each of the two heaps. So what is equal for all a, b
    // below from + both is equal for all. Sums of such a and b are at most twice that, less 2.
    if (grows || rule_->heap_rule() == nullptr || from > max_pair_sum || both > max_pair_sum)
      return UINT64_MAX;
    const std::uint64_t sums = 2 * (from + both) - 1;
    return sums <= max_pair_sum ? sums : UINT64_MAX;
  }
  // Both must be equal over one common period. Where they grow, they must be equal over a second
  // one, which shows that they grow alike.
  return from + (grows || repetition_->slope != 0 ? 2 : 1) * both;
}

Progress Conjecture::step(std::uint64_t budget) {
  work_.open_step(budget);
  while (!done_ && work_.may_go_on()) {
    const std::uint64_t sum = guess_.two_heaps ? a_ + b_ : a_;
    if (sum >= end_) {
      const std::uint64_t needed = extended_ ? 0 : needed_for_proof();
      extended_ = true;
      if (needed > end_ && needed <= max_proof) {
        end_ = needed;
        pairs_.reset();
        continue;
      }
      finish();
      break;
    }
    if (!guess_.two_heaps && a_ == early_look && !looked_early_) {
      looked_early_ = true;
      if (proven_by_splits(*rule_, guess_, a_)) {
        finish();
        break;
      }
    }
    std::optional<Value> value;
    std::optional<bool> lost;
    const Ready ready = look(value, lost);
    if (ready == Ready::never) finish();
    if (ready != Ready::yes) break;
    // A long guess costs as much as several options do.
    work_.spend(1 + guess_.expression.cost() / 8);
    if (!guess_.two_heaps && a_ < guess_.from) {
      // Below the start of the guess, g(e) is what the rule says.
      const bool is_lost = *value == 0;
      remember(guess_.kind == Guess::Kind::value  ? static_cast<std::int64_t>(*value)
               : guess_.kind == Guess::Kind::lost ? is_lost
                                                  : !is_lost);
      next();
      continue;
    }
    if (refutes(value, lost)) {
      done_ = true;
      result_ = answer_;
      break;
    }
    if (!one_value_) next();
  }
  if (!done_ && work_.limit_reached()) finish();
  return {done_, done_ ? 1.0 : static_cast<double>(answer_.checked) / static_cast<double>(end_),
          work_.examined()};
}

void Conjecture::finish() {
  done_ = true;
  if (answer_.checked <= guess_.from) {
    const bool endless = answer_.stop && answer_.stop->endless;
    result_ = endless ? unsettled(work_.limit(), Bound::circles)
                      : unsettled(work_, Bound::values, answer_.checked);
    return;
  }
  if (answer_.checked >= needed_for_proof()) {
    answer_.verdict = Verdict::proven;
    answer_.theorem = "period";
    answer_.rule_period = known_period(*rule_, theorem_);
    answer_.guess_period = repetition_;
    // A guess that is made of its own numbers repeats as they do.
    if (guess_.recursive())
      answer_.guess_period =
          Repetition{answer_.rule_period->preperiod, answer_.rule_period->period, 0};
  } else if (!guess_.two_heaps) {
    look_beyond();
  } else if (const auto known = rule_->pairs()->lost_pairs();
             known && guess_.kind == Guess::Kind::lost &&
             guess_.expression.text() == known->condition) {
    answer_.verdict = Verdict::proven;
    answer_.theorem = known->theorem;
    answer_.by_outcome = true;
  } else if (const auto values = rule_->pairs()->values_of_pairs();
             values && guess_.kind == Guess::Kind::value &&
             guess_.expression.text() == values->value) {
    answer_.verdict = Verdict::proven;
    answer_.theorem = values->theorem;
  }
  if (answer_.verdict != Verdict::holds) answer_.stop.reset();
  result_ = answer_;
}

void Conjecture::look_beyond() {
  answer_.by_splits = proven_by_splits(*rule_, guess_, answer_.checked);
  const bool recursion =
      !answer_.by_splits && proven_by_restriction(*rule_, guess_, answer_.checked);
  answer_.by_rule = !answer_.by_splits && !recursion && proven_by_theorem(*rule_, guess_);
  if (answer_.by_splits || recursion || answer_.by_rule) {
    answer_.verdict = Verdict::proven;
    answer_.theorem = "induction";
    return;
  }
  const auto stretches = stretches_of_rule(*rule_);
  if (!stretches) return;
  const StretchVerdict said = check_on_stretches(guess_, *stretches);
  if (said.kind == StretchVerdict::Kind::proven) {
    answer_.verdict = Verdict::proven;
    answer_.theorem = "induction";
    answer_.stretches = stretches->size();
  } else if (said.kind == StretchVerdict::Kind::refuted) {
    answer_.verdict = Verdict::refuted;
    answer_.counterexample = Counterexample{{said.heap}, said.value, said.guessed};
  }
}

}  // namespace nimber
