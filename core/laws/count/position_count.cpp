#include "laws/count/position_count.hpp"

#include "laws/count/digit_count.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <cmath>

namespace nimber {
namespace {

constexpr std::size_t first_digits = 18;

/// The quotient of two numbers by their first digits.
double quotient_of(const std::string& part, const std::string& whole) {
  const auto first = [](const std::string& text) {
    double number = 0;
    for (std::size_t i = 0; i < std::min(text.size(), first_digits); ++i)
      number = number * 10 + (text[i] - '0');
    return number;
  };
  const auto rest = [](const std::string& text) {
    return static_cast<double>(text.size() - std::min(text.size(), first_digits));
  };
  return first(part) / first(whole) * std::pow(10.0, rest(part) - rest(whole));
}

/// The same game in a form whose values need no table of what may be taken.
RulePtr without_table(RulePtr rule) {
  const auto law = rule->sequence().taking_law();
  if (!law) return rule;
  auto same = read_rule("own/n;k=1.." + law->most + ";n-=k");
  return same ? *same : rule;
}

/// Is each heap worth its stones, as a theorem says?
bool worth_its_stones(const Rule& rule) {
  if (rule.theory().nim_heaps()) return true;
  if (!rule.has_sequence()) return false;
  const auto period = proven_period(rule);
  Work work(1);
  work.open_step(1);
  return period && period->preperiod == 0 && period->period == 1 && period->saltus == 1 &&
         rule.sequence().sequence_ready(0, work) == Ready::yes &&
         rule.sequence().sequence_value(0) == 0;
}

}  // namespace

PositionCount::PositionCount(RulePtr rule, CountWish wish, std::uint64_t limit)
    : rule_(without_table(std::move(rule))),
      wish_(wish),
      limit_(limit),
      by_digits_(worth_its_stones(*rule_)) {
  if (!rule_->has_sequence()) {
    fail({ErrorCode::no_sequence, 0, {rule_->text()}});
  } else if (wish_.misere && !rule_->theory().tame()) {
    fail(unsettled(limit_, Bound::theory));
  } else if (by_digits_) {
    begin_sums();
  }
}

void PositionCount::fail(Error error) {
  stage_ = Stage::done;
  result_ = std::move(error);
}

/// Counts the values of the heaps below `heaps`, or takes them off again; true when done.
bool PositionCount::count_values(std::uint64_t budget, std::uint64_t heaps, bool take_off) {
  if (heaps == 0) return true;
  if (!counts_) {
    counts_.emplace(rule_, heaps, limit_);
    counted_ = 0;
  }
  const Progress progress = counts_->step(budget);
  examined_ += progress.examined - std::min(progress.examined, counted_);
  counted_ = progress.examined;
  if (!progress.done) return false;
  if (const Error* error = counts_->error()) {
    const bool many = error->code == ErrorCode::output_too_long;
    fail(many ? Error{ErrorCode::too_large, 0, {"values"}} : *error);
    return false;
  }
  bool too_large = false;
  counts_->each([&](Value value, std::uint64_t times) {
    // What stands only below the range is no harm.
    if (value >= most_value) {
      too_large = too_large || !take_off;
      return;
    }
    const auto at = static_cast<std::size_t>(value);
    if (at >= often_.size()) often_.resize(at + 1, 0);
    often_[at] = take_off ? often_[at] - times : often_[at] + times;
  });
  counts_.reset();
  if (!too_large) return true;
  fail({ErrorCode::too_large, 0, {"values"}});
  return false;
}

void PositionCount::begin_sums() {
  if (wish_.stones) return count_stones();
  Spectrum spectrum = by_digits_ ? nim_spectrum(wish_.from, wish_.to, wish_.value)
                                 : spectrum_of(often_, wish_.value);
  const std::uint64_t choices = wish_.to - wish_.from + 1;
  if (wish_.modulus == 0) {
    const std::uint64_t digits = digits_of_total(choices, wish_.heaps, wish_.unordered);
    if (digits >= limits::counted_digits / std::max<std::uint64_t>(spectrum.different, 1))
      return fail({ErrorCode::too_large, 0, {"digits"}});
  }
  if (wish_.misere) {
    // Only where every heap is 0 or 1 the other half is lost: the character 1 of those.
    const auto heaps_worth = [&](std::uint64_t value) -> std::uint64_t {
      if (by_digits_) return wish_.from <= value && value <= wish_.to ? 1 : 0;
      return value < often_.size() ? often_[static_cast<std::size_t>(value)] : 0;
    };
    const std::uint64_t zeros = heaps_worth(0);
    const std::uint64_t ones = heaps_worth(1);
    spectrum.items.push_back({zeros + ones,
                              static_cast<std::int64_t>(zeros) - static_cast<std::int64_t>(ones),
                              -(std::int64_t{1} << spectrum.bits)});
  }
  lost_.emplace(std::move(spectrum), wish_.heaps, wish_.unordered, wish_.modulus);
  Spectrum all;
  all.items = {{choices, static_cast<std::int64_t>(choices), 1}};
  total_.emplace(std::move(all), wish_.heaps, wish_.unordered, wish_.modulus);
  stage_ = Stage::lost;
}

void PositionCount::count_stones() {
  const auto count = [&](std::uint64_t q, Value value) {
    return std::to_string(
        count_by_digits(wish_.heaps, *wish_.stones, q, value, wish_.modulus, examined_));
  };
  result_ = Answer{count(wish_.most + 1, wish_.value), count(1, 0), false, std::nullopt};
  stage_ = Stage::done;
}

void PositionCount::finish() {
  Answer answer{lost_->text(), total_->text(), wish_.modulus == 0, std::nullopt};
  if (answer.exact) answer.share = quotient_of(answer.lost, answer.total);
  result_ = std::move(answer);
  stage_ = Stage::done;
}

Progress PositionCount::step(std::uint64_t budget) {
  const std::uint64_t begin = examined_;
  // Every step comes forward, however small it is.
  constexpr std::uint64_t least = 100;
  const auto left = [&] { return std::max(least, budget - std::min(budget, examined_ - begin)); };
  while (stage_ != Stage::done && examined_ - begin < budget) {
    ++examined_;
    switch (stage_) {
      case Stage::below:
        if (count_values(left(), wish_.to + 1, false)) stage_ = Stage::all;
        break;
      case Stage::all:
        if (count_values(left(), wish_.from, true)) begin_sums();
        break;
      case Stage::lost:
        if (lost_->step(left(), examined_)) stage_ = Stage::total;
        break;
      case Stage::total:
        if (total_->step(left(), examined_)) finish();
        break;
      case Stage::done: break;
    }
    if (stage_ != Stage::done && examined_ >= limit_) fail(unsettled(limit_, Bound::none));
  }
  const double share = lost_ ? 0.5 + 0.5 * lost_->fraction() : 0;
  return {stage_ == Stage::done, stage_ == Stage::done ? 1.0 : share, examined_};
}

}  // namespace nimber
