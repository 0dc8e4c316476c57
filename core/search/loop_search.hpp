#pragma once

#include <nimber/limits.hpp>
#include <nimber/moves.hpp>
#include "search/solver.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// The search for games that may never end: it knows the rules and no theory but Smith's
/// (values/smith_labels.hpp). All positions that can be reached are listed, then labelled; so
/// there is an answer for each of them, or for none.
class LoopSearch {
 public:
  /// Most positions that are listed.
  static constexpr std::size_t max_known = limits::loop_positions;

  /// Everything that is asked has these rules, in this order, and this convention.
  LoopSearch(std::vector<RulePtr> rules, bool misere, std::size_t most_known = max_known);
  ~LoopSearch();

  /// Starts on a position, given by its states. What can be reached from a position that is
  /// settled is settled too.
  void start(std::vector<State> states);
  /// Goes on within the budget of `work`. gave_up: the limit is reached, or there are too many
  /// positions.
  Solver::Status step(Work& work);

  // After done, of the position started on.
  Outcome outcome() const;
  /// Normal play: its value, none where it is infinite.
  std::optional<Value> value() const;
  /// The distinct values among its options, ascending.
  std::vector<Value> reached() const;
  /// Normal play: how many moves are left where the winner hurries and the loser delays; none where
  /// it is drawn.
  std::optional<std::uint64_t> plies() const;
  /// How many positions are settled.
  std::size_t known() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace nimber
