#include "rules/own/own_run_sets.hpp"

#include <algorithm>

namespace nimber {

void OwnRunSets::clear() { *this = OwnRunSets(); }

void OwnRunSets::start(std::size_t places, std::size_t words) {
  words_ = words;
  used_ = 0;
  places_.assign(places, {});
  bits_.resize(places * words);
}

std::size_t OwnRunSets::place_of(std::uint64_t key) const {
  const std::size_t mask = places_.size() - 1;
  auto at = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 32) & mask;
  while (places_[at].key != key && places_[at].key != 0) at = (at + 1) & mask;
  return at;
}

// Not inlined, since V8 optimizes a function between calls.
__attribute__((noinline)) OwnRunSets::Set OwnRunSets::find(const std::uint32_t* table,
                                                           std::size_t start, std::size_t step,
                                                           std::size_t count, std::uint32_t limit,
                                                           std::size_t words,
                                                           std::uint64_t& looked) {
  if (words > words_) this->start(std::max(fewest_places, places_.size()), words);
  if (4 * (used_ + 1) > 3 * places_.size()) {
    const std::size_t wider = 2 * places_.size();
    this->start(wider * words_ <= most_words ? wider : places_.size(), words_);
  }
  const std::uint64_t key = (std::uint64_t{start} << 32) | step;
  const std::size_t at = place_of(key);
  Place& place = places_[at];
  std::uint64_t* const bits = bits_.data() + at * words_;
  if (place.key == 0 || place.count > count) {
    if (place.key == 0) ++used_;
    place = {key, 0, 0};
    std::fill_n(bits, words_, 0);
  }
  std::size_t i = place.count;
  looked += count - i;
  for (std::size_t from = start + i * step; i < count; ++i, from += step) {
    const std::uint32_t v = table[from];
    if (v >= limit) break;
    bits[v / 64] |= std::uint64_t{1} << v % 64;
  }
  place.count = static_cast<std::uint32_t>(i);
  if (i < count) return {};
  while (place.full < words_ && bits[place.full] == UINT64_MAX) ++place.full;
  return {bits, place.full};
}

}  // namespace nimber
