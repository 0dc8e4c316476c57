// A rule with two numbers that is a game of the house, or of which a theorem knows values or lost
// pairs: values, outcomes and winning moves come from there, and its moves keep the shape in which
// they were written. What is not known so is known as for other rules.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_pair_theory.hpp"
#include "rules/own/own_pair_twin.hpp"
#include "rules/own/own_values.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

class OwnPairs {
 public:
  OwnPairs(const OwnRule& rule, OwnValues& values) : written_(rule), values_(values) {}

  /// The game's rule, a state of which is one part; null where there is none. Looked for when first
  /// asked.
  const Rule* game() const;
  /// Is anything known of the rule? The others are asked only where something is.
  bool any() const { return game() != nullptr || theory_ != nullptr; }

  /// Makes the values of a state's parts, and of what they can become, known.
  Ready prepare(const State& state, Work& work) const;
  OwnValue value(const OwnPart& part) const;
  /// The value of what a move leaves. Where that is infinite, nothing else is told.
  OwnValue value(const OwnResult& result) const;

  /// Does the game's theorem speak of this state? It does of one part alone.
  bool has_theorem(const State& state) const;
  /// Its code; "" where the game knows each of its heaps by itself.
  std::string_view theorem(const State& state) const;
  std::vector<Fact> facts(const State& state, std::string_view code) const;
  /// Are the options of the state few enough to look at each of them?
  bool lists_options(const State& state) const;
  /// Is a state of one part lost? By the theorem.
  std::optional<bool> outcome_is_p(const State& state, bool misere) const;
  /// What the winning moves of a state of one part leave, in the order of the texts.
  void outcome_wins(const State& state, bool misere, Wins& out, Work& work,
                    FunctionRef<Move(State)> move) const;
  /// The same of a part whose value is known. The same text stands behind what it leaves. False
  /// where they are not to be had so: then all moves are to be looked at.
  bool wins(const State& part, const Goal& goal, const std::string& behind, Wins& out, Work& work,
            FunctionRef<Move(State)> move) const;
  std::optional<std::vector<std::uint64_t>> losing_numbers(const State& state, std::size_t number,
                                                           bool misere) const;

  Ready prepare_pairs(const State& largest, Work& work) const {
    return game() != nullptr ? game()->pairs()->prepare_pairs(largest, work) : Ready::never;
  }
  std::optional<LostPairs> lost_pairs() const {
    if (theory_ != nullptr) return theory_->lost_pairs();
    auto known = game()->pairs()->lost_pairs();
    if (said_ == WrittenAs::up_to_twice)
      known->condition = "a==0||b<zeck(a)||a==679891637638612258";
    return known;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const {
    if (theory_ != nullptr) return theory_->values_of_pairs();
    if (said_ == WrittenAs::any_number) return ValuesOfPairs{"xor(a,b)", "bouton"};
    return std::nullopt;
  }

  std::size_t memory() const {
    return game() != nullptr ? game()->memory() : theory_ != nullptr ? theory_->memory() : 0;
  }

 private:
  /// The only heap whose winner in Fibonacci Nim is another one because twice what is taken must be
  /// a number that can be written (docs/theorems.md, "Fibonacci Nim").
  static constexpr Heap not_taken_whole = 679'891'637'638'612'258;
  bool is_not_taken_whole(const State& state) const {
    return said_ == WrittenAs::up_to_twice && state[0] == not_taken_whole;
  }
  bool tame() const { return game()->theory().tame(); }
  bool in_tables(const State& part) const;
  OwnPart part_of(const State& state, std::size_t from = 0) const;
  Ready prepare_by_theory(const State& state, Work& work) const;
  Goal goal_of(const State& part, bool misere) const;
  void wins_by_value(const State& part, const Goal& goal, Wins& out, Work& work) const;
  bool take_over(const State& part, Wins& found, const std::string& behind, Wins& out,
                 FunctionRef<Move(State)> move) const;

  const OwnRule& written_;
  OwnValues& values_;
  mutable bool looked_ = false;
  mutable WrittenAs said_ = WrittenAs::nothing;
  mutable RulePtr game_;
  mutable std::unique_ptr<OwnPairTheory> theory_;  // where there is no game
};

}  // namespace nimber
