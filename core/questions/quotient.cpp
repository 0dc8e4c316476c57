#include "questions/quotient.hpp"

#include "laws/quotients/quotient_certificate.hpp"
#include "questions/coq_answer.hpp"
#include "questions/position_text.hpp"

namespace nimber {

std::vector<std::string> AskedQuotient::json(const Words*) const {
  if (coq_) return {coq_line(coq_file(search_.quotient()))};
  return {print(search_.quotient(), certificate_)};
}

Result<AskedPtr> ask_quotient(Asking& asking) {
  const bool certificate = asking.words.flag("--certificate");
  const bool coq = asking.words.flag("--coq");
  const std::uint64_t largest = asking.words.number("--heaps", max_integer);
  const std::uint64_t limit = asking.words.number("--limit", QuotientSearch::default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  std::optional<std::uint64_t> heaps;
  if (largest != max_integer) heaps = largest;
  return AskedPtr(std::make_unique<AskedQuotient>(*rule, heaps, limit, certificate, coq));
}

}  // namespace nimber
