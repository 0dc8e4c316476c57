#include "answers/analysed_sum.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

bool TermFacts::look_up(State option, Work& work) {
  if (loops) {
    loops->start({std::move(option)});
    return loops->step(work) == Solver::Status::done;
  }
  solver->start({std::move(option)});
  return solver->step(work) == Solver::Status::done;
}

std::optional<Value> TermFacts::option_value() const {
  if (loops) return loops->value();
  return solver->result();
}

AnalysedSum::AnalysedSum(Position asked, std::uint64_t limit)
    : position(std::move(asked)), work(limit), terms(position.terms.size()) {
  answer.terms.resize(terms.size());
}

std::size_t AnalysedSum::unknown_terms() const {
  return static_cast<std::size_t>(
      std::count_if(terms.begin(), terms.end(), [](const TermFacts& term) { return !term.value; }));
}

Value AnalysedSum::known_sum() const {
  Value sum = 0;
  for (const TermFacts& term : terms) sum ^= term.value.value_or(0);
  return sum;
}

AnalysisStage AnalysedSum::decide_by_term(std::size_t term, bool p, AnalysisResult::Method method) {
  answer.method = method;
  answer.outcome = p ? Outcome::P : Outcome::N;
  std::string& theorem = answer.terms[term].theorem;
  theorem = rule(term).theory().theorem(state(term));
  // Where a theorem of the rule's own tells misère play it is another one.
  if (position.misere && method == AnalysisResult::Method::theorem && theorem != "mex")
    theorem += "-misere";
  if (p) return AnalysisStage::finished;
  deciding_term = term;
  return AnalysisStage::winning;
}

AnalysisStage AnalysedSum::fail(Bound otherwise) {
  error = unsettled(work, otherwise);
  return AnalysisStage::failed;
}

}  // namespace nimber
