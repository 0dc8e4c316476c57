#include "values/cold_pairs.hpp"

#include <algorithm>
#include <cmath>

namespace nimber {
namespace {

__extension__ typedef unsigned __int128 Wide;

/// floor(sqrt(n)), n < 2^126.
std::uint64_t square_root(Wide n) {
  if (n == 0) return 0;
  auto x = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n)));
  // Off by a few hundred at most; one step of Newton's brings it to within one.
  x = static_cast<std::uint64_t>((x + n / x) / 2);
  while (static_cast<Wide>(x) * x > n) --x;
  while (static_cast<Wide>(x + 1) * (x + 1) <= n) ++x;
  return x;
}

#ifdef __wasm__
/// The same for k < 2^61.
std::uint64_t cold_smaller_by_digits(std::uint64_t k) {
  // WebAssembly has no product wider than 64 bits. By digits of 31 bits, as in school, k has two
  // and F has four, and two products with what is carried stay below 2^64.
  constexpr std::uint64_t f3 = 0x4F1BBCDC;
  constexpr std::uint64_t f2 = 0x5FD29F05;
  constexpr std::uint64_t f1 = 0x3E73980C;
  constexpr std::uint64_t f0 = 0x05CEDC83;
  const std::uint64_t low = k & 0x7FFFFFFF;
  const std::uint64_t high = k >> 31;
  const std::uint64_t first = (low * f0 >> 31) + low * f1 + high * f0;
  const std::uint64_t second = (first >> 31) + low * f2 + high * f1;
  const std::uint64_t third = (second >> 31) + low * f3 + high * f2;
  return k + high * f3 + (third >> 31);
}
#endif

}  // namespace

// phi - 1 to n binary places: F = floor((phi - 1) 2^n). Then k F / 2^n falls short of k (phi - 1)
// by less than k / 2^n, and the integer below is the same unless k (phi - 1) lies that close above
// an integer m. It does not: with x = k (phi - 1) - m > 0, x (k phi + m) = k^2 - k m - m^2 is an
// integer, so at least 1, and x >= 1 / (k phi + m) > 1 / (k sqrt(5)), which is above k / 2^n as
// long as k^2 sqrt(5) < 2^n: with n = 124 for all k < 2^61, with n = 128 for all k < 2^63.
std::uint64_t cold_smaller(std::uint64_t k) {
#ifdef __wasm__
  if (k >> 61 == 0) return cold_smaller_by_digits(k);
#endif
  // n = 128: floor((k upper 2^64 + k lower) / 2^128).
  constexpr std::uint64_t upper = 0x9E3779B97F4A7C15;
  constexpr std::uint64_t lower = 0xF39CC0605CEDC834;
  return k + static_cast<std::uint64_t>(
                 (static_cast<Wide>(k) * upper + (static_cast<Wide>(k) * lower >> 64)) >> 64);
}

// k phi = (k + sqrt(5 k^2)) / 2, and rounding the root down first changes nothing.
std::uint64_t cold_smaller_by_root(std::uint64_t k) {
  return (k + square_root(static_cast<Wide>(k) * k * 5)) / 2;
}

ColdPair cold_pair(std::uint64_t k) {
  const std::uint64_t a = cold_smaller(k);
  return {a, a + k};
}

ColdPair cold_pair_with(std::uint64_t a) {
  if (a == 0) return {};
  // floor(k phi) = a has at most one solution, the first k above a / phi = a phi - a; failing that,
  // floor(k phi^2) = a has exactly one, the first k above a / phi^2 = 2 a - a phi.
  const std::uint64_t up = cold_smaller(a);
  const ColdPair first = cold_pair(up - a + 1);
  return first.smaller == a ? first : cold_pair(2 * a - up);
}

bool is_cold(std::uint64_t a, std::uint64_t b) {
  const auto [small, large] = std::minmax(a, b);
  return cold_smaller(large - small) == small;
}

}  // namespace nimber
