#pragma once

#include <nimber/component.hpp>
#include <nimber/position.hpp>
#include <nimber/ready.hpp>
#include <nimber/rule_sequence.hpp>
#include <nimber/work.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nimber {

/// What a rule may know of its states by theorems of its own: values, outcomes, winning moves. The
/// defaults know nothing; search answers then.
class RuleTheory {
 public:
  virtual ~RuleTheory() = default;

  /// Makes the components' values of this state, and those of its options, known: tables grow here,
  /// within `work`.
  virtual Ready prepare(const State& state, Work& work) const;
  /// The components of a state for which prepare() said yes; their values' nim-sum is the value of
  /// the state.
  virtual void components(const State& state, std::vector<Component>& out) const;
  /// A code naming the theorem that gives the values, for explanations: "bouton", "table", "period"
  /// ...; "" for none.
  virtual std::string_view theorem(const State& state) const;
  /// The numbers of a state that the theorem of this code speaks of, for explanations; what their
  /// names mean is in docs/theorems.md. `part` is one heap of a heap game, or none for the whole.
  virtual std::vector<Fact> facts(const State& state, std::optional<std::size_t> part,
                                  std::string_view code) const;
  /// The winning moves of one part of a state for which prepare() said yes. `components` are those
  /// of this state. The default goes through each_move and components().
  virtual void wins(const State& state, std::size_t part, const Goal& goal,
                    const std::vector<Component>& components, Wins& out, Work& work) const;
  /// The heap game that the rule says in other words, where it is one: values come from there.
  virtual const HeapRule* same_game() const { return nullptr; }
  /// Are the values of all options at hand once prepare() said yes? Else only wins() tells of them.
  virtual bool lists_options(const State&) const { return true; }
  /// True where any sum of components of this rule (and of other tame rules) obeys the misère Nim
  /// rule, see Goal.
  virtual bool tame() const { return false; }
  /// Which components of a state count as one in misère play, being worth their nim-sum together:
  /// for each the place of the first one that it counts with. Empty where each counts alone.
  virtual std::vector<std::size_t> together(const std::vector<Component>&) const { return {}; }
  /// How many components of 2 or more the misere Nim rule counts in a state of these components. Of
  /// components that count alone, all.
  virtual std::uint64_t bigs(const std::vector<Component>& components) const;
  /// For a single term: is it a P-position? By a theorem about outcomes that needs no values.
  virtual std::optional<bool> outcome_is_p(const State& state, bool misere) const;
  /// Makes outcome_is_p() known in misere play, for a state and its options, where that takes a
  /// search of the rule's own. never: there is none, or not within the limit.
  virtual Ready prepare_misere(const State& state, Work& work) const;
  /// All winning moves by that theorem, part by part.
  virtual void outcome_wins(const State& state, bool misere, Wins& out, Work& work) const;

  /// All numbers that lose in place of this one, in a sum of this term alone, where a theorem tells
  /// them; ascending.
  virtual std::optional<std::vector<std::uint64_t>> losing_numbers(const State& state,
                                                                   std::size_t part,
                                                                   bool misere) const;
  /// Is each part a Nim heap of the number that it is?
  virtual bool nim_heaps() const { return false; }

 private:
  template <class...>
  friend class RuleOf;

  const Rule* moves_ = nullptr;  ///< the rule whose moves the defaults look at
};

}  // namespace nimber
