#include "values/divisors.hpp"
#include "values/numbers.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {
namespace {

constexpr std::uint64_t tried_to = 256;

std::uint64_t apart(std::uint64_t x, std::uint64_t y) { return x > y ? x - y : y - x; }

/// A proper divisor of an odd composite n (R. P. Brent, "An improved Monte Carlo factorization
/// algorithm", BIT 20, 1980).
std::uint64_t proper_divisor(std::uint64_t n) {
  constexpr std::uint64_t batch = 64;
  for (std::uint64_t c = 1;; ++c) {
    const auto next = [&](std::uint64_t x) {
      const std::uint64_t sum = multiply_mod(x, x, n) + c;
      return sum >= n ? sum - n : sum;
    };
    std::uint64_t y = 2;
    std::uint64_t divisor = 1;
    for (std::uint64_t length = 1; divisor == 1; length *= 2) {
      const std::uint64_t x = y;
      for (std::uint64_t i = 0; i < length; ++i) y = next(y);
      for (std::uint64_t done = 0; done < length && divisor == 1; done += batch) {
        const std::uint64_t start = y;
        const std::uint64_t steps = std::min(batch, length - done);
        std::uint64_t product = 1;
        for (std::uint64_t i = 0; i < steps; ++i) {
          y = next(y);
          product = multiply_mod(product, apart(x, y), n);
        }
        divisor = std::gcd(product, n);
        if (divisor != n) continue;
        // The batch has met several divisors at once: go through it one by one.
        y = start;
        do {
          y = next(y);
          divisor = std::gcd(apart(x, y), n);
        } while (divisor == 1);
      }
    }
    if (divisor != n) return divisor;
  }
}

/// n odd, 3 or more.
std::uint64_t smallest_prime_factor(std::uint64_t n) {
  if (is_prime(n)) return n;
  const std::uint64_t divisor = proper_divisor(n);
  return std::min(smallest_prime_factor(divisor), smallest_prime_factor(n / divisor));
}

}  // namespace

std::uint64_t smallest_divisor_from_3(std::uint64_t n) {
  if (n < 3) return 0;
  if (n % 3 == 0) return 3;
  if (n % 4 == 0) return 4;
  // What is left is odd, or twice an odd number: then the smallest is a prime.
  if (n % 2 == 0) n /= 2;
  for (std::uint64_t d = 5; d < tried_to; d += 2) {
    if (n % d == 0) return d;
    if (d * d > n) return n;
  }
  return smallest_prime_factor(n);
}

}  // namespace nimber
