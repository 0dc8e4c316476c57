// Which alternatives of a rule leave numbers that grow evenly from each candidate to the next.
#pragma once

#include "rules/own/own_rule.hpp"

namespace nimber {

/// Finds OwnAlternative::runs.
bool comes_in_runs(const OwnShape& shape, const OwnAlternative& alternative);
/// Finds OwnAlternative::cell_runs, and sets last_choice.
bool comes_in_cell_runs(const OwnShape& shape, OwnAlternative& alternative);

}  // namespace nimber
