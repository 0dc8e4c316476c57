#include "values/outcomes.hpp"

#include <algorithm>
#include <bit>

namespace nimber {

bool plain_outcome(const std::vector<std::uint64_t>& set, const std::vector<bool>& lost) {
  const std::size_t n = lost.size();
  for (const std::uint64_t s : set) {
    if (s > n) break;
    if (lost[n - static_cast<std::size_t>(s)]) return false;
  }
  return true;
}

namespace {

/// The row of bits `from`, moved down by `bits` of 0 ... 63, is ORed into `to`. The two never
/// overlap, and the compiler is told so.
void add_shifted(std::uint64_t* __restrict to, const std::uint64_t* __restrict from, unsigned bits,
                 std::size_t words) {
  const unsigned up = 63 - bits;
  for (std::size_t w = 0; w < words; ++w) to[w] |= from[w] >> bits | from[w + 1] << 1 << up;
}

}  // namespace

OutcomeSieve::OutcomeSieve(std::vector<std::uint64_t> members, std::size_t count)
    : OutcomeFinder(count), members_(std::move(members)) {
  const std::size_t words = count / 64 + 1;
  members_.resize(words);
  std::size_t numbers = 0;
  for (std::size_t w = 0; w < words; ++w) {
    numbers += static_cast<std::size_t>(std::popcount(members_[w]));
    if (members_[w] != 0)
      largest_ = 64 * w + 63 - static_cast<std::size_t>(std::countl_zero(members_[w]));
  }
  // A bit costs about as much as four words in a row.
  by_list_ = 4 * numbers <= largest_ / 64;
  if (by_list_) {
    for (std::size_t w = 0; w < words; ++w) {
      for (Word left = members_[w]; left != 0; left &= left - 1) {
        numbers_.push_back(
            static_cast<std::uint32_t>(64 * w + static_cast<std::size_t>(std::countr_zero(left))));
      }
    }
    members_ = {};
  } else {
    // With each word the next one is read.
    members_.resize(words + 1);
  }
}

void OutcomeSieve::open_segment() {
  start_ = end_;
  end_ = std::min(count_, start_ + segment);
  marked_.assign((end_ - start_ + 63) / 64, 0);
  before_ = lost_.size();
  const std::size_t reaching = start_ - std::min(start_, largest_);
  next_ = static_cast<std::size_t>(std::lower_bound(lost_.begin(), lost_.end(), reaching) -
                                   lost_.begin());
  first_number_ = numbers_.size();
}

/// Marks the current segment from p, which lies before it or in it: the numbers of the set from
/// number `first` on.
std::size_t OutcomeSieve::mark_by_list(std::size_t p, std::size_t first) {
  const std::size_t end = end_ - p;
  std::size_t i = first;
  for (; i < numbers_.size() && numbers_[i] < end; ++i) {
    const std::size_t heap = p + numbers_[i] - start_;
    marked_[heap / 64] |= Word{1} << heap % 64;
  }
  return i - first;
}

std::size_t OutcomeSieve::mark_by_words(std::size_t p) {
  std::size_t w = 0;
  if (p >= start_) {
    // p's own word: the set's first bits, moved up. A segment begins with a word.
    w = (p - start_) / 64;
    marked_[w] |= members_[0] << p % 64;
    ++w;
  }
  const std::size_t end = std::min(marked_.size(), (p + largest_ - start_) / 64 + 1);
  if (w >= end) return 1;
  const std::size_t number =
      start_ + 64 * w - p;  // what is taken from the word's first heap to reach p
  add_shifted(&marked_[w], &members_[number / 64], number % 64, end - w);
  return end - w + 1;
}

/// Marks the segment from the next P-position before it.
std::size_t OutcomeSieve::mark_from_next() {
  const std::size_t p = lost_[next_++];
  if (!by_list_) return mark_by_words(p);
  // The higher p, the smaller the first number that reaches the segment.
  while (first_number_ > 0 && p + numbers_[first_number_ - 1] >= start_) --first_number_;
  return mark_by_list(p, first_number_) + 1;
}

/// Goes to the next heap without a mark, or to the end of its word.
std::size_t OutcomeSieve::settle_next() {
  const std::size_t at = known_ - start_;
  const Word free = ~marked_[at / 64] >> at % 64;
  if (free == 0) {
    known_ = std::min(end_, start_ + (at / 64 + 1) * 64);
    return 1;
  }
  const std::size_t p = known_ + static_cast<std::size_t>(std::countr_zero(free));
  known_ = std::min(end_, p + 1);
  if (p >= end_) return 1;
  lost_.push_back(static_cast<std::uint32_t>(p));
  return (by_list_ ? mark_by_list(p, 0) : mark_by_words(p)) + 1;
}

void OutcomeSieve::grow(Work& work) {
  while (known_ < count_ && work.may_go_on()) {
    if (known_ == end_) open_segment();
    work.spend(next_ < before_ ? mark_from_next() : settle_next());
  }
}

void OutcomeLookback::grow(Work& work) {
  while (known_ < count_ && work.may_go_on()) {
    const std::size_t from = looked_;
    bool won = false;
    while (!won && looked_ < lost_.size()) {
      ++looked_;
      won = legal_(known_, known_ - lost_[lost_.size() - looked_]);
      if (looked_ - from >= 1000) break;
    }
    work.spend((looked_ - from) * cost_ + 1);
    if (!won && looked_ < lost_.size()) continue;
    if (!won) lost_.push_back(static_cast<std::uint32_t>(known_));
    ++known_;
    looked_ = 0;
  }
}

}  // namespace nimber
