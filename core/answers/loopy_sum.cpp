#include "answers/loopy_sum.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

/// What an infinite component reaches together with others that are worth `rest`.
std::vector<Value> reached_beside(std::vector<Value> reached, Value rest) {
  for (Value& value : reached) value ^= rest;
  std::sort(reached.begin(), reached.end());
  return reached;
}

}  // namespace

AnalysisStage LoopySum::decide() {
  tell_terms();
  AnalysisResult& answer = sum_.answer;
  answer.method = AnalysisResult::Method::values;
  answer.outcome = Outcome::D;
  answer.loopy.emplace();
  if (sum_.infinite_count > 1 || sum_.infinite.front().reached.empty())
    return AnalysisStage::drawing;
  if (sum_.unknown_terms() > 0) return sum_.fail();
  sum_.goal = {false, sum_.known_sum(), 0, 1};
  answer.loopy = reached_beside(sum_.infinite.front().reached, sum_.goal.total);
  if (answer.loopy->front() != 0) return AnalysisStage::drawing;
  answer.outcome = Outcome::N;
  return AnalysisStage::winning;
}

/// Tells of each term by itself what it can reach.
void LoopySum::tell_terms() {
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    const TermFacts& facts = sum_.terms[i];
    TermAnalysis& told = sum_.answer.terms[i];
    if (facts.infinite == 0) continue;
    told.loopy.emplace();
    if (facts.infinite > 1) continue;
    const auto at = std::find_if(told.components.begin(), told.components.end(),
                                 [](const Component& component) { return component.infinite; });
    told.loopy = reached_beside(
        facts.loops ? facts.loops->reached() : sum_.rule(i).loops()->reached(*at), *facts.value);
  }
}

}  // namespace nimber
