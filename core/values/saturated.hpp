// Counts that stop at 2^64 - 1, as "so many or more".
#pragma once

#include <cstdint>

namespace nimber {

constexpr std::uint64_t saturated_product(std::uint64_t a, std::uint64_t b) {
  return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}
constexpr std::uint64_t saturated_sum(std::uint64_t a, std::uint64_t b) {
  return b > UINT64_MAX - a ? UINT64_MAX : a + b;
}

}  // namespace nimber
