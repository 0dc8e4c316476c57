// Rules by which a divisor of the heap is taken away, `own/n;k=divisors(n);n-=k`, or any number
// that has no divisor in common with it, `own/n;k=1..n;gcd(k,n)==1;n-=k`.
#pragma once

#include "rules/own/own_rule.hpp"
#include "rules/theorem_heaps.hpp"

#include <memory>

namespace nimber {

/// Null for other rules. It follows from what the clauses mean: a divisor k of n = j k is taken,
/// and each condition holds for all j and k, or just where j is 2 or more. O(length of the rule).
std::unique_ptr<TheoremHeaps> divisors_taken(const OwnRule& rule);

/// Of numbers prime to the heap: which heaps are lost. Null for other rules. O(1).
std::unique_ptr<TheoremHeaps> prime_to_heap_taken(const OwnRule& rule);

}  // namespace nimber
