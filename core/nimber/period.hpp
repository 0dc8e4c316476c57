#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// g(n + period) = g(n) + saltus for every n >= preperiod, counted from heap 0.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  std::uint64_t saltus = 0;
};

/// For a finite subtraction set with largest number `window`: once `window` consecutive values, all of heaps >= 0, stand a
/// second time `p` heaps later, all that follows repeats, since g(n) depends only on the `window` values before n
/// (pigeonhole: it must happen). Smallest preperiod and period, or none if the values given don't show it yet. Time O(n).
std::optional<Period> prove_subtraction_period(const std::vector<std::uint32_t>& values, std::uint64_t window);

/// Guy and Smith (1956), for an octal code whose last digit is the k-th: if g(n + p) = g(n) for all n with
/// n0 <= n < 2 n0 + p + k, n0 >= 1, then for all n >= n0. Smallest preperiod and period, or none. Time O(n).
std::optional<Period> prove_octal_period(const std::vector<std::uint32_t>& values, std::uint64_t last_digit);

}  // namespace nimber
