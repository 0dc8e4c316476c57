// The values of all pairs of small numbers of a rule, as work in pieces.
#pragma once

#include "rules/pair_values.hpp"

#include <nimber/analysis.hpp>

#include <cstddef>
#include <vector>

namespace nimber {

/// The values of the pairs 0 … rows - 1 and 0 … columns - 1, row by row.
class PairGrid {
 public:
  /// Stands where play may never end.
  static constexpr Value endless = UINT64_MAX;

  /// `rows` and `columns` are at least 1. At most `limit` options are examined.
  PairGrid(RulePtr rule, std::size_t rows, std::size_t columns, std::uint64_t limit = UINT64_MAX);

  Progress step(std::uint64_t budget);
  /// After done: why there are no values (unsettled), or null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }
  const RulePtr& rule() const { return rule_; }
  std::size_t rows() const { return all_ / columns_; }
  std::size_t columns() const { return columns_; }
  const std::vector<Value>& values() const { return values_; }

 private:
  RulePtr rule_;
  PairValues pairs_;
  std::size_t columns_;
  std::size_t all_;
  Work work_;
  bool failed_ = false;
  Error error_;
  std::vector<Value> values_;
};

}  // namespace nimber
