// Words for the elements of a misère quotient.
#pragma once

#include "search/sum_quotient.hpp"

#include <string>
#include <vector>

namespace nimber {

/// The letters of a quotient, and the shortest word of each element.
struct QuotientNames {
  std::vector<Element> generators;  ///< by letter
  std::vector<Element> order;       ///< elements by length of word, then alphabet
  std::vector<std::string> words;   ///< in that order
};

/// Names the elements of all heaps that were taken in. Letters go to heaps in the order of size;
/// of several rules, the first of them first.
QuotientNames quotient_names(const SumQuotient& quotient);

}  // namespace nimber
