#include <nimber/wythoff.hpp>

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

/// The upper 64 bits of a * b.
std::uint64_t high_product(std::uint64_t a, std::uint64_t b) {
#ifdef __wasm__
  // WebAssembly has no wider product: four of 32 bits each are far quicker than a library's 128-bit one.
  const std::uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF);
  const std::uint64_t one = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
  const std::uint64_t two = (a & 0xFFFFFFFF) * (b >> 32) + (one & 0xFFFFFFFF);
  return (a >> 32) * (b >> 32) + (one >> 32) + (two >> 32);
#else
  return static_cast<std::uint64_t>(static_cast<Wide>(a) * b >> 64);
#endif
}

}  // namespace

// phi - 1 to 128 places: F = floor((phi - 1) 2^128). Then k F / 2^128 falls short of k (phi - 1) by less than k / 2^128, and the
// integer below is the same unless k (phi - 1) lies that close above an integer m. It does not: with x = k (phi - 1) - m > 0,
// x (k phi + m) = k^2 - k m - m^2 is an integer, so at least 1, and x >= 1 / (k phi + m) > 1 / (k sqrt(5)), which is above
// k / 2^128 as long as k^2 sqrt(5) < 2^128, that is for all k < 2^63.
std::uint64_t cold_smaller(std::uint64_t k) {
  constexpr std::uint64_t upper = 0x9E3779B97F4A7C15;
  constexpr std::uint64_t lower = 0xF39CC0605CEDC834;
  // floor((k upper 2^64 + k lower) / 2^128)
  const std::uint64_t carried = k * upper + high_product(k, lower);
  return k + high_product(k, upper) + (carried < k * upper ? 1 : 0);
}

// k phi = (k + sqrt(5 k^2)) / 2, and rounding the root down first changes nothing.
std::uint64_t cold_smaller_by_root(std::uint64_t k) { return (k + square_root(static_cast<Wide>(k) * k * 5)) / 2; }

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
