#include "values/numbers.hpp"

#include "values/cold_pairs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <iterator>

namespace nimber {
namespace {

/// Is b^k <= n?
bool power_fits(std::uint64_t b, std::uint64_t k, std::uint64_t n) {
  std::uint64_t power = 1;
  for (; k > 0; --k) {
    if (__builtin_mul_overflow(power, b, &power) || power > n) return false;
  }
  return true;
}

/// 1, 2, 3, 5 ... below 2^64: there are 92.
constexpr std::array<std::uint64_t, 92> fibonacci = [] {
  std::array<std::uint64_t, 92> list{1, 2};
  for (std::size_t i = 2; i < list.size(); ++i) list[i] = list[i - 1] + list[i - 2];
  return list;
}();
static_assert(fibonacci.back() == 12'200'160'415'121'876'738u);  // the next is above 2^64

}  // namespace

std::uint64_t multiply_mod(std::uint64_t a, std::uint64_t b, std::uint64_t m) {
  if (((a | b) >> 32) == 0) return a * b % m;
  __extension__ typedef unsigned __int128 Product;
  return static_cast<std::uint64_t>(static_cast<Product>(a) * b % m);
}

std::uint64_t isqrt(std::uint64_t n) {
  // Never too small: what rounding takes from a square is less than half the last binary digit of
  // its root.
  auto root = std::min<std::uint64_t>(static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n))),
                                      4'294'967'295);
  while (root * root > n) --root;
  return root;
}

std::uint64_t iroot(std::uint64_t n, std::uint64_t k) {
  if (k == 1 || n < 2) return n;
  if (k == 2) return isqrt(n);
  if (k >= 64) return 1;
  // The root is below 2^(digits / k + 1); its binary digits are found from the highest on.
  std::uint64_t root = 0;
  for (std::uint64_t digit = std::bit_width(n) / k + 1; digit-- > 0;) {
    const std::uint64_t next = root | std::uint64_t{1} << digit;
    if (power_fits(next, k, n)) root = next;
  }
  return root;
}

bool is_prime(std::uint64_t n) {
  constexpr std::array<std::uint64_t, 12> bases = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  if (n < 2) return false;
  for (const std::uint64_t p : bases) {
    if (n % p == 0) return n == p;
  }
  const int twos = std::countr_zero(n - 1);
  const std::uint64_t odd = (n - 1) >> twos;
  for (const std::uint64_t base : bases) {
    std::uint64_t power = 1;
    std::uint64_t square = base % n;
    for (std::uint64_t e = odd; e > 0; e >>= 1) {
      if (e & 1) power = multiply_mod(power, square, n);
      square = multiply_mod(square, square, n);
    }
    if (power == 1 || power == n - 1) continue;
    bool witness = true;
    for (int i = 1; i < twos && witness; ++i) {
      power = multiply_mod(power, power, n);
      witness = power != n - 1;
    }
    if (witness) return false;
  }
  return true;
}

bool is_fibonacci(std::uint64_t n) {
  return std::binary_search(fibonacci.begin(), fibonacci.end(), n);
}

std::uint64_t zeckendorf_least(std::uint64_t n) {
  // The largest that fits, again and again: what is left is below the neighbour of each.
  std::uint64_t least = 0;
  while (n > 0) {
    least = *std::prev(std::upper_bound(fibonacci.begin(), fibonacci.end(), n));
    n -= least;
  }
  return least;
}

std::uint64_t golden_multiple(std::uint64_t n) { return cold_smaller(n); }

}  // namespace nimber
