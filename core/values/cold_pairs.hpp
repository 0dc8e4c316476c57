// Wythoff's cold pairs in exact integers (Wythoff 1907). The k-th pair is (floor(k phi), floor(k
// phi) + k), and every number from 1 on stands in exactly one pair (Beatty). `double` first fails
// at k = 102,334,155.
#pragma once

#include <cstdint>

namespace nimber {

/// A P-position of Wythoff's game, smaller heap first.
struct ColdPair {
  std::uint64_t smaller = 0;
  std::uint64_t larger = 0;
};

/// floor(k phi), k < 2^63: the smaller heap of the cold pair whose heaps differ by k. Two products
/// of 64 bits by 64.
std::uint64_t cold_smaller(std::uint64_t k);

/// The same, k < 2^61, by a square root of 128 bits: the plain way, which the other is tested
/// against.
std::uint64_t cold_smaller_by_root(std::uint64_t k);

/// The cold pair whose heaps differ by k, k <= 10^18.
ColdPair cold_pair(std::uint64_t k);

/// The only cold pair in which a heap of a stands, a <= 10^18.
ColdPair cold_pair_with(std::uint64_t a);

/// Is this a P-position of normal play? Either heap may be the larger.
bool is_cold(std::uint64_t a, std::uint64_t b);

}  // namespace nimber
