// Proofs of lines by residues for rules where any number may be taken from a heap, or the heap
// split into several (docs/theorems.md, "Taking any number or splitting").
#pragma once

#include <nimber/rule.hpp>

#include "laws/patterns/guess.hpp"

#include <cstdint>

namespace nimber {

/// Does the guess give the values of all heaps? It was tested for heaps below `checked`, whose
/// values the rule knows.
bool proven_by_splits(const Rule& rule, const Guess& guess, std::uint64_t checked);

}  // namespace nimber
