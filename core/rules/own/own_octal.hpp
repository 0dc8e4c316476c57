// Written rules that are octal games or Grundy's game: a fixed number of stones is taken, and the
// rest is left in no heap, in one, or in any two (docs/theorems.md, "Rules that are one game").
#pragma once

#include "rules/own/own_twin.hpp"
#include "text/affine_form.hpp"

#include <optional>

namespace nimber {

/// The game of this kind that the rule is; none for other rules.
std::optional<OwnTwin> octal_of(const OwnRule& rule);

/// What a move takes, as a form in the heap and the choices, where the rest stays in one part; none
/// for other moves.
std::optional<AffineForm> amount_taken(const OwnAlternative& alternative);

/// Are the two parts of this split chosen as `i=1..m/2;=>(i)+(m-i)` does, or from 0 on, each once
/// and the smaller one first?
bool splits_ascending(const OwnAlternative& alternative);

}  // namespace nimber
