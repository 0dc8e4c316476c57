// Rules with two numbers whose clauses say what a game of the house says: two heaps of Nim,
// Wythoff's game, Fibonacci Nim. It follows from what the clauses mean: the candidates of a choice
// are exactly the numbers that the game allows. Each bound on them is affine, or a min or max of
// such bounds. A bound that is affine holds for all moves of the game if it holds at the corners of
// the set of these moves and does not fall along its rays.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <optional>

namespace nimber {

/// What the rule says: any_number (of two heaps), any_or_both or up_to_twice. None for other rules.
/// O(length of the rule).
std::optional<WrittenAs> pair_twin_of(const OwnRule& rule);

}  // namespace nimber
