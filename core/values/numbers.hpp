// Whole numbers: roots, primes, Fibonacci numbers, all exact for 64 bits.
#pragma once

#include <cstdint>

namespace nimber {

/// a * b modulo m > 0.
std::uint64_t multiply_mod(std::uint64_t a, std::uint64_t b, std::uint64_t m);

/// Is n a prime? By Miller and Rabin with the bases 2 to 37, which is exact below 3.3 * 10^24
/// (Sorenson and Webster 2015).
bool is_prime(std::uint64_t n);

/// floor(sqrt(n)).
std::uint64_t isqrt(std::uint64_t n);

/// floor(n^(1/k)), k >= 1. O(k log n) products at most, for k < 64; for larger k it is 0 or 1.
std::uint64_t iroot(std::uint64_t n, std::uint64_t k);

/// Is n one of 1, 2, 3, 5, 8 ...?
bool is_fibonacci(std::uint64_t n);

/// The least part of n as a sum of Fibonacci numbers of which no two are neighbours (Zeckendorf
/// 1972: there is one such sum); 0 for 0.
std::uint64_t zeckendorf_least(std::uint64_t n);

/// floor(n phi), phi = (1 + sqrt 5) / 2, for n < 2^63.
std::uint64_t golden_multiple(std::uint64_t n);

}  // namespace nimber
