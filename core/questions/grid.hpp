// The values of two numbers of a rule, or of two heaps side by side.
#pragma once

#include "questions/answers.hpp"
#include "rules/pair_values.hpp"

namespace nimber {

class AskedGrid final : public Asked {
 public:
  AskedGrid(RulePtr rule, std::size_t side, std::uint64_t limit);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override { return failed_ ? &error_ : nullptr; }
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return rule_->text(); }
  std::size_t side() const { return side_; }
  /// Row by row; none where play may never end.
  const std::vector<std::optional<Value>>& values() const { return values_; }

 private:
  RulePtr rule_;
  std::size_t side_;
  PairValues pairs_;
  Work work_;
  bool failed_ = false;
  Error error_;
  std::vector<std::optional<Value>> values_;
};

Result<AskedPtr> ask_grid(Asking& asking);

}  // namespace nimber
