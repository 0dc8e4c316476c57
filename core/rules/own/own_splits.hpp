// Written rules by which any number may be taken from a heap, or the heap split into several that
// are not empty: `own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)`.
#pragma once

#include <nimber/rule_sequence.hpp>

#include "rules/own/own_rule.hpp"
#include "values/split_lines.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// The splits of a rule whose moves are splits and the taking of any number. None for other rules,
/// and where the bounds and conditions are not affine. O(length of the rule).
std::optional<std::vector<HeapSplit>> splits_of(const OwnRule& rule);
/// How many `splits` there are, and of each the `parts`, what is `taken`, and "unequal" where two
/// equal parts may not be left. Empty for other rules.
std::vector<Fact> facts_of_splits(const OwnRule& rule);

}  // namespace nimber
