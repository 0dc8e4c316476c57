#include "answers/misere_sum.hpp"

namespace nimber {

NextStage MisereSum::step() { return alone_ ? decide_alone() : decide(); }

AnalysisStage MisereSum::decide() {
  Goal goal{true, 0, 0};
  bool tame = true;
  std::size_t live = 0;
  std::size_t last_live = 0;
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    const TermFacts& facts = sum_.terms[i];
    if (!facts.live) continue;
    ++live;
    last_live = i;
    tame = tame && facts.prepared && sum_.rule(i).theory().tame();
    if (!tame) continue;
    goal.total ^= *facts.value;
    goal.bigs += sum_.rule(i).theory().bigs(sum_.answer.terms[i].components);
  }
  if (tame) {
    sum_.goal = goal;
    sum_.answer.method = AnalysisResult::Method::tame;
    sum_.answer.outcome = goal.is_p() ? Outcome::P : Outcome::N;
    return goal.is_p() ? AnalysisStage::finished : AnalysisStage::winning;
  }
  if (live > 1) return AnalysisStage::quotient;
  alone_ = last_live;
  return AnalysisStage::misere;
}

NextStage MisereSum::decide_alone() {
  using Method = AnalysisResult::Method;
  const Rule& rule = sum_.rule(*alone_);
  const State& state = sum_.state(*alone_);
  const TableWork counted(rule, sum_.work);
  const Ready ready = rule.theory().prepare_misere(state, sum_.work);
  if (ready == Ready::pending && !sum_.work.limit_reached()) return std::nullopt;
  const auto p = rule.theory().outcome_is_p(state, true);
  if (!p) return AnalysisStage::quotient;
  return sum_.decide_by_term(*alone_, *p, ready == Ready::yes ? Method::search : Method::theorem);
}

}  // namespace nimber
