#pragma once

#include <nimber/position.hpp>
#include <nimber/ready.hpp>
#include <nimber/work.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// Which pairs of numbers a, b are lost by a theorem, as a guess is written: "a==b".
struct LostPairs {
  std::string_view condition;  ///< as Expression::text() writes it
  std::string_view theorem;    ///< as RuleTheory::theorem
  /// Of a pair alone in misère play, by the theorem "…-misere"; empty where none tells.
  std::string_view misere = {};
};

/// The values of all pairs of numbers a, b by a theorem, as a guess is written: "xor(a,b)".
struct ValuesOfPairs {
  std::string_view value;    ///< as Expression::text() writes it
  std::string_view theorem;  ///< as RuleTheory::theorem
};

/// What a rule may say of which every pair of numbers is a state.
class RulePairs {
 public:
  virtual ~RulePairs() = default;

  /// Makes one table for all pairs up to these two numbers, where the rule has one that grows at a
  /// greater cost pair by pair. It only saves time: prepare() is asked for each pair all the same.
  virtual Ready prepare_pairs(const State&, Work&) const { return Ready::never; }
  /// What the two numbers of a state of one part are called, where a pair of numbers is one; else
  /// none.
  virtual std::vector<std::string> number_names() const { return {}; }
  /// Where a theorem says which pairs of numbers are lost: normal play.
  virtual std::optional<LostPairs> lost_pairs() const { return std::nullopt; }
  /// Where a theorem gives the values of all pairs.
  virtual std::optional<ValuesOfPairs> values_of_pairs() const { return std::nullopt; }
};

}  // namespace nimber
