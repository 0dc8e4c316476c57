// Which game has these values, or those of a rule.
#pragma once

#include "laws/which/which.hpp"
#include "questions/answers.hpp"

namespace nimber {

class AskedWhich final : public AskedWork<Which> {
 public:
  AskedWhich(std::string about, Which work, bool of_rule)
      : AskedWork(std::move(about), std::move(work)), of_rule_(of_rule) {}
  std::vector<std::string> json(const Words* words) const override;
  bool lists() const override { return true; }
  /// Is it a rule's twins that are looked for?
  bool of_rule() const { return of_rule_; }

 private:
  bool of_rule_;
};

Result<AskedPtr> ask_which(Asking& asking);

}  // namespace nimber
