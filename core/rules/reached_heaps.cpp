#include "rules/reached_heaps.hpp"

#include <algorithm>
#include <bit>

namespace nimber {

void ReachedHeaps::start(Heap n) {
  top_ = at_ = n;
  asked_ = 0;
  rows_.clear();
  bits_.clear();
  reached_.assign(static_cast<std::size_t>(n) + 1, false);
  reached_.back() = true;
  values_.emplace(0, 0);
}

Ready ReachedHeaps::find(Heap n, const ValueTable& table, const Takes& takes, Work& work) {
  if (knows(n)) return Ready::yes;
  if (top_ != n || reached_.empty()) start(n);
  // What the table came to know meanwhile needs no more asking.
  while (at_ >= table.size() && at_ > 0) {
    if (!work.may_go_on()) return Ready::pending;
    if (asked_ == 0 && (!reached_[static_cast<std::size_t>(at_)] || knows(at_))) {
      --at_;
      continue;
    }
    if (!ask(takes, work)) {
      reached_.clear();
      return Ready::never;
    }
  }
  while (!rows_.empty()) {
    if (!work.may_go_on()) return Ready::pending;
    settle(table, takes, work);
  }
  reached_.clear();
  bits_.clear();
  return Ready::yes;
}

/// Asks of some more numbers whether they may be taken from heap at_; goes on to the next heap
/// after the last one. False where there is no room.
bool ReachedHeaps::ask(const Takes& takes, Work& work) {
  const Heap n = at_;
  if (asked_ == 0) {
    const auto words = static_cast<std::size_t>((n + 63) / 64);
    if (bits_.size() + words > most_words) return false;
    rows_.push_back({n, bits_.size()});
    bits_.resize(bits_.size() + words, 0);
  }
  std::uint64_t* const row = bits_.data() + rows_.back().from;
  const Heap end = std::min(n, asked_ + asked_at_once);
  takes.ask(n, asked_ + 1, end, row);
  for (Heap word = asked_ / 64; word * 64 < end; ++word) {
    for (std::uint64_t bits = row[static_cast<std::size_t>(word)]; bits != 0; bits &= bits - 1) {
      const Heap k = 64 * word + static_cast<Heap>(std::countr_zero(bits)) + 1;
      reached_[static_cast<std::size_t>(n - k)] = true;
    }
  }
  // Together with settle() a row costs as much as in a table: n + 1 times the asking.
  work.spend((end - asked_) * takes.cost - (end - asked_) / settled_for_one);
  asked_ = end;
  if (asked_ == n) {
    asked_ = 0;
    --at_;
  }
  return true;
}

/// The value of the smallest heap of the rows that are left.
void ReachedHeaps::settle(const ValueTable& table, const Takes& takes, Work& work) {
  const Row row = rows_.back();
  const auto words = static_cast<std::size_t>((row.heap + 63) / 64);
  met_.clear();
  for (std::size_t i = 0; i < words; ++i) {
    for (std::uint64_t bits = bits_[row.from + i]; bits != 0; bits &= bits - 1) {
      const Heap k = 64 * i + static_cast<Heap>(std::countr_zero(bits)) + 1;
      const Heap left = row.heap - k;
      const std::size_t value = left < table.size() ? table[static_cast<std::size_t>(left)]
                                : left == 0         ? 0
                                                    : values_.at(left);
      if (value >= met_.size()) met_.resize(2 * value + 64, false);
      met_[value] = true;
    }
  }
  const auto mex = std::find(met_.begin(), met_.end(), false) - met_.begin();
  values_.emplace(row.heap, static_cast<std::uint32_t>(mex));
  rows_.pop_back();
  work.spend(row.heap / settled_for_one + takes.cost);
}

}  // namespace nimber
