// The first difference of two rules' values, or of a rule's from a list.
#pragma once

#include "laws/patterns/comparison.hpp"
#include "questions/answers.hpp"

namespace nimber {

class AskedComparison final : public AskedWork<Comparison> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return !answer().first_difference; }
};

Result<AskedPtr> ask_compare(Asking& asking);

}  // namespace nimber
