#include <nimber/period.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// How far back the end of the values repeats: length[p] is the largest L such that the last L values equal the L values that
/// stand p places before them. (The Z-function of the values read backwards.)
std::vector<std::uint32_t> repeats_at_the_end(const std::vector<std::uint32_t>& values) {
  const std::size_t n = values.size();
  const auto back = [&](std::size_t i) { return values[n - 1 - i]; };
  std::vector<std::uint32_t> length(n, 0);
  std::size_t left = 0;
  std::size_t right = 0;
  for (std::size_t i = 1; i < n; ++i) {
    std::size_t z = i < right ? std::min<std::size_t>(right - i, length[i - left]) : 0;
    while (i + z < n && back(z) == back(i + z)) ++z;
    if (i + z > right) {
      left = i;
      right = i + z;
    }
    length[i] = static_cast<std::uint32_t>(z);
  }
  return length;
}

}  // namespace

std::optional<Period> prove_subtraction_period(const std::vector<std::uint32_t>& values, std::uint64_t window) {
  const std::size_t n = values.size();
  if (n < window + 1) return std::nullopt;
  const auto length = repeats_at_the_end(values);
  for (std::size_t p = 1; p < n; ++p) {
    if (length[p] >= window) return Period{n - p - length[p], p, 0};
  }
  return std::nullopt;
}

std::optional<Period> prove_octal_period(const std::vector<std::uint32_t>& values, std::uint64_t last_digit) {
  const std::size_t n = values.size();
  const auto length = repeats_at_the_end(values);
  for (std::size_t p = 1; 2 * p + last_digit < n; ++p) {
    const std::size_t from = n - p - length[p];
    // Equality is known for from <= m < n - p; the theorem asks it up to 2 n0 + p + k, with n0 >= 1.
    const std::size_t n0 = std::max<std::size_t>(from, 1);
    if (2 * n0 + 2 * p + last_digit <= n) return Period{from, p, 0};
  }
  return std::nullopt;
}

}  // namespace nimber
