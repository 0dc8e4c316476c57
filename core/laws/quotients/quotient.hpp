// A misère quotient in the one form in which it is told.
#pragma once

#include <nimber/position.hpp>
#include <nimber/rule.hpp>
#include "values/outcome_monoid.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// The misère quotient of the heaps 0 ... `heaps` of a rule. The heaps that generate it have
/// letters, in the order of size. Elements are numbered by the length of their shortest words, then
/// by alphabet.
struct Quotient {
  std::string rule;  ///< canonical text
  std::uint64_t heaps = 0;
  std::vector<std::string> generators;  ///< a letter each, see quotient_letter()
  std::vector<std::string> elements;    ///< the shortest word of each; the unit is "1"
  std::vector<Element> p;               ///< the P-portion, ascending
  std::vector<Element> phi;             ///< the element of each heap
  std::vector<Element> table;           ///< products, row by row
  std::optional<Period> period;         ///< of phi, for all heaps, where that is proven
  std::uint64_t checked_to = 0;         ///< the last heap that the proof needs; else `heaps`

  std::size_t order() const { return elements.size(); }
  Element product(Element a, Element b) const { return table[std::size_t{a} * order() + b]; }
  bool lost(Element a) const;
  /// Is the element of this heap known?
  bool covers(Heap n) const { return n <= heaps || period.has_value(); }
  /// Of a heap that it covers.
  Element element(Heap n) const;
};

}  // namespace nimber
