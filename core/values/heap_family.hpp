#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// What the heaps 0, 1, 2 … may become: each option a list of smaller heaps, without those that
/// have no option themselves.
class HeapFamily {
 public:
  /// No heap weighs more: a thousand heaps weigh less than 2^60 together.
  static constexpr std::uint64_t most_weight = std::uint64_t{1} << 50;

  std::size_t size() const { return begin_.size(); }
  /// Starts the next heap, without options.
  void add_heap();
  /// Adds an option of the last heap: heaps below it.
  void add_option(const std::uint32_t* first, const std::uint32_t* last);

  bool has_options(std::size_t heap) const { return weight_[heap] > 0; }
  std::size_t option_count(std::size_t heap) const { return count_[heap]; }
  /// Larger than the total weight of the heaps of any option; 0 for a heap without options.
  std::uint64_t weight(std::size_t heap) const { return weight_[heap]; }
  bool too_heavy() const { return too_heavy_; }

  /// Calls visit(first, last) for the heaps of each option.
  template <class Visit>
  void each_option(std::size_t heap, Visit visit) const {
    std::size_t at = begin_[heap];
    for (std::size_t left = count_[heap]; left > 0; --left) {
      const std::uint32_t* first = &pieces_[at] + 1;
      visit(first, first + pieces_[at]);
      at += 1 + pieces_[at];
    }
  }

 private:
  std::vector<std::size_t> begin_;
  std::vector<std::size_t> count_;
  std::vector<std::uint64_t> weight_;
  std::vector<std::uint32_t> pieces_;  // for each option how many heaps, then those
  bool too_heavy_ = false;
};

/// A sum of heaps, ascending.
using HeapSum = std::vector<std::uint32_t>;

}  // namespace nimber
