// The proven period of a rule's values.
#pragma once

#include "questions/answers.hpp"

#include <nimber/period.hpp>

namespace nimber {

class AskedPeriod final : public Asked {
 public:
  /// How a proven period is told.
  enum class Told : std::uint8_t { numbers, certificate, coq };
  AskedPeriod(RulePtr rule, std::uint64_t values, std::uint64_t options, std::uint64_t table_bytes,
              Told told);
  Progress step(std::uint64_t budget) override { return search_.step(budget); }
  const Error* error() const override { return search_.error(); }
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return search_.period().has_value(); }
  std::string about() const override { return search_.rule()->text(); }
  const PeriodSearch& search() const { return search_; }

 private:
  PeriodSearch search_;
  Told told_;
};

Result<AskedPtr> ask_period(Asking& asking);

}  // namespace nimber
