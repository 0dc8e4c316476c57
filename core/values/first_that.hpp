#pragma once

#include <cstdint>

namespace nimber {

/// The smallest n from `from` on for which the test holds, or `end` where it holds for none below
/// that. Where the test holds for one number it must hold for all larger ones. The steps double at
/// first, so it takes O(log(n - from)) tests, however far away `end` is.
template <class Test>
std::uint64_t first_that(std::uint64_t from, std::uint64_t end, Test test) {
  std::uint64_t step = 1;
  std::uint64_t low = from;
  std::uint64_t high = from;
  while (high < end && !test(high)) {
    low = high + 1;
    high = step > end - high ? end : high + step;
    step *= 2;
  }
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (test(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

}  // namespace nimber
