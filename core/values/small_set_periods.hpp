// Periods of small finite subtraction sets, one set after the other.
#pragma once

#include <nimber/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nimber {

/// Finds the smallest preperiod and period of sets of at most `most_numbers` numbers, with the
/// proof of prove_subtraction_period(): the last max(S) values stand as they are `period` heaps
/// before. One object serves many sets and keeps its memory.
///
/// A value v is held as the bit v of a byte. The value of a heap is then the lowest 0 of what its
/// options are together, for eight heaps in one word where min(S) is 8 or more.
class SmallSetPeriods {
 public:
  static constexpr std::size_t most_numbers = 7;
  static constexpr std::uint64_t largest_number = 1 << 16;
  static constexpr std::uint64_t most_values = 1 << 22;

  static bool suits(std::span<const std::uint64_t> set) {
    return !set.empty() && set.size() <= most_numbers && set.back() <= largest_number;
  }

  /// `set`: ascending, each number once, suits(set). None where the proof needs `most` values or
  /// more, or more than most_values. Time O(|S| (preperiod + period + max S)), mostly an eighth of
  /// it: sums of two numbers are tried as periods at once, others each time that the values have
  /// grown by a half.
  std::optional<Period> find(std::span<const std::uint64_t> set, std::uint64_t most);

  /// The values computed so far, of all sets.
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  void grow(std::span<const std::uint64_t> set, std::size_t end);
  bool repeats(std::size_t period) const;
  std::size_t smallest(std::size_t period) const;
  std::size_t nearest() const;
  Period told(std::size_t period) const;

  std::vector<std::uint8_t> memory_;
  std::size_t before_ = 0;  // heaps below 0 that stand before heap 0: they have no value
  std::size_t known_ = 0;
  std::uint64_t looked_at_ = 0;
};

}  // namespace nimber
