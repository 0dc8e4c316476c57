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

}  // namespace

// k phi = (k + sqrt(5 k^2)) / 2, and rounding the root down first changes nothing.
std::uint64_t cold_smaller(std::uint64_t k) { return (k + square_root(static_cast<Wide>(k) * k * 5)) / 2; }

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
