// Who wins a sum in which one move may change several parts, and every winning move
// (docs/theorems.md, section compounds).
#pragma once

#include <nimber/analysis.hpp>

#include <memory>

namespace nimber {

/// Suspense numbers for Compound::every, remoteness for Compound::first, outcomes of the parts for
/// Compound::some, for Compound::most the digit sums of Nim heaps (Moore 1910) and else a search
/// over the whole sum. Error: unsettled. Cost: every move of every part, and what can be reached
/// from it; at most 10^6 positions of each rule.
class CompoundAnalysis {
 public:
  CompoundAnalysis(const Position& position, std::uint64_t limit);
  ~CompoundAnalysis();
  CompoundAnalysis(CompoundAnalysis&&) noexcept;
  CompoundAnalysis& operator=(CompoundAnalysis&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<AnalysisResult>& result() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
