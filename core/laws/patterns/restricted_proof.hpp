// Proofs of recursions for rules where 1 to f(n) may be taken from a heap of n, and f grows by 0 or
// 1 (docs/theorems.md, "Taking up to a bound").
#pragma once

#include <nimber/rule.hpp>

#include "laws/patterns/guess.hpp"

#include <cstdint>
#include <optional>

namespace nimber {

/// The most that may be taken of n, and how that goes on. From heap `from` on it is larger by a
/// fixed number `period` heaps later.
struct Restriction {
  std::uint64_t most = 0;
  std::uint64_t from = 0;
  std::uint64_t period = 1;
};
/// None for rules of another kind.
std::optional<Restriction> restriction_at(const Rule& rule, std::uint64_t n);

/// Is the guess what the theorem says of all heaps? It was tested for heaps below `checked`. Its
/// conditions must repeat, and so must what they choose between: numbers, and the e of g(e).
/// O(period).
bool proven_by_restriction(const Rule& rule, const Guess& guess, std::uint64_t checked);

}  // namespace nimber
