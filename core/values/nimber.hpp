// The field of nimbers below 2^64 (J. H. Conway, "On Numbers and Games", 1976, ch. 6): the nim sum
// is XOR, and the nim product of a and b is the mex of (a' b) + (a b') + (a' b') over all a' < a,
// b' < b.
#pragma once

#include <cstdint>

namespace nimber {

/// The nim product. Nine products of 16 bits by tables of logarithms (384 KB, built at the first
/// call in some milliseconds).
std::uint64_t nim_product(std::uint64_t a, std::uint64_t b);

/// a times itself, e times; 1 for e = 0. O(log e) products.
std::uint64_t nim_power(std::uint64_t a, std::uint64_t e);

/// The only b with a b = 1, for a > 0; 0 for 0, which has none.
std::uint64_t nim_inverse(std::uint64_t a);

/// a / b for b > 0; 0 for b = 0, where there is none.
std::uint64_t nim_quotient(std::uint64_t a, std::uint64_t b);

/// The only b with b b = a.
std::uint64_t nim_sqrt(std::uint64_t a);

}  // namespace nimber
