#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Finds the values of all terms: by theory, and in normal play else by search. Some may stay
/// unknown.
class TermValues {
 public:
  explicit TermValues(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();

 private:
  bool prepare();
  bool search();
  void start_search();
  void take_loops();
  bool keeps_infinite();

  AnalysedSum& sum_;
  bool prepared_ = false;
  std::size_t term_ = 0;
  std::uint64_t search_end_ = 0;
};

}  // namespace nimber
