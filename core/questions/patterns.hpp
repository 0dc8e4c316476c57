// The laws that the values of a rule, or a list of values, follow.
#pragma once

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "questions/answers.hpp"

namespace nimber {

/// The values of a rule, then their laws.
class AskedPatterns final : public Asked {
 public:
  AskedPatterns(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                std::uint64_t largest);
  explicit AskedPatterns(PatternData list);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override;
  std::vector<std::string> json(const Words* words) const override;
  bool lists() const override { return true; }
  std::string about() const override { return rule_ ? rule_->text() : std::string(); }
  /// Null until the values are known.
  const Patterns* search() const { return search_.get(); }

 private:
  RulePtr rule_;
  bool whole_;
  std::optional<PatternValues> values_;
  std::unique_ptr<Patterns> search_;
};

Result<AskedPtr> ask_patterns(Asking& asking);

}  // namespace nimber
