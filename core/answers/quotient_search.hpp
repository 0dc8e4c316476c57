// The search for a rule's misère quotient.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include "answers/quotient.hpp"
#include "values/heap_quotient.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// The misère quotient of a rule's heaps, as work in pieces.
class QuotientSearch {
 public:
  /// In words of 64 bits looked at: about ten seconds.
  static constexpr std::uint64_t default_limit = 5'000'000'000;
  /// The largest heap.
  static constexpr std::uint64_t most_heaps = 2000;

  /// Of the heaps 0 ... `heaps`; without that as far as the limit goes, or the proof of a period.
  explicit QuotientSearch(RulePtr rule, std::optional<std::uint64_t> heaps = std::nullopt,
                          std::uint64_t limit = default_limit);

  Progress step(std::uint64_t budget);
  /// After done. no-sequence: the rule has no single heap. no-quotient: not found for all heaps
  /// that were asked for.
  const Error* error() const { return error_ ? &*error_ : nullptr; }
  /// What is known so far: after done without an error all that was asked for.
  Quotient quotient() const;
  const RulePtr& rule() const { return rule_; }

  /// The largest heap whose element is known.
  std::uint64_t reached() const { return quotient_.heaps() - 1; }
  std::size_t order() const { return quotient_.monoid().order(); }
  const std::optional<Period>& period() const { return period_; }
  /// The heaps that made the quotient grow, each with the order from then on.
  const std::vector<std::pair<std::uint64_t, std::size_t>>& growth() const { return growth_; }

 private:
  void start_heap();
  void end_heap();
  void finish(bool failed);

  RulePtr rule_;
  const HeapRule* heaps_ = nullptr;
  std::optional<std::uint64_t> wanted_;
  Work work_;
  HeapQuotient quotient_;
  std::vector<Element> phi_;
  bool heap_started_ = false;
  bool done_ = false;
  std::optional<Period> period_;
  std::vector<std::pair<std::uint64_t, std::size_t>> growth_;
  std::optional<Error> error_;
};

}  // namespace nimber
