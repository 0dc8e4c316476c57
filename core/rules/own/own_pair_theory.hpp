// What theorems know of a rule with two numbers that is no game of the house: the values of pairs,
// or which of them are lost.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_codes.hpp"
#include "rules/own/own_rule.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// A part of two numbers that is asked for, and what stands behind it in the state's text.
struct PairAsked {
  State part;
  std::string behind;
};

class OwnPairTheory {
 public:
  OwnPairTheory() = default;
  OwnPairTheory(const OwnPairTheory&) = delete;
  OwnPairTheory& operator=(const OwnPairTheory&) = delete;
  virtual ~OwnPairTheory() = default;

  /// Does it know the value of this part, or of larger ones only?
  virtual bool has_value(const OwnPart& part) const = 0;
  /// Makes the value of a part that it has known, and those of its options.
  virtual Ready prepare(const OwnPart& part, Work& work) = 0;
  /// The value of a part for which prepare() said yes, or of its options.
  virtual Value value(const OwnPart& part) const = 0;
  /// Is a part lost in normal play, where the value is not known?
  virtual std::optional<bool> lost(const OwnPart& part) const = 0;
  /// Would values be looked for in vain, with so many options? Of a part without a value.
  virtual bool too_far(const OwnPart& part, std::uint64_t options) const = 0;

  /// Its code, and the numbers of which it speaks, of a part alone; "" where it says nothing.
  virtual std::string_view theorem(const OwnPart& part) const = 0;
  virtual std::vector<Fact> facts(const OwnPart& part) const = 0;
  /// Are the options of a part few enough to look at each of them?
  virtual bool lists_options(const OwnPart& part) const = 0;

  /// Adds the moves of a part to a value, in the order of the texts. False where all moves are to
  /// be looked at.
  virtual bool wins(const PairAsked& asked, Value target, Wins& out, Work& work,
                    FunctionRef<Move(State)> move) const = 0;
  /// Adds the moves to lost parts, where lost() knows them.
  virtual void moves_to_lost(const PairAsked& asked, Wins& out,
                             FunctionRef<Move(State)> move) const = 0;

  virtual std::optional<LostPairs> lost_pairs() const { return std::nullopt; }
  virtual std::optional<ValuesOfPairs> values_of_pairs() const { return std::nullopt; }
  virtual std::size_t memory() const { return 0; }
};

/// What is known of the rule; null where nothing is.
std::unique_ptr<OwnPairTheory> pair_theory_of(const OwnRule& rule);

/// Sorts what moves leave of a part by the text, two numbers each part, and adds them without those
/// that come twice.
void add_by_text(std::vector<State> left, const std::string& behind, Wins& out,
                 FunctionRef<Move(State)> move);

}  // namespace nimber
