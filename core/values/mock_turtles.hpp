// The values of Mock Turtles, shared by the game and a judge's problem.
#pragma once

#include <nimber/position.hpp>

#include <bit>
#include <cstdint>

namespace nimber {

/// A head at Mock Turtles, counted from 0, Winning Ways ch. 14: the n-th odious number, 2n or 2n +
/// 1, whichever has an odd number of ones in binary.
constexpr Value mock_turtles_value(std::uint64_t n) {
  return 2 * n + (std::popcount(n) % 2 == 0 ? 1 : 0);
}

}  // namespace nimber
