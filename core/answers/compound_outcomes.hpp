#pragma once

#include "answers/compound_sum.hpp"
#include "answers/numbered_parts.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// Says who wins where any parts may be moved in, by the outcomes of the parts: whoever finds a won
/// part wins, and moves in all of those.
class CompoundOutcomes {
 public:
  CompoundOutcomes(CompoundSum& sum, NumberedParts& numbers) : sum_(sum), numbers_(numbers) {}

  NextCompoundStage step();

 private:
  std::optional<bool> is_won(std::size_t part);
  const AnalysisResult* analysed(std::size_t part);
  void fail_by_part();
  void list();
  std::vector<CompoundChoice> choices(std::size_t part, const AnalysisResult& found) const;
  std::vector<CompoundChoice> smallest_heaps(std::size_t part) const;
  std::string alone_text(std::size_t part) const;

  CompoundSum& sum_;
  NumberedParts& numbers_;
  std::size_t part_ = 0;
  std::vector<std::size_t> won_;
  std::optional<Analysis> analysis_;                ///< of the part at hand
  std::uint64_t examined_ = 0;                      ///< by it
  std::map<std::string, AnalysisResult> analyses_;  ///< by the part's text
};

}  // namespace nimber
