// Positions of Nim, or of Moore's game, with at most so many stones, by digits.
//
// K heaps are lost where each binary digit stands in a multiple of q of them (q = 2, Bouton 1901;
// q = k + 1 where up to k heaps may be moved in at once, Moore 1910). Of heaps 2 m + e the digits e
// are chosen first: where c of them are 1, the m have at most (T - c) / 2 stones together. So with
// F(0) = 1
//
//   F(T) = sum over c = 0, q, 2q … of C(K, c) F((T - c) / 2),
//
// a few hundred numbers for each digit of T.
#pragma once

#include <cstdint>

namespace nimber {

/// How many positions of `heaps` heaps with at most `stones` stones together have, in each binary
/// digit, a multiple of `q` ones; with q = 2 those of nim-sum `v`. Modulo `modulus`, at most 2^40.
/// O(heaps^2 / q * log stones), which is added to `examined`.
std::uint64_t count_by_digits(std::uint64_t heaps, std::uint64_t stones, std::uint64_t q,
                              std::uint64_t v, std::uint64_t modulus, std::uint64_t& examined);

}  // namespace nimber
