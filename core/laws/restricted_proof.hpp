// Proofs of recursions for rules where 1 to f(n) may be taken from a heap of n, and f grows by 0 or
// 1 (docs/theorems.md, "Taking up to a bound").
#pragma once

#include <nimber/rule.hpp>

#include "laws/conjecture.hpp"

#include <cstdint>

namespace nimber {

/// Is the guess what the theorem says of all heaps? It was tested for heaps below `checked`. It
/// must choose by conditions that repeat between numbers and g(e), where those and e repeat.
/// O(period).
bool proven_by_restriction(const Rule& rule, const Guess& guess, std::uint64_t checked);

}  // namespace nimber
