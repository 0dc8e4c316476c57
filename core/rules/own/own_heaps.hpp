// A rule with one number that is a game of the house: its values and winning moves come from there,
// and its moves keep the shape in which they were written.
#pragma once

#include <nimber/heap_rule.hpp>

#include "rules/own/own_rule.hpp"
#include "rules/own/own_twin.hpp"

#include <optional>
#include <string>

namespace nimber {

class OwnHeaps {
 public:
  /// Heaps below it are small enough to look at every move.
  static constexpr Heap listed_below = 4'096;

  explicit OwnHeaps(const OwnRule& rule) : written_(rule) {}

  /// The game's rule; null where there is none that helps. Looked for when first asked.
  const HeapRule* game() const;

  /// Adds the winning moves of a heap, in the order of the texts to which they lead; the same text
  /// stands behind them all. `move` makes one of the numbers that it leaves. False where they are
  /// not to be had so: then all moves are to be looked at.
  bool winning_options(Heap n, const Goal& goal, const std::string& behind, Wins& out, Work& work,
                       FunctionRef<Move(State)> move) const;
  /// Does what the rule leaves of a heap worth `old` win?
  bool wins(const Goal& goal, Value old, const OwnResult& left) const;

 private:
  State left_by(const HeapOption& option) const;
  void list_by_text(Heap n, const Goal& goal, const std::string& behind, Work& work,
                    FunctionRef<void(State)> found) const;

  const OwnRule& written_;
  mutable bool looked_ = false;
  mutable std::optional<OwnTwin> twin_;
  mutable RulePtr game_;
};

}  // namespace nimber
