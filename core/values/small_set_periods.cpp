#include "values/small_set_periods.hpp"

#include <algorithm>
#include <cstring>

namespace nimber {
namespace {

using Word = std::uint64_t;
constexpr std::size_t lanes = sizeof(Word);
constexpr Word ones = 0x0101'0101'0101'0101;

Word word_at(const std::uint8_t* at) {
  Word word = 0;
  std::memcpy(&word, at, lanes);
  return word;
}

/// In each byte the lowest bit that is 0. No byte is 0xFF: at most seven options have seven values.
constexpr Word lowest_zeros(Word taken) { return ~taken & (taken + ones); }

/// Eight values at once, of which the first `apart` are right: then comes the next word.
template <std::size_t count>
std::size_t grow_words(std::uint8_t* g, std::size_t n, std::size_t end, const std::uint64_t* set,
                       std::size_t apart) {
  for (; n < end; n += apart) {
    Word taken = 0;
    for (std::size_t i = 0; i < count; ++i) taken |= word_at(g + n - set[i]);
    const Word values = lowest_zeros(taken);
    std::memcpy(g + n, &values, lanes);
  }
  return n;
}

template <std::size_t count>
std::size_t grow_bytes(std::uint8_t* g, std::size_t n, std::size_t end, const std::uint64_t* set) {
  for (; n < end; ++n) {
    unsigned taken = 0;
    for (std::size_t i = 0; i < count; ++i) taken |= *(g + n - set[i]);
    g[n] = static_cast<std::uint8_t>(~taken & (taken + 1));
  }
  return n;
}

template <std::size_t count>
std::size_t grow_set(std::uint8_t* g, std::size_t n, std::size_t end, const std::uint64_t* set) {
  constexpr std::uint64_t words_from = 4;
  if (set[0] < words_from) return grow_bytes<count>(g, n, end, set);
  return grow_words<count>(g, n, end, set,
                           static_cast<std::size_t>(std::min<std::uint64_t>(set[0], lanes)));
}

}  // namespace

void SmallSetPeriods::grow(std::span<const std::uint64_t> set, std::size_t end) {
  // A word is written whole, also where the values end within it.
  const std::size_t room = before_ + end + 2 * lanes;
  if (memory_.size() < room) memory_.resize(std::max(room, 2 * memory_.size()));
  std::uint8_t* const g = memory_.data() + before_;
  const std::size_t from = known_;
  switch (set.size()) {
    case 1: known_ = grow_set<1>(g, known_, end, set.data()); break;
    case 2: known_ = grow_set<2>(g, known_, end, set.data()); break;
    case 3: known_ = grow_set<3>(g, known_, end, set.data()); break;
    case 4: known_ = grow_set<4>(g, known_, end, set.data()); break;
    case 5: known_ = grow_set<5>(g, known_, end, set.data()); break;
    case 6: known_ = grow_set<6>(g, known_, end, set.data()); break;
    default: known_ = grow_set<most_numbers>(g, known_, end, set.data()); break;
  }
  looked_at_ += known_ - from;
}

/// Do the last max(S) values stand so many heaps before as well? Then all that follows repeats.
bool SmallSetPeriods::repeats(std::size_t period) const {
  const std::size_t window = before_;
  if (known_ < window + period) return false;
  const std::uint8_t* const last = memory_.data() + known_;  // the window begins there
  return std::memcmp(last, last - period, window) == 0;
}

/// The smallest period, where this is one: it divides all others, and repeats as early as they do.
std::size_t SmallSetPeriods::smallest(std::size_t period) const {
  std::size_t rest = period;
  for (std::size_t prime = 2; rest > 1; ++prime) {
    if (prime * prime > rest) prime = rest;
    while (rest % prime == 0) {
      rest /= prime;
      if (repeats(period / prime)) period /= prime;
    }
  }
  return period;
}

/// The least number of heaps before which the window stands; 0 where it stands nowhere.
std::size_t SmallSetPeriods::nearest() const {
  const std::uint8_t* const end = memory_.data() + before_ + known_;
  for (std::size_t period = 1; period + before_ <= known_; ++period) {
    if (end[-1] == *(end - 1 - period) && repeats(period)) return period;
  }
  return 0;
}

Period SmallSetPeriods::told(std::size_t period) const {
  const std::uint8_t* const g = memory_.data() + before_;
  std::size_t from = known_ - before_ - period;
  while (from > 0 && g[from - 1] == g[from - 1 + period]) --from;
  return {from, period, 0};
}

std::optional<Period> SmallSetPeriods::find(std::span<const std::uint64_t> set,
                                            std::uint64_t most) {
  before_ = static_cast<std::size_t>(set.back());
  known_ = 0;
  memory_.resize(std::max(memory_.size(), before_));
  std::memset(memory_.data(), 0, before_);
  const std::uint64_t end = std::min(most, most_values);
  const std::size_t at_once = std::max<std::size_t>(before_ / 2, 64);
  std::size_t look_at_all = 8 * before_;
  for (;;) {
    grow(set, known_ + at_once);
    std::size_t found = 0;
    for (std::size_t i = 0; i < set.size() && found == 0; ++i) {
      for (std::size_t j = i; j < set.size() && found == 0; ++j) {
        const auto sum = static_cast<std::size_t>(set[i] + set[j]);
        if (repeats(sum)) found = smallest(sum);
      }
    }
    const bool ends = known_ >= end;
    if (found == 0 && (known_ >= look_at_all || ends)) {
      found = nearest();
      look_at_all = known_ + known_ / 2;
    }
    if (found > 0) {
      const Period period = told(found);
      // The last value that the proof needs is one of those allowed.
      if (period.preperiod + period.period + before_ - 1 < most) return period;
      return std::nullopt;
    }
    if (ends) return std::nullopt;
  }
}

}  // namespace nimber
