#include "answers/normal_sum.hpp"

#include <algorithm>

namespace nimber {

AnalysisStage NormalSum::decide() {
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    if (sum_.terms[i].infinite == 0) sum_.answer.terms[i].value = sum_.terms[i].value;
  }
  if (sum_.infinite_count > 0) return AnalysisStage::loops;
  const auto unknown = std::find_if(sum_.terms.begin(), sum_.terms.end(),
                                    [](const TermFacts& term) { return !term.value; });
  if (unknown == sum_.terms.end()) return decide_by_values();
  return decide_by_theorem(static_cast<std::size_t>(unknown - sum_.terms.begin()));
}

AnalysisStage NormalSum::decide_by_values() {
  sum_.goal = {false, sum_.known_sum(), 0};
  sum_.answer.value = sum_.goal.total;
  sum_.answer.outcome = sum_.goal.total != 0 ? Outcome::N : Outcome::P;
  sum_.answer.method = AnalysisResult::Method::values;
  return sum_.goal.total == 0 ? AnalysisStage::finished : AnalysisStage::winning;
}

/// An N-position of unknown value among terms that are worth 0 together: its own winning moves win
/// the sum. Where work is left to a rule with loops, a part leads to a sum with itself in it, or to
/// parts without bound: no limit would settle that.
AnalysisStage NormalSum::decide_by_theorem(std::size_t unknown) {
  const Rule& rule = sum_.rule(unknown);
  const auto p = sum_.unknown_terms() == 1 && sum_.known_sum() == 0
                     ? rule.theory().outcome_is_p(sum_.state(unknown), false)
                     : std::nullopt;
  if (!p) return sum_.fail(rule.loops() ? Bound::circles : Bound::theory);
  return sum_.decide_by_term(unknown, *p, AnalysisResult::Method::theorem);
}

}  // namespace nimber
