// A list put in order where speed is no matter: std::stable_sort() takes ten times the code, and a
// page waits for its module.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace nimber {

/// Sorts by merging. What is equal keeps its order.
template <class T, class Before>
void put_in_order(std::vector<T>& list, Before before) {
  std::vector<T> out(list.size());
  for (std::size_t width = 1; width < list.size(); width *= 2) {
    std::size_t end = 0;
    for (std::size_t at = 0; at < out.size();) {
      std::size_t a = end;
      const std::size_t middle = std::min(a + width, list.size());
      std::size_t b = middle;
      end = std::min(middle + width, list.size());
      for (; at < end; ++at) {
        const bool second = a == middle || (b < end && before(list[b], list[a]));
        out[at] = std::move(list[second ? b++ : a++]);
      }
    }
    list.swap(out);
  }
}

}  // namespace nimber
