#include "laws/lost_heaps.hpp"
#include "laws/value_counts.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// Finds lost heaps without values, for the rules that can. Null for others.
std::unique_ptr<OutcomeFinder> find_outcomes(const Rule& rule, std::uint64_t count) {
  Work nothing(0);
  // A formula gives all values at once. Values that repeat are soon known to repeat.
  if (rule.sequence().sequence_ready(max_integer, nothing) == Ready::yes) return nullptr;
  const HeapRule* heaps = rule.sequence().sequence_rule();
  if (rule.sequence().period_theorem() && heaps != nullptr && heaps->uniform_reach())
    return nullptr;
  return rule.sequence().outcome_finder(
      static_cast<std::size_t>(std::min<std::uint64_t>(count, OutcomeFinder::longest)));
}

}  // namespace

LostHeaps::LostHeaps(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : rule_(rule->table_work() > 0 ? renewed(rule) : std::move(rule)),
      count_(count),
      work_(limit),
      values_(rule_, count, limit) {
  if (!rule_->has_sequence()) {
    fail({ErrorCode::no_sequence, 0, {rule_->text()}});
  } else {
    finder_ = find_outcomes(*rule_, count_);
  }
}

void LostHeaps::fail(Error error) {
  failed_ = true;
  error_ = std::move(error);
}

std::vector<std::uint64_t> LostHeaps::take() {
  std::vector<std::uint64_t> out;
  if (finder_) {
    out.assign(finder_->lost().begin() + static_cast<std::ptrdiff_t>(handed_),
               finder_->lost().end());
    handed_ = finder_->lost().size();
  } else {
    out.swap(lost_);
  }
  return out;
}

void LostHeaps::step_finder(std::uint64_t budget) {
  work_.open_step(budget);
  finder_->grow(work_);
  examined_ = work_.examined();
  known_ = finder_->known();
  if (known_ >= count_) return;
  if (known_ >= finder_->count()) {
    fail(unsettled(work_.limit(), Bound::outcomes, known_));
  } else if (work_.limit_reached()) {
    fail(unsettled(work_));
  }
}

/// Settles all heaps where a proven period says that no later heap is lost.
void LostHeaps::skip_won() {
  if (count_ - known_ < least_skipped) return;
  const auto period = proven_period(*rule_);
  if (!period || known_ < period->preperiod + period->period) return;
  if (!lost_again_) {
    lost_again_ = false;
    for (std::uint64_t n = period->preperiod;
         period->saltus == 0 && !*lost_again_ && n < period->preperiod + period->period; ++n)
      lost_again_ = values_.value(n) == 0;
  }
  if (!*lost_again_) known_ = count_;
}

void LostHeaps::step_values(std::uint64_t budget) {
  if (!tried_stretches_) {
    work_.open_step(budget);
    const ValueStretches found = value_stretches(*rule_, count_, work_);
    if (found.ready == Ready::pending && !work_.limit_reached()) return;
    tried_stretches_ = true;
    if (found.ready == Ready::yes) stretches_ = found.starts;
  }
  if (!stretches_.empty()) return step_stretches(budget);
  if (known_ == values_.known()) examined_ = values_.step(budget).examined;
  // A proven period makes all values known in one step.
  const std::uint64_t end = std::min(values_.known(), known_ + std::max<std::uint64_t>(budget, 1));
  for (; known_ < end; ++known_) {
    if (values_.value(known_) == 0) lost_.push_back(known_);
  }
  skip_won();
  if (known_ == values_.known() && values_.error() != nullptr && known_ < count_) {
    failed_ = true;
    error_ = *values_.error();
  }
}

/// Goes on with the stretch that holds heap known_.
void LostHeaps::step_stretches(std::uint64_t budget) {
  const auto after = std::upper_bound(stretches_.begin(), stretches_.end(), known_,
                                      [](Heap n, const auto& start) { return n < start.first; });
  const Heap last = after != stretches_.end() ? after->first : count_;
  if (std::prev(after)->second != 0) {
    known_ = last;
    return;
  }
  const Heap end = std::min(last, known_ + std::max<std::uint64_t>(budget, 1));
  for (; known_ < end; ++known_) lost_.push_back(known_);
}

Progress LostHeaps::step(std::uint64_t budget) {
  if (!failed_ && known_ < count_) {
    if (finder_) {
      step_finder(budget);
    } else {
      step_values(budget);
    }
  }
  return {failed_ || known_ >= count_,
          count_ > 0 ? static_cast<double>(known_) / static_cast<double>(count_) : 1.0, examined_};
}

}  // namespace nimber
