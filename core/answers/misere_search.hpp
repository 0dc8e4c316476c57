#pragma once

#include "answers/analysed_sum.hpp"
#include "search/heap_search.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// The search for outcomes in misère play: of heaps, and of what may never end, in ways of their
/// own, of all else by the generic solver.
class OutcomeSearch {
 public:
  OutcomeSearch(std::vector<RulePtr> rules, std::vector<State> states);

  /// Starts on the first position, or on one that can be reached from it.
  void start(std::vector<State> states);
  Solver::Status step(Work& work);
  /// After done.
  Outcome outcome() const;

 private:
  std::optional<LoopSearch> loops_;
  std::optional<HeapSearch> heaps_;
  std::optional<Solver> solver_;
};

/// Says who wins a sum in misère play, and lists the winning or drawing moves, by search over all
/// terms that have a move.
class MisereSearch {
 public:
  explicit MisereSearch(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();

 private:
  void start();
  NextStage decide();
  NextStage list();
  void start_option();
  void take(Move&& move, Wins& out);

  AnalysedSum& sum_;
  std::optional<OutcomeSearch> search_;
  bool decided_ = false;
  std::vector<std::size_t> searched_;  ///< the terms that have a move

  // The part whose moves are listed.
  std::size_t at_ = 0;  ///< its term, in searched_
  std::size_t part_ = 0;
  std::vector<Move> options_;
  std::size_t next_option_ = 0;
  bool option_started_ = false;
  bool stayed_ = false;  ///< a move in place has been counted
};

}  // namespace nimber
