// The winning moves of a heap of which the numbers of an endless set may be taken, past any table.
#pragma once

#include <nimber/heap_rule.hpp>

#include "values/endless.hpp"

namespace nimber {

/// Adds them by amount, as HeapRule::winning_options() does. All values of the rule follow from the
/// period, so whole classes of amounts win. O(period * modulus).
void endless_wins(const HeapRule& rule, const EndlessSet& set, const Period& period, Heap n,
                  std::size_t part, const Goal& goal, Wins& out, Work& work);

}  // namespace nimber
