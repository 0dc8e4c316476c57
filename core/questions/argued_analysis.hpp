// Answers that ask for an argument where a search would be long.
#pragma once

#include "arguments/find_argument.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>

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

/// An answer without a search, and the argument for it; no argument where no move is left, now or
/// after the move that wins.
struct Argued {
  AnalysisResult answer;
  std::optional<Argument> argument;
};

/// The answer by an argument that the position is lost, or won. A board that is too large for a
/// search and has no move left is lost too; a graph with a move after which none is left is won.
/// None where none is found within the work's limit.
std::optional<Argued> argue(const Position& position, ArgumentFor wanted, Work& work);

/// Stands beside a search and asks for an argument after limits::before_lost_argument options,
/// after limits::before_won_argument, and where the search ends without an answer. So what a short
/// search finds is found as without arguments.
class ArgumentBeside {
 public:
  ArgumentBeside(Position position, ArgumentsAsked asked);

  /// Is anything searched? Not on boards that are too large.
  bool searches() const { return searches_; }
  /// How far a stretch of so many options may go before an argument is due, so that the answer does
  /// not hang on how long stretches are.
  std::uint64_t stretch(std::uint64_t budget, std::uint64_t examined) const;
  /// After a stretch of the search, or of nothing: an answer by an argument. `failed`: the search
  /// has ended without an answer; where nothing is searched, always.
  std::optional<AnalysisResult> ask(std::uint64_t examined, bool failed);
  /// Why there is none, where nothing is searched: a bound's name, or "argument" where none was
  /// found, or "edges" and their number where a graph has more of them.
  Error error() const;
  const std::optional<Argument>& argument() const { return argument_; }
  std::uint64_t spent() const { return spent_; }

 private:
  bool find(ArgumentFor wanted, std::uint64_t steps);

  Position position_;
  ArgumentsAsked asked_;
  bool searches_;
  bool asked_lost_ = false;
  bool asked_won_ = false;
  std::uint64_t spent_ = 0;
  std::optional<Argument> argument_;
};

/// An analysis with an argument beside it. Error: unsettled.
class ArguedAnalysis {
 public:
  ArguedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked asked);

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<AnalysisResult>& result() const { return result_; }
  /// After done: by what the result is known, where that is an argument.
  const std::optional<Argument>& argument() const { return beside_.argument(); }

 private:
  Analysis analysis_;
  ArgumentBeside beside_;
  std::uint64_t examined_ = 0;
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
};

/// An explanation with an argument beside it; of lost boards and graphs an argument is told, where
/// it is found at once, whatever else explains them. Error: unsettled.
class ArguedExplain {
 public:
  ArguedExplain(Position position, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<Explanation>& result() const { return result_; }
  const std::optional<Argument>& argument() const { return argument_; }

 private:
  void tell_argument();

  Position position_;
  Explain explain_;
  ArgumentBeside beside_;
  std::uint64_t examined_ = 0;
  std::optional<Argument> argument_;
  Result<Explanation> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
