// How many positions of so many heaps are lost.
#pragma once

#include "laws/count/position_count.hpp"
#include "questions/answers.hpp"

namespace nimber {

class AskedCount final : public AskedWork<PositionCount> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
  const CountWish& wish() const { return work_.wish(); }
  /// Is the number that of two equal rules: the sum of the squares of how often a value stands?
  bool of_squares() const;
};

Result<AskedPtr> ask_count(Asking& asking);

}  // namespace nimber
