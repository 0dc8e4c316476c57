#pragma once

#include "rules/own/own_rule.hpp"
#include "rules/taking_bound.hpp"

#include <optional>

namespace nimber {

/// f, where the rule says that 1 to f(n) may be taken of a heap of n and nothing else, and f grows
/// by 0 or 1: `own/n;k=1..n/3;n-=k`. None for other rules. O(length of the rule).
std::optional<TakingBound> taking_bound_of(const OwnRule& rule);

}  // namespace nimber
