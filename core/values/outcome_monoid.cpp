#include "values/outcome_monoid.hpp"

#include <algorithm>

namespace nimber {

OutcomeMonoid::OutcomeMonoid(std::size_t order, std::vector<Element> table, ElementBits portion)
    : order_(order),
      words_((order + 63) / 64),
      table_(std::move(table)),
      portion_(std::move(portion)),
      rows_(order * words_, 0) {
  for (std::size_t d = 0; d < order; ++d) {
    const Element* products = &table_[d * order];
    std::uint64_t* row = &rows_[d * words_];
    for (std::size_t z = 0; z < order; ++z) {
      if (lost(products[z])) set_bit(row, z);
    }
  }
}

void sort_elements(std::vector<Element>& elements) {
  std::sort(elements.begin(), elements.end());
  elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
}

}  // namespace nimber
