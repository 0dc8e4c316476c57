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
  const unsigned top = static_cast<unsigned>(std::bit_width(wins.sum)) - 1;
  // Room for all, not cleared: pages that nothing is written to cost nothing.
  wins.places.reset(new std::uint32_t[heaps.size()]);
  std::uint32_t* to = wins.places.get();
  for (std::uint32_t i = 0; i < heaps.size(); ++i) {
    *to = i;
    to += heaps[i] >> top & 1;
  }
  wins.count = static_cast<std::size_t>(to - wins.places.get());
  return wins;
}

}  // namespace nimber
