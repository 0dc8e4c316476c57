// The nim-sum, which is the XOR: of the values of a position's components, and of many heaps at
// once.
#pragma once

#include <nimber/component.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace nimber {

/// The nim-sum of the components' values. Those without one count as 0.
Value sum_of(const std::vector<Component>& components);

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

}  // namespace nimber
