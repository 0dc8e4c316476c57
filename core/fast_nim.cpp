#include <nimber/closed_forms.hpp>
#include <nimber/fast_nim.hpp>

#include <bit>

namespace nimber {

std::vector<std::pair<std::uint32_t, Heap>> plain_nim_wins(const std::vector<Heap>& heaps) {
  Value sum = 0;
  for (const Heap h : heaps) sum ^= h;
  std::vector<std::pair<std::uint32_t, Heap>> wins;
  for (std::uint32_t i = 0; i < heaps.size(); ++i) {
    if ((heaps[i] ^ sum) < heaps[i]) wins.emplace_back(i, heaps[i] ^ sum);
  }
  return wins;
}

NimWins nim_wins(const std::vector<Heap>& heaps) {
  NimWins wins;
  wins.sum = nim_sum(heaps);
  if (wins.sum == 0) return wins;
  const Heap top = std::bit_floor(wins.sum);
  const auto count = static_cast<std::uint32_t>(heaps.size());
  // Room for all, not cleared: pages that nothing is written to cost nothing.
  wins.places.reset(new std::uint32_t[count]);
  std::uint32_t* to = wins.places.get();
  const Heap* const heap = heaps.data();
  std::uint32_t i = 0;
  // Eight at a time, placed among themselves: only from one eight to the next is there anything to wait for.
  for (; count - i >= 8; i += 8) {
    std::size_t place = 0;
#pragma GCC unroll 8
    for (std::uint32_t k = 0; k < 8; ++k) {
      to[place] = i + k;
      place += (heap[i + k] & top) != 0 ? 1 : 0;
    }
    to += place;
  }
  for (; i < count; ++i) {
    *to = i;
    to += (heap[i] & top) != 0 ? 1 : 0;
  }
  wins.count = static_cast<std::size_t>(to - wins.places.get());
  return wins;
}

}  // namespace nimber
