#pragma once

#include <nimber/misere_rule.hpp>
#include "values/nim_sum.hpp"

#include <algorithm>
#include <vector>

namespace nimber {

/// Is misère Nim lost for the player to move?
inline bool misere_nim_is_p(const std::vector<Heap>& heaps) {
  return misere_is_p(nim_sum(heaps),
                     std::any_of(heaps.begin(), heaps.end(), [](Heap h) { return h >= 2; }));
}

}  // namespace nimber
