// Rules that people write by which a divisor of the heap is taken away, or a number that has none
// in common with it (rules/divisors_taken.hpp).
#pragma once

#include "rules/own/own_rule.hpp"
#include "rules/theorem_heaps.hpp"

#include <memory>

namespace nimber {

/// Null for other rules. O(length of the rule).
std::unique_ptr<TheoremHeaps> divisors_taken(const OwnRule& rule);

}  // namespace nimber
