// Rules by which a divisor of the heap is taken away, `custom/n%k==0`, `own/n;k=divisors(n);n-=k`,
// or any number that has no divisor in common with it, `custom/gcd(n,k)==1`.
#pragma once

#include "rules/theorem_heaps.hpp"
#include "text/expression.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace nimber {

/// The name of what is taken of a heap of n, which is name 0, and where it is chosen from: all
/// numbers from 1 to n, or to n - 1, or the divisors of n.
struct Taken {
  enum class Of : std::uint8_t { numbers, numbers_below, divisors };
  std::size_t name;
  Of of;
};

/// What a theorem tells where all these conditions have to hold; null where none fits. It follows
/// from what they mean: a divisor k of n = j k is taken, and each condition holds for all j and k,
/// or just where j is 2 or more; or the only one says that n and k have no divisor in common.
/// O(length of the conditions).
std::unique_ptr<TheoremHeaps> divisors_taken(Taken taken,
                                             std::span<const ExpressionPart> conditions);

}  // namespace nimber
