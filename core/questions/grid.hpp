// The values of two numbers of a rule, or of two heaps side by side.
#pragma once

#include "questions/answers.hpp"
#include "rules/pair_grid.hpp"

namespace nimber {

class AskedGrid final : public Asked {
 public:
  static constexpr std::uint64_t usual_side = 20;

  AskedGrid(RulePtr rule, std::size_t side, std::uint64_t limit)
      : grid_(std::move(rule), side, side, limit) {}
  Progress step(std::uint64_t budget) override { return grid_.step(budget); }
  const Error* error() const override { return grid_.error(); }
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return grid_.rule()->text(); }
  const PairGrid& grid() const { return grid_; }

 private:
  PairGrid grid_;
};

Result<AskedPtr> ask_grid(Asking& asking);

}  // namespace nimber
