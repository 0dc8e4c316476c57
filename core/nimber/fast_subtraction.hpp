// Values of finite subtraction sets, 64 heaps at a time.
//
// The plain way asks for each heap which values its options have. This way asks the other question, value by value: which of
// the next 64 heaps can still take the value v? Those that no smaller value has taken and that reach no heap of value v. A word
// of 64 bits holds the answer for 64 heaps:
//
//   free        heaps of the block that have no value yet
//   reached[v]  heaps, of this block and beyond, with an option of value v
//
// The lowest heap of free and not reached[v] takes v; then the heaps s above it, s in the set, reach v: the set's own bits,
// shifted, are struck out of the block's word, and those that fall beyond it are written into reached[v]. The values come in
// ascending order, so a heap takes the smallest value that none of its options has: the mex.
//
// What falls beyond the block is written either heap by heap (the set's bits, shifted, largest / 64 words) or, where the set is
// sparse and long, number by number (the block's word, shifted by s: one or two words for all heaps of value v at once).
#pragma once

#include <nimber/value_table.hpp>
#include <nimber/work.hpp>

#include <cstdint>
#include <vector>

namespace nimber {

/// The plain way: the value of heap n = table.size() by looking at all options; `set` ascending.
std::uint32_t plain_subtraction_value(const std::vector<std::uint64_t>& set, const ValueTable& table);

/// Grows a table of a finite subtraction set's values. One engine belongs to one table, which nobody else grows.
class SubtractionEngine {
 public:
  /// The numbers of the set, ascending.
  explicit SubtractionEngine(std::vector<std::uint64_t> set);

  /// Appends the values of heaps up to n, or a few more, until `work` refuses to go on. Counts words and options looked at.
  void grow(ValueTable& table, std::size_t n, Work& work);

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t most_memory = std::size_t{1} << 25;  // bytes in reached_

  std::uint64_t fast_block(ValueTable& table);
  bool open_value(std::size_t v);

  std::vector<std::uint64_t> set_;
  std::size_t words_ = 0;                   // words beyond the block that a heap of it can be reached from
  Word near_ = 0;                           // the set's bits below 64
  bool by_heap_ = false;                    // how what falls beyond the block is written
  std::vector<Word> shifted_;               // for each place in the block: the set's bits from there on, 1 + words_ words
  std::vector<std::vector<Word>> reached_;  // by value; from the current block on
  std::size_t room_ = 0;                    // words of each of reached_
  std::size_t at_ = 0;                      // the word of the current block
  bool fast_ = true;
};

}  // namespace nimber
