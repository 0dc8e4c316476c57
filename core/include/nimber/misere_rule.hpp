// The misère rule: which sums are lost when who moves last loses. It is that of misère Nim, and
// holds for sums of tame parts.
#pragma once

#include <nimber/position.hpp>

namespace nimber {

/// The misère Nim rule: a sum of tame parts is lost for the player to move at nim-sum 0 if some
/// value is 2 or more, at nim-sum 1 if none is (Bouton 1901; Conway, On Numbers and Games, ch. 12).
constexpr bool misere_is_p(Value sum, bool some_big) { return sum == (some_big ? 0u : 1u); }

}  // namespace nimber
