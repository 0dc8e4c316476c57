// What the stages of an analysis share.
#pragma once

#include <nimber/analysis.hpp>
#include "answers/move_list.hpp"
#include "search/loop_search.hpp"
#include "search/solver.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// The stages of an analysis. Each is a class of its own.
enum class AnalysisStage : std::uint8_t {
  values,    ///< TermValues
  normal,    ///< NormalSum
  loops,     ///< LoopySum
  misere,    ///< MisereSum
  quotient,  ///< MisereQuotient
  search,    ///< MisereSearch
  winning,   ///< WinningMoves
  drawing,   ///< DrawingMoves
  finished,  ///< all that the answer needs is known
  failed     ///< AnalysedSum::error says why
};

/// Which stage goes on after a stretch of work; none where the step's budget is used up.
using NextStage = std::optional<AnalysisStage>;

/// What is known of one term.
struct TermFacts {
  bool live = true;                   ///< it has a legal move
  bool prepared = false;              ///< its rule knows the values of the term and of its options
  std::uint64_t infinite = 0;         ///< how many of its components are infinite
  std::optional<Value> value;         ///< normal play; of the components that are not infinite
  std::unique_ptr<Solver> solver;     ///< the search that knows the term's value and its options'
  std::unique_ptr<LoopSearch> loops;  ///< the same for rules with loops

  /// Starts the term's search on an option, which it has met. Returns false where the work's limit
  /// ends that.
  bool look_up(State option, Work& work);
  /// The value that look_up() found; none where it is infinite.
  std::optional<Value> option_value() const;
};

/// A component whose play may never end.
struct InfiniteComponent {
  std::size_t term;
  std::size_t part;
  std::vector<Value> reached;  ///< as Rule::reached
};

/// The position, the work, and what has been found so far.
struct AnalysedSum {
  AnalysedSum(Position asked, std::uint64_t limit);

  const Rule& rule(std::size_t term) const { return *position.terms[term].rule; }
  const State& state(std::size_t term) const { return position.terms[term].state; }
  std::size_t unknown_terms() const;
  /// The nim-sum of the values that are known.
  Value known_sum() const;
  /// May a stage go on after a stretch of work? At the limit it may: it still says what it could
  /// not examine.
  bool may_go_on() const { return work.may_go_on() || work.limit_reached(); }
  /// Takes the outcome of a single term, and so of the sum, from a theorem or a search of the
  /// rule's own.
  AnalysisStage decide_by_term(std::size_t term, bool p, AnalysisResult::Method method);
  /// Ends the analysis by the limit, or by what stopped the work, else by `otherwise`.
  AnalysisStage fail(Bound otherwise = Bound::theory);

  Position position;
  Work work;
  std::vector<TermFacts> terms;
  AnalysisResult answer;
  Goal goal;                                ///< what the winning moves must reach
  std::vector<InfiniteComponent> infinite;  ///< the first few of them
  std::uint64_t infinite_count = 0;
  std::optional<std::size_t> deciding_term;  ///< the term of decide_by_term(), where it is won
  MoveList winning;
  std::optional<MoveList> drawing;  ///< where they are looked for
  Error error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
