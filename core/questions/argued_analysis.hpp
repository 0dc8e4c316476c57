// An analysis that asks for an argument where a search would be long.
#pragma once

#include "arguments/find_argument.hpp"

#include <nimber/analysis.hpp>

#include <optional>
#include <string_view>

namespace nimber {

/// Which arguments are asked for: name and word.
#define NIMBER_ARGUMENTS_ASKED(X) X(usual, "") X(only, "only") X(off, "off")

enum class ArgumentsAsked : std::uint8_t {
#define NIMBER_ARGUMENT_ASKED(name, word) name,
  NIMBER_ARGUMENTS_ASKED(NIMBER_ARGUMENT_ASKED)
#undef NIMBER_ARGUMENT_ASKED
};

/// Of the word; none where it is none of them.
std::optional<ArgumentsAsked> arguments_asked(std::string_view word);

/// Searches as Analysis does, and asks for an argument after limits::before_lost_argument options,
/// after limits::before_won_argument, and where the search ends without an answer. So what a short
/// search finds is found as without arguments. Error: unsettled.
class ArguedAnalysis {
 public:
  ArguedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked asked);

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<AnalysisResult>& result() const { return result_; }
  /// After done: by what the result is known, where that is an argument.
  const std::optional<Argument>& argument() const { return argument_; }
  /// After done: the position, with the rules that the result was found with.
  const Position& position() const { return analysis_.position(); }

 private:
  bool settle(ArgumentFor wanted);
  void settle_over();
  Progress finish(std::uint64_t examined);

  Analysis analysis_;
  ArgumentsAsked asked_;
  bool searches_;
  bool asked_lost_ = false;
  bool asked_won_ = false;
  std::uint64_t spent_ = 0;  // on arguments
  std::optional<Argument> argument_;
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
