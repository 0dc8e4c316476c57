// What a range of heaps is to the characters of XOR.
//
// The positions of K heaps whose nim-sum is v are counted by the characters x -> (-1)^|x & i| of
// the numbers below 2^t (Walsh and Hadamard's transform): with W(i) the sum of the character i over
// the heaps of the range, each taken by its value, there are
//
//   1/2^t * sum over i of (-1)^|v & i| * f(W(i))
//
// of them, where f(W) = W^K for ordered positions; for multisets see power_sum.hpp. Many i share
// their W: they are kept once, with the sum of their signs.
#pragma once

#include <nimber/position.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

struct Spectrum {
  struct Item {
    std::uint64_t heaps = 0;       ///< N, how many heaps there are to choose from
    std::int64_t wave = 0;         ///< W
    std::int64_t coefficient = 0;  ///< the sum of the signs
  };
  std::vector<Item> items;
  unsigned bits = 0;          ///< t
  std::size_t different = 0;  ///< how many values W has
};

/// Of values of which `often[x]` heaps are worth x: together at most 2^62 heaps, values below 2^20.
/// O(n log n).
Spectrum spectrum_of(const std::vector<std::uint64_t>& often, Value v);

/// Of heaps worth `from` … `to`, to <= 2 * 10^18, by digits: O(log to). A character whose lowest
/// digit is the s-th sums up to 0 over each whole block of 2^(s+1) heaps, so that only the blocks
/// in which the range begins and ends count, each with the sign of its higher digits.
Spectrum nim_spectrum(std::uint64_t from, std::uint64_t to, Value v);

}  // namespace nimber
