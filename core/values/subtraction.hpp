// Values of finite subtraction sets, 64 heaps at a time.
//
// The plain way asks for each heap which values its options have. This way asks, value by value:
// which of the next 64 heaps can still take the value v? Those without a smaller value that reach
// no heap of value v. A word of 64 bits holds the answer for 64 heaps:
//
//   free        heaps of the block that have no value yet
//   reached[v]  heaps, of this block and beyond, with an option of value v
//
// The lowest heap of free and not reached[v] takes v; then the heaps s above it, s in the set,
// reach v: the set's own bits, shifted, are struck out of the block's word, and those that fall
// beyond it are written into reached[v]. The values come in ascending order, so a heap takes the
// smallest value that none of its options has: the mex.
//
// What falls beyond the block is written in one of two ways. Heap by heap: the set's bits, shifted,
// largest / 64 words for each heap. Number by number: the word of the heaps that took the value,
// shifted by s, two words for each s, however many heaps there are. Each value takes the way that
// would have been less work for it in the block before.
#pragma once

#include <nimber/work.hpp>
#include "values/value_table.hpp"

#include <cstdint>
#include <vector>

namespace nimber {

/// The plain way: the value of heap n = table.size() by looking at all options; `set` ascending.
std::uint32_t plain_subtraction_value(const std::vector<std::uint64_t>& set,
                                      const ValueTable& table);

/// Grows a table of a finite subtraction set's values. One engine belongs to one table, which
/// nobody else grows.
class SubtractionEngine {
 public:
  /// The numbers of the set, ascending.
  explicit SubtractionEngine(std::vector<std::uint64_t> set);

  /// Appends the values of heaps up to n, or a few more, until `work` refuses to go on. Counts
  /// words and options looked at.
  void grow(ValueTable& table, std::size_t n, Work& work);

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t most_memory = std::size_t{1} << 25;  // bytes in reached_

  /// A number of the set: how far it shifts a block.
  struct Shift {
    std::uint32_t words;
    std::uint32_t bits;
  };

  std::uint64_t fast_block(ValueTable& table);
  bool open_value();

  std::vector<std::uint64_t> set_;
  std::size_t words_ = 0;        // words beyond the block that a heap of it can be reached from
  Word near_ = 1;                // the set's bits below 64, and that of 0
  std::vector<Shift> shifts_;    // of the numbers of the set
  bool may_go_by_heap_ = false;  // is there a table for the first way?
  std::vector<Word> shifted_;  // for each place in the block: the set's bits from there on, words_
                               // beyond the block
  std::vector<std::size_t>
      often_;  // by value: how many heaps took it in the last block that had any
  std::vector<std::vector<Word>> reached_;  // by value; from the current block on
  std::size_t room_ = 0;                    // words of each of reached_
  std::size_t at_ = 0;                      // the word of the current block
  bool fast_ = true;
};

}  // namespace nimber
