// Values and outcomes that need neither table nor search, shared by the games and the judge
// problems.
#pragma once

#include <nimber/position.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nimber {

inline Value nim_sum(const std::vector<Heap>& heaps) {
  // In pairs of pairs, so that only every eighth heap waits for those before it: judges' inputs
  // hold millions.
  const Heap* h = heaps.data();
  const std::size_t eights = heaps.size() / 8;
  Value sum = 0;
  for (std::size_t i = 0; i < eights; ++i, h += 8)
    sum ^= ((h[0] ^ h[1]) ^ (h[2] ^ h[3])) ^ ((h[4] ^ h[5]) ^ (h[6] ^ h[7]));
  for (std::size_t i = 8 * eights; i < heaps.size(); ++i) sum ^= heaps[i];
  return sum;
}

/// How many moves win at Nim: one in each heap that the nim-sum makes smaller, which are those with
/// its highest binary digit.
inline std::uint64_t nim_winning_count(const std::vector<Heap>& heaps) {
  const Value sum = nim_sum(heaps);
  if (sum == 0) return 0;
  const unsigned top = static_cast<unsigned>(std::bit_width(sum)) - 1;
  std::uint64_t count = 0;
  for (const Heap h : heaps) count += h >> top & 1;
  return count;
}

/// Is misère Nim lost for the player to move? Bouton 1901: as in normal play while some heap has 2
/// or more; of heaps of 1 an odd number is lost.
inline bool misere_nim_is_p(const std::vector<Heap>& heaps) {
  const bool big = std::any_of(heaps.begin(), heaps.end(), [](Heap h) { return h >= 2; });
  return nim_sum(heaps) == (big ? 0u : 1u);
}

/// A head at Mock Turtles, counted from 0, Winning Ways ch. 14: the n-th odious number, 2n or 2n +
/// 1, whichever has an odd number of ones in binary.
constexpr Value mock_turtles_value(std::uint64_t n) {
  return 2 * n + (std::popcount(n) % 2 == 0 ? 1 : 0);
}

}  // namespace nimber
