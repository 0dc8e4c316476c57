#include <nimber/period.hpp>
#include "rules/subtraction_set.hpp"

#include <algorithm>

namespace nimber {
namespace {

std::optional<PeriodTheorem> theorem_of_set(const SubtractionSet& set) {
  using Kind = SubtractionSet::Kind;
  if (set.simplified().size() == 1) {
    const auto& item = set.simplified().front();
    switch (item.kind) {
      case Kind::number:
        return PeriodTheorem{item.first == 1 ? "bash" : "take-interval", 0,
                             Period{0, 2 * item.first, 0}};
      case Kind::range:
        return PeriodTheorem{item.first == 1 ? "bash" : "take-interval", 0,
                             Period{0, item.first + item.last, 0}};
      case Kind::open:
        return PeriodTheorem{item.first == 1 ? "bouton" : "take-from", 0, Period{0, item.first, 1}};
      case Kind::odd: return PeriodTheorem{"take-odd", 0, Period{0, 2, 0}};
      case Kind::even: return PeriodTheorem{"take-even", 0, Period{0, 2, 1}};
      case Kind::pow2: return PeriodTheorem{"take-pow2", 0, Period{0, 3, 0}};
      default: return std::nullopt;
    }
  }
  const auto largest = set.largest();
  if (!largest) return std::nullopt;
  return PeriodTheorem{"subtraction-window", *largest, std::nullopt};
}

}  // namespace

std::optional<PeriodTheorem> period_theorem(const Rule& rule) {
  const std::string_view game = rule.game().name;
  if (game == "nim") return PeriodTheorem{"bouton", 0, Period{0, 1, 1}};
  if (game == "lasker") return PeriodTheorem{"lasker", 0, Period{1, 4, 4}};
  if (game == "coins" && rule.rules() == "turtles")
    return PeriodTheorem{"turtles", 0, Period{0, 1, 1}};
  if (game == "coins" && rule.rules() == "twins") return PeriodTheorem{"twins", 0, Period{1, 1, 1}};
  if (game == "take") {
    auto reader = Reader::open(rule.rules());
    const auto set = SubtractionSet::read(*reader);
    return set ? theorem_of_set(*set) : std::nullopt;
  }
  if (game == "octal") {
    const std::string code =
        rule.rules();  // "0.77": trailing zeros are not printed, but for "0.0" and "4.0"
    const std::size_t last = code.find_last_not_of("0.");
    return PeriodTheorem{"guy-smith", last == std::string::npos || last < 2 ? 0 : last - 1,
                         std::nullopt};
  }
  return std::nullopt;
}

std::uint64_t last_heap_needed(const PeriodTheorem& theorem, const Period& numbers) {
  // All numbers are at most 2 * 10^18 (a closed period; the others fit a table or are at most
  // 10^18), and five of them are less than 2^64.
  if (theorem.closed)
    return std::min(numbers.preperiod + 2 * numbers.period, Certificate::closed_check);
  if (theorem.code == "guy-smith") {
    return 2 * std::max<std::uint64_t>(numbers.preperiod, 1) + 2 * numbers.period + theorem.reach -
           1;
  }
  return numbers.preperiod + numbers.period + theorem.reach - 1;
}

PeriodSearch::PeriodSearch(RulePtr rule, std::uint64_t values, std::uint64_t options)
    : rule_(std::move(rule)),
      heaps_(rule_->heap_rule()),
      theorem_(period_theorem(*rule_)),
      values_(values),
      work_(options) {
  if (!rule_->game().sequence) {
    failed_ = done_ = true;
    error_ = {ErrorCode::no_sequence, 0, {rule_->text()}};
  } else if (theorem_ && theorem_->closed) {
    period_ = theorem_->closed;
    checked_to_ = last_heap_needed(*theorem_, *period_);
    done_ = true;
  }
}

Progress PeriodSearch::step(std::uint64_t budget) {
  work_.open_step(budget);
  std::uint64_t at_once = 256;
  while (!done_ && work_.may_go_on()) {
    if (known_ >= values_) {
      give_up();
      break;
    }
    const std::uint64_t next = std::min(values_, known_ + at_once);
    const Ready ready = rule_->sequence_ready(next - 1, work_);
    if (ready == Ready::never) {
      if (next == known_ + 1) give_up();
      at_once = 1;
      continue;
    }
    if (ready != Ready::yes) break;
    work_.spend(next - known_);
    known_ = next;
    if (const auto found = heaps_ != nullptr ? heaps_->proven_period() : std::nullopt)
      prove(*found);
  }
  if (!done_ && work_.limit_reached()) give_up();
  return {done_, done_ ? 1.0 : static_cast<double>(known_) / static_cast<double>(values_),
          work_.examined()};
}

void PeriodSearch::prove(const Period& period) {
  done_ = true;
  // The rule may have been asked about before, and know more values than are allowed here.
  const std::uint64_t last = last_heap_needed(*theorem_, period);
  if (last >= values_) {
    checked_to_ = values_ - 1;
    return;
  }
  period_ = period;
  checked_to_ = last;
}

void PeriodSearch::give_up() {
  done_ = true;
  checked_to_ = known_ > 0 ? known_ - 1 : 0;
  if (!theorem_ || known_ == 0) return;
  // A rule looks for its period now and then only: look at the very end as well.
  if (const auto found = heaps_ != nullptr ? heaps_->prove_now() : std::nullopt) prove(*found);
}

Certificate PeriodSearch::certificate() const {
  return {rule_->text(), std::string(theorem_->code), *period_, theorem_->reach, checked_to_};
}

}  // namespace nimber
