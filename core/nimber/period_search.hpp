#pragma once

#include <nimber/analysis.hpp>
#include <nimber/certificate.hpp>
#include <nimber/heap_rule.hpp>

#include <optional>

namespace nimber {

/// The theorem by which values of a rule may be proven periodic.
struct PeriodTheorem {
  std::string_view code;    ///< as in Certificate
  std::uint64_t reach = 0;  ///< as in Certificate
  /// Given by the theorem at once, without looking at values.
  std::optional<Period> closed;
};

/// None where nothing is known of the rule.
std::optional<PeriodTheorem> period_theorem(const Rule& rule);

/// The last heap whose value the theorem needs for these numbers.
std::uint64_t last_heap_needed(const PeriodTheorem& theorem, const Period& numbers);

/// The smallest preperiod and period of g(0), g(1) ... with their proof, as work in pieces.
class PeriodSearch {
 public:
  static constexpr std::uint64_t default_values = 10'000'000;
  static constexpr std::uint64_t default_options = 10'000'000'000;

  /// At most `values` values are computed, and at most `options` options examined for them.
  explicit PeriodSearch(RulePtr rule, std::uint64_t values = default_values, std::uint64_t options = default_options);

  Progress step(std::uint64_t budget);
  /// After done: no-sequence where the rule has no single heap; else null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }
  /// After done: both numbers the smallest possible; none where the search ended at its limit.
  const std::optional<Period>& period() const { return period_; }
  /// The last heap looked at: the one that the proof needs, or where the search ended.
  std::uint64_t checked_to() const { return checked_to_; }
  /// How many values are at hand so far.
  std::uint64_t known() const { return known_; }
  /// Only with a period().
  Certificate certificate() const;
  const RulePtr& rule() const { return rule_; }

 private:
  void prove(const Period& period);
  void give_up();

  RulePtr rule_;
  const HeapRule* heaps_ = nullptr;
  std::optional<PeriodTheorem> theorem_;
  std::uint64_t values_;
  Work work_;
  std::uint64_t known_ = 0;
  std::uint64_t checked_to_ = 0;
  std::optional<Period> period_;
  bool done_ = false;
  bool failed_ = false;
  Error error_;
};

}  // namespace nimber
