// Proofs of recursions for rules where 1 to f(n) may be taken from a heap of n, and f grows by 0 or
// 1 (docs/theorems.md, "Taking up to a bound").
#pragma once

#include <nimber/rule.hpp>

#include "laws/patterns/guess.hpp"

#include <cstdint>
#include <optional>

namespace nimber {

/// The most that may be taken of n, and how it goes on: period heaps later, from `from` on, it is
/// larger by a fixed number.
struct Restriction {
  std::uint64_t most = 0;
  std::uint64_t from = 0;
  std::uint64_t period = 1;
};
/// None where the rule is no such rule.
std::optional<Restriction> restriction_at(const Rule& rule, std::uint64_t n);

/// Is the guess what the theorem says of all heaps? It was tested for heaps below `checked`. It
/// must choose by conditions that repeat between numbers and g(e), where those and e repeat.
/// O(period).
bool proven_by_restriction(const Rule& rule, const Guess& guess, std::uint64_t checked);

}  // namespace nimber
