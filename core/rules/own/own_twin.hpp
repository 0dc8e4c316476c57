// Rules with one number whose clauses say what a game of the house says: Kayles as
// `own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)` is octal/0.77. It follows from what the clauses mean,
// never from a comparison of values.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

struct OwnTwin {
  WrittenAs game = WrittenAs::nothing;
  /// What the game's rules are: "1..3", "k%3!=0", "0.77".
  std::string rules = {};
  /// Each option of a heap comes once; of two parts the smaller one stands first.
  bool ordered = true;
  /// The amounts after which a rest in one heap has an empty part before it, ascending.
  std::vector<std::uint64_t> beside_empty = {};
};

/// None where no game of the house is seen in the clauses. O(length of the rule).
std::optional<OwnTwin> twin_of(const OwnRule& rule);

/// The rule of the game of the house; null where there is none.
RulePtr rule_written_as(const OwnTwin& twin);

}  // namespace nimber
