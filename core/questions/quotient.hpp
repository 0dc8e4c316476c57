// The misère quotient of a rule's heaps.
#pragma once

#include "laws/quotients/quotient_search.hpp"
#include "questions/answers.hpp"

namespace nimber {

class AskedQuotient final : public Asked {
 public:
  AskedQuotient(RulePtr rule, std::optional<std::uint64_t> heaps, std::uint64_t limit,
                bool certificate, bool coq)
      : search_(std::move(rule), heaps, limit), certificate_(certificate), coq_(coq) {}
  Progress step(std::uint64_t budget) override { return search_.step(budget); }
  const Error* error() const override { return search_.error(); }
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return search_.rule()->text(); }
  const QuotientSearch& search() const { return search_; }

 private:
  QuotientSearch search_;
  bool certificate_;
  bool coq_;
};

Result<AskedPtr> ask_quotient(Asking& asking);

}  // namespace nimber
