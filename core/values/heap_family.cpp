#include "values/heap_family.hpp"

#include <algorithm>

namespace nimber {

void HeapFamily::add_heap() {
  begin_.push_back(pieces_.size());
  count_.push_back(0);
  weight_.push_back(0);
}

void HeapFamily::add_option(const std::uint32_t* first, const std::uint32_t* last) {
  const std::size_t at = pieces_.size();
  pieces_.push_back(0);
  std::uint64_t weight = 1;
  for (; first != last; ++first) {
    if (!has_options(*first)) continue;
    pieces_.push_back(*first);
    ++pieces_[at];
    weight = std::min(weight + weight_[*first], most_weight);
  }
  too_heavy_ = too_heavy_ || weight == most_weight;
  weight_.back() = std::max(weight_.back(), weight);
  ++count_.back();
}

}  // namespace nimber
