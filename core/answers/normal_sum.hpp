#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Says who wins a sum in normal play whose play must end: by the values of all terms, or by a
/// theorem of the only term whose value is unknown.
class NormalSum {
 public:
  explicit NormalSum(AnalysedSum& sum) : sum_(sum) {}

  AnalysisStage decide();

 private:
  AnalysisStage decide_by_values();
  AnalysisStage decide_by_theorem(std::size_t unknown);

  AnalysedSum& sum_;
};

}  // namespace nimber
