#pragma once

#include <nimber/moves.hpp>
#include <nimber/work.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

class SumQuotient;

struct Progress {
  bool done = false;
  double fraction = -1;  ///< 0..1, or -1 where unknown
  std::uint64_t examined = 0;
};

struct TermAnalysis {
  std::optional<Value> value;
  /// Where play in the term may never end: the values among its options, ascending.
  std::optional<std::vector<Value>> loopy;
  std::string theorem;  ///< code of the theorem behind the values; "" where they were searched
  std::vector<Component> components;
};

// How an outcome was found.
#define NIMBER_METHODS(X) \
  X(values) X(tame) X(theorem) X(search) X(quotient) X(suspense) X(remoteness) X(outcomes) X(digits)

struct AnalysisResult {
  enum class Method : std::uint8_t {
#define NIMBER_METHOD(name) name,
    NIMBER_METHODS(NIMBER_METHOD)
#undef NIMBER_METHOD
  };
  Outcome outcome = Outcome::P;
  std::optional<Value> value;  ///< normal play only
  /// Normal play, where it may never end: the values among the options, ascending.
  std::optional<std::vector<Value>> loopy;
  Method method = Method::values;
  std::vector<TermAnalysis> terms;
  std::optional<std::uint64_t> winning_count;  ///< none where it could not be had
  std::vector<PositionMove> winning;           ///< at most max_listed
  /// Of each winning move, where the position is a single part of a rule with loops, in normal
  /// play: how many moves follow where the winner hurries and the loser delays. Else empty.
  std::vector<std::uint64_t> plies;
  /// Of the moves after which neither side can force the end: those that keep a draw, or, in normal
  /// play where it may never end, give a win away for one. None where it could not be had.
  std::optional<std::uint64_t> drawing_count;
  std::vector<PositionMove> drawing;  ///< at most max_listed

  bool player_to_move_wins() const { return outcome == Outcome::N; }

  /// A part of a sum that is not disjunctive, and its number: with Method::suspense and
  /// Method::remoteness that one, with Method::outcomes 1 where it is won and 0 where it is lost,
  /// with Method::digits the heap.
  struct Part {
    std::size_t term = 0;
    std::optional<std::size_t> part;  ///< none: the whole term
    std::uint64_t number = 0;
  };
  std::vector<Part> parts;
  std::uint64_t number = 0;  ///< suspense, remoteness: of the whole
  /// With Method::digits: the sums of the binary digits modulo `most` + 1, the lowest first.
  std::vector<std::uint64_t> digits;

  /// With Method::quotient: the misère quotient, and of each term its rule's number there.
  std::shared_ptr<SumQuotient> quotient;
  std::vector<std::size_t> quotient_rules;
};

/// The method's word.
std::string_view text(AnalysisResult::Method method);

/// Who wins, what it is worth and every winning move: one request as work in pieces. A sum that is
/// not disjunctive has no value: see answers/compound_analysis.hpp.
///
/// Normal play: the values of all terms by theory, else by search within the limit, else (a single
/// term, or the others worth 0) the outcome by a theorem. Misère play: the misère Nim rule where
/// every part is tame (see Goal), a theorem of the only term that still has moves, the misère
/// quotient of the heaps where one is found within half of the limit, else search.
/// Error: unsettled. Cost: as the games say; see docs/limits.md.
class Analysis {
 public:
  explicit Analysis(Position position, std::uint64_t limit = default_limit);
  /// A part of a larger request, whose rules stay as they are: that request sees to it that what
  /// they have kept changes nothing (kept.hpp).
  struct PartOfRequest {};
  Analysis(Position position, std::uint64_t limit, PartOfRequest);
  ~Analysis();
  Analysis(Analysis&&) noexcept;
  Analysis& operator=(Analysis&&) noexcept;

  /// Goes on for about `budget` options.
  Progress step(std::uint64_t budget);
  /// After done.
  const Result<AnalysisResult>& result() const;
  /// With the rules that the result was found with, after done.
  const Position& position() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
  std::uint64_t limit_;
  bool own_rules_ = true;  ///< it is no part of a larger request
  bool renews_ = true;
  std::uint64_t examined_ = 0;  ///< by an earlier job
};

/// All in one call.
Result<AnalysisResult> analyze(const Position& position, std::uint64_t limit = default_limit);

}  // namespace nimber
