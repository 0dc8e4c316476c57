// Splits by a choice that walks along a row, as `i=1..n;=>(max(0,i-2))+(max(0,n-i-1))`: what stands
// before the i-th and what stands behind it, less some at each side.
#pragma once

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <map>
#include <optional>

namespace nimber {

/// By the amount that is taken: 1 where nothing may be left, 2 a heap, 4 any two heaps, and the
/// sums of these. None where the alternative is of another form, or leaves no octal game's rests.
/// O(length of the alternative + digits).
std::optional<std::map<std::int64_t, unsigned>> clipped_digits(const OwnAlternative& alternative);

}  // namespace nimber
