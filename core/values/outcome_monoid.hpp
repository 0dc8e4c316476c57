// Finite commutative monoids with a set of lost elements: what a misère quotient is made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// An element of a finite monoid, by number. 0 is the unit.
using Element = std::uint16_t;

/// A set of elements, 64 to a word.
using ElementBits = std::vector<std::uint64_t>;

inline bool has_bit(const std::uint64_t* bits, std::size_t i) {
  return (bits[i >> 6] >> (i & 63) & 1) != 0;
}
inline void set_bit(std::uint64_t* bits, std::size_t i) {
  bits[i >> 6] |= std::uint64_t{1} << (i & 63);
}
inline void clear_bit(std::uint64_t* bits, std::size_t i) {
  bits[i >> 6] &= ~(std::uint64_t{1} << (i & 63));
}

/// The table of a commutative monoid and its P-portion: the elements that the player to move loses.
class OutcomeMonoid {
 public:
  /// The monoid of the empty sum alone. In misère play it is won.
  OutcomeMonoid() : table_{0}, portion_{0}, rows_{0} {}
  /// `table` holds order * order products, row by row; `portion` has a bit for each element.
  OutcomeMonoid(std::size_t order, std::vector<Element> table, ElementBits portion);

  std::size_t order() const { return order_; }
  /// How many words of 64 bits a set of elements takes.
  std::size_t words() const { return words_; }
  Element product(Element a, Element b) const { return table_[std::size_t{a} * order_ + b]; }
  bool lost(Element a) const { return has_bit(portion_.data(), a); }
  const ElementBits& portion() const { return portion_; }
  /// The elements z for which z * d is lost.
  const std::uint64_t* row(Element d) const { return &rows_[std::size_t{d} * words_]; }

 private:
  std::size_t order_ = 1;
  std::size_t words_ = 1;
  std::vector<Element> table_;
  ElementBits portion_;
  ElementBits rows_;
};

/// Sorts a list of elements and drops what is there twice.
void sort_elements(std::vector<Element>& elements);

}  // namespace nimber
