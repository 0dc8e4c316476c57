#pragma once

#include <nimber/limits.hpp>
#include <nimber/moves.hpp>

#include <memory>
#include <optional>

namespace nimber {

/// The generic solver: it knows the rules and no theory. Values by mex over options, outcomes by
/// the definition of P and N (misère play: no move to make is a win). Results are remembered; the
/// stack is explicit, so depth costs no call stack. Terms that have the same tree of options are
/// looked up once (Rule::search_key).
class Solver {
 public:
  enum class Ask : std::uint8_t { value, outcome };
  enum class Status : std::uint8_t { done, pending, gave_up };

  /// Most positions that are remembered.
  static constexpr std::size_t max_known = limits::searched_positions;

  /// Everything this solver is asked must have these rules, in this order, and this convention.
  Solver(std::vector<RulePtr> rules, bool misere, Ask ask, std::size_t most_known = max_known);
  ~Solver();

  /// Starts on a position, given by its states; what was known before stays known.
  void start(std::vector<State> states);
  /// Goes on within the budget of `work`. gave_up: the limit is reached, or the memory for
  /// positions is full.
  Status step(Work& work);
  /// After done: the Grundy value (Ask::value), or 1 for N and 0 for P (Ask::outcome).
  Value result() const;
  /// Positions whose result is known.
  std::size_t known() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace nimber
