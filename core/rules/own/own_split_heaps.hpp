// Rules by which any number may be taken from a heap, or the heap split into several: values along
// lines by residues (values/split_lines.hpp).
#pragma once

#include "rules/own/own_rule.hpp"
#include "rules/theorem_heaps.hpp"

#include <memory>

namespace nimber {

/// Null for other rules. O(length of the rule).
std::unique_ptr<TheoremHeaps> lines_by_splits(const OwnRule& rule);

}  // namespace nimber
