// Random small cases of a rule in the shape of a judge's input, with the right output.
#pragma once

#include "laws/programs/judge_program.hpp"

#include <nimber/analysis.hpp>
#include <nimber/judge.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// Draws positions, small ones first, large heaps last, and writes them as judge_program() reads
/// them, but for shape.reads_set. Of a rule of two numbers a case is these two, and with Io::zero a
/// pair 0 0 ends the input. Analysis says who wins. Works in pieces. The same seed gives the same
/// cases.
class ProgramCases {
 public:
  static constexpr std::size_t most_cases = 1000;
  static constexpr std::uint64_t case_limit = 20'000'000;

  struct Answer {
    std::string input;
    std::string output;
    std::vector<CasePlace> places;
    std::vector<std::string> positions;  ///< canonical, one a case
  };

  ProgramCases(RulePtr rule, ProgramShape shape, std::uint64_t seed, std::size_t count);

  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence (the rule's states are neither heaps nor pairs of numbers),
  /// unsettled (no case could be settled).
  const Result<Answer>& result() const { return result_; }

 private:
  /// Draws the next case. None where the rule has no such position.
  std::optional<Position> draw();
  void settle();
  void finish();

  RulePtr rule_;
  ProgramShape shape_;
  bool pairs_;
  std::size_t count_;
  std::uint64_t dice_;
  std::size_t drawn_ = 0;
  bool large_ = false;  ///< the case at hand
  bool large_unsettled_ = false;
  std::vector<std::uint64_t> numbers_;
  std::optional<Analysis> analysis_;
  std::uint64_t examined_ = 0;
  bool done_ = false;
  std::string cases_;
  Answer answer_;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
