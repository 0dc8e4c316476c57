#include "laws/lost_heaps.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// The way without values, for the rules that have one.
std::unique_ptr<OutcomeFinder> find_outcomes(const Rule& rule, std::uint64_t count) {
  Work nothing(0);
  // A formula has all values at once; what repeats is soon known to repeat.
  if (rule.sequence_ready(max_integer, nothing) == Ready::yes) return nullptr;
  const HeapRule* heaps = rule.heap_rule();
  if (rule.period_theorem() && heaps != nullptr && heaps->uniform_reach()) return nullptr;
  return rule.outcome_finder(
      static_cast<std::size_t>(std::min<std::uint64_t>(count, OutcomeFinder::longest)));
}

}  // namespace

LostHeaps::LostHeaps(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : rule_(std::move(rule)), count_(count), work_(limit), values_(rule_, count, limit) {
  if (!rule_->has_sequence()) {
    fail(ErrorCode::no_sequence, rule_->text());
  } else {
    finder_ = find_outcomes(*rule_, count_);
  }
}

void LostHeaps::fail(ErrorCode code, std::string arg) {
  failed_ = true;
  error_ = {code, 0, {std::move(arg)}};
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
    fail(ErrorCode::unsettled, std::to_string(known_));
  } else if (work_.limit_reached()) {
    fail(ErrorCode::unsettled, std::to_string(work_.limit()));
  }
}

void LostHeaps::step_values(std::uint64_t budget) {
  if (known_ == values_.known()) examined_ = values_.step(budget).examined;
  // A proven period makes all values known in one step.
  const std::uint64_t end = std::min(values_.known(), known_ + std::max<std::uint64_t>(budget, 1));
  for (; known_ < end; ++known_) {
    if (values_.value(known_) == 0) lost_.push_back(known_);
  }
  if (known_ == values_.known() && values_.error() != nullptr) {
    failed_ = true;
    error_ = *values_.error();
  }
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
