// Rules with two numbers of which a theorem knows all values, or all lost pairs (docs/theorems.md,
// "Euclid's game" and the next two). They are recognised by what their clauses mean: a bound must
// hold for all moves of the game, and what the bounds let through besides must be no move.
#pragma once

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <optional>

namespace nimber {

enum class PairLaw : std::uint8_t {
  euclid,         ///< a multiple of one number is taken from the other, and both stay positive
  euclid_zero,    ///< the other one may become 0
  drop_split,     ///< one number is dropped, the other one split in two
  king,           ///< one less of one number, or of both
  bar,            ///< a bar is broken in two, until pieces of width and height 1 are left
  at_most_share,  ///< 1 to a / b are taken from the first number; the second one stays
};

/// The game that the rule is; none of other rules. O(length of the rule).
std::optional<PairLaw> pair_law_of(const OwnRule& rule);

}  // namespace nimber
