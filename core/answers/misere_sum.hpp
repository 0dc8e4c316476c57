#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Says who wins a sum in misère play: by the misère Nim rule where every part is tame, else by a
/// theorem or a search of the only term that has moves. Other sums go on to MisereQuotient.
class MisereSum {
 public:
  explicit MisereSum(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();

 private:
  AnalysisStage decide();
  NextStage decide_alone();

  AnalysedSum& sum_;
  std::optional<std::size_t> alone_;  ///< the only term that has a move
};

}  // namespace nimber
