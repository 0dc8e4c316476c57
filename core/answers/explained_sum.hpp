// The steps of an explanation that add up the values of the parts.
#pragma once

#include "answers/sum_rows.hpp"

#include <cstdint>
#include <vector>

namespace nimber {

/// Adds the sum of the values and what each winning move does to it.
class ExplainedSum {
 public:
  /// `limit`: what one step may cost.
  ExplainedSum(Explanation& explanation, std::uint64_t limit)
      : explanation_(explanation), limit_(limit) {}

  /// Nothing where values do not decide.
  void add();

 private:
  const AnalysisResult& found() const { return explanation_.result; }
  void add_endless();
  void add_mend(const PositionMove& move, Value total, std::uint64_t bigs, Columns columns);

  Explanation& explanation_;
  std::uint64_t limit_;
  std::vector<SumRow> rows_;  // of the whole sum
};

}  // namespace nimber
