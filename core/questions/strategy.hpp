// A winning strategy to play by.
#pragma once

#include "questions/answers.hpp"
#include "strategies/strategy.hpp"

namespace nimber {

class AskedStrategy final : public AskedWork<StrategySearch> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
};

Result<AskedPtr> ask_strategy(Asking& asking);

}  // namespace nimber
