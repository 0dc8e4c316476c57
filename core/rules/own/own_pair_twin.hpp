// Rules with two numbers whose clauses say what a game of the house says: two heaps of Nim,
// Wythoff's game, Fibonacci Nim. It follows from what the clauses mean: the candidates of a choice
// are exactly the numbers that the game allows (docs/theorems.md, "Pairs that are one game").
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <optional>

namespace nimber {

/// What the rule says: any_number (of two heaps), any_or_both or up_to_twice. None for other rules.
/// O(length of the rule).
std::optional<WrittenAs> pair_twin_of(const OwnRule& rule);

}  // namespace nimber
