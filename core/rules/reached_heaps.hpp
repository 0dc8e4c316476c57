#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/rule.hpp>

#include "values/value_table.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace nimber {

/// Values of the heaps that can be reached from one heap by taking stones, where few of all smaller
/// heaps can be. One pass downwards asks of each heap that is reached which numbers may be taken,
/// and notes them as bits; one pass upwards finds the values. A heap that is never reached costs
/// nothing.
class ReachedHeaps {
 public:
  struct Takes {
    /// Sets bit k - 1 for each k, first <= k <= last, that may be taken from a heap of n.
    FunctionRef<void(Heap n, Heap first, Heap last, std::uint64_t* bits)> ask;
    std::uint64_t cost = 1;  ///< what asking of one number counts as, in options examined
  };

  /// Makes the values of a heap and of its options known; heaps in the table are known already.
  /// never: there is no room.
  Ready find(Heap n, const ValueTable& table, const Takes& takes, Work& work);
  bool knows(Heap n) const { return !values_.empty() && values_.count(n) > 0; }
  /// Of a heap that it knows.
  Value value(Heap n) const { return values_.at(n); }
  std::size_t memory() const { return values_.size() * 32 + bits_.size() * 8; }

 private:
  /// Words of 64 numbers that may be taken, all heaps together: 256 MB.
  static constexpr std::size_t most_words = std::size_t{1} << 25;
  static constexpr Heap asked_at_once = 4096;  // a multiple of 64
  /// So many bits of a row are settled for the price of asking one.
  static constexpr Heap settled_for_one = 16;

  struct Row {
    Heap heap;
    std::size_t from;  // in bits_: bit k - 1 says whether k may be taken
  };

  void start(Heap n);
  bool ask(const Takes& takes, Work& work);
  void settle(const ValueTable& table, const Takes& takes, Work& work);

  std::unordered_map<Heap, std::uint32_t> values_;
  // What is under way.
  Heap top_ = 0;
  Heap at_ = 0;     // the heap looked at
  Heap asked_ = 0;  // numbers of it asked for
  std::vector<bool> reached_;
  std::vector<Row> rows_;
  std::vector<std::uint64_t> bits_;
  std::vector<bool> met_;
};

}  // namespace nimber
