// Which numbers lose in place of a question mark.
#pragma once

#include "laws/unknown.hpp"
#include "questions/answers.hpp"

namespace nimber {

class AskedSolution final : public AskedWork<Solve> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return answer().unsettled.empty(); }
};

Result<AskedPtr> ask_solve(Asking& asking);

}  // namespace nimber
