#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Says who wins a sum in normal play with infinite components, by Smith's rules (docs/theorems.md,
/// section loops).
class LoopySum {
 public:
  explicit LoopySum(AnalysedSum& sum) : sum_(sum) {}

  AnalysisStage decide();

 private:
  void tell_terms();

  AnalysedSum& sum_;
};

}  // namespace nimber
