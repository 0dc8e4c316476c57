// The search for a rule's misère quotient.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include <nimber/limits.hpp>
#include "laws/quotients/quotient.hpp"
#include "search/quotient_names.hpp"
#include "search/sum_quotient.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// The misère quotient of a rule's heaps, as work in pieces.
class QuotientSearch {
 public:
  /// Counted in words of 64 bits that are looked at. It takes about ten seconds.
  static constexpr std::uint64_t default_limit = limits::quotient_words;

  /// Looks at the heaps 0 ... `heaps`. Without that number it goes on to the limit, or to the proof
  /// of a period.
  explicit QuotientSearch(RulePtr rule, std::optional<std::uint64_t> heaps = std::nullopt,
                          std::uint64_t limit = default_limit);

  Progress step(std::uint64_t budget);
  /// After done. no-sequence: the rule has no single heap. no-quotient: not found for all heaps
  /// that were asked for.
  const Error* error() const { return error_ ? &*error_ : nullptr; }
  /// What is known so far, of at least one heap. After done without an error it is all that was
  /// asked for.
  Quotient quotient() const;
  const RulePtr& rule() const { return rule_; }

  /// How many heaps, from 0, are known.
  std::size_t known() const { return quotient_.heaps(0); }
  std::size_t order() const { return quotient_.monoid().order(); }
  /// The heaps that made the quotient grow, each with its order from there on.
  const std::vector<std::pair<std::uint64_t, std::size_t>>& growth() const { return growth_; }

 private:
  void end_heap();
  void finish(bool failed);

  RulePtr rule_;
  std::optional<std::uint64_t> wanted_;
  Work work_;
  SumQuotient quotient_;
  bool done_ = false;
  std::vector<std::pair<std::uint64_t, std::size_t>> growth_;
  std::optional<Error> error_;
};

}  // namespace nimber
