#include "values/mex.hpp"

#include <algorithm>

namespace nimber {

void MexSet::clear(std::size_t most) {
  if (++now_ == 0) {
    std::fill(stamp_.begin(), stamp_.end(), 0);
    now_ = 1;
  }
  if (stamp_.size() < most + 2) stamp_.resize(std::max(most + 2, 2 * stamp_.size()), 0);
}

Value MexSet::mex() const {
  std::size_t v = 0;
  while (stamp_[v] == now_) ++v;
  return v;
}

}  // namespace nimber
