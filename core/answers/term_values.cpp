#include "answers/term_values.hpp"

#include "values/nim_sum.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Where a theorem already tells the outcome of the only unknown term, its value is only worth so
/// many options.
constexpr std::uint64_t value_beside_theorem_limit = 2'000'000;

/// Infinite components that are kept apart: beside three of them, whatever moves leaves a draw.
constexpr std::size_t most_infinite = 3;

}  // namespace

NextStage TermValues::step() {
  if (term_ < sum_.terms.size()) {
    if (!(prepared_ ? search() : prepare())) return std::nullopt;
    return AnalysisStage::values;
  }
  if (sum_.position.misere) return AnalysisStage::misere;
  if (prepared_) return AnalysisStage::normal;
  prepared_ = true;
  term_ = 0;
  return AnalysisStage::values;
}

/// Asks the term's rule for its components. Returns false where the step's budget is used up.
bool TermValues::prepare() {
  const Rule& rule = sum_.rule(term_);
  const State& state = sum_.state(term_);
  const TableWork counted(rule, sum_.work);
  const Ready ready = rule.theory().prepare(state, sum_.work);
  if (ready == Ready::pending && !sum_.work.limit_reached()) return false;
  if (ready == Ready::yes) {
    TermFacts& facts = sum_.terms[term_];
    TermAnalysis& told = sum_.answer.terms[term_];
    facts.prepared = true;
    rule.theory().components(state, told.components);
    facts.value = sum_of(told.components);
    for (const Component& component : told.components) {
      if (component.infinite && keeps_infinite())
        sum_.infinite.push_back({term_, component.part, rule.loops()->reached(component)});
    }
    told.theorem = rule.theory().theorem(state);
  }
  ++term_;
  return true;
}

/// Counts an infinite component of the term at hand. Returns whether its options' values are kept.
bool TermValues::keeps_infinite() {
  ++sum_.infinite_count;
  ++sum_.terms[term_].infinite;
  return sum_.infinite.size() < most_infinite;
}

/// Searches the term's value where its rule doesn't know it. Returns as prepare().
bool TermValues::search() {
  TermFacts& facts = sum_.terms[term_];
  if (facts.value) {
    ++term_;
    return true;
  }
  if (!facts.solver && !facts.loops) start_search();
  if (facts.solver) {
    const Solver::Status status = facts.solver->step(sum_.work);
    if (status == Solver::Status::pending && sum_.work.examined() < search_end_) return false;
    if (status == Solver::Status::done) {
      facts.value = facts.solver->result();
      sum_.answer.terms[term_].components = {{Component::Kind::whole, 0, 0, facts.value}};
    } else {
      facts.solver.reset();
    }
  }
  if (facts.loops) {
    const Solver::Status status = facts.loops->step(sum_.work);
    if (status == Solver::Status::pending) return false;
    if (status == Solver::Status::done) {
      take_loops();
    } else {
      facts.loops.reset();
    }
  }
  if (!facts.value && sum_.rule(term_).theory().outcome_is_p(sum_.state(term_), false) == true)
    facts.value = 0;
  ++term_;
  return true;
}

void TermValues::start_search() {
  const RulePtr& rule = sum_.position.terms[term_].rule;
  const State& state = sum_.state(term_);
  const auto p = rule->theory().outcome_is_p(state, false);
  const bool theorem_enough = p && sum_.unknown_terms() == 1 && sum_.known_sum() == 0;
  const std::uint64_t limit = sum_.work.limit();
  search_end_ =
      theorem_enough ? std::min(sum_.work.examined() + value_beside_theorem_limit, limit) : limit;
  TermFacts& facts = sum_.terms[term_];
  if (!rule->searchable(state)) return;
  if (rule->loops()) {
    facts.loops = std::make_unique<LoopSearch>(std::vector<RulePtr>{rule}, false);
    facts.loops->start({state});
  } else {
    facts.solver = std::make_unique<Solver>(std::vector<RulePtr>{rule}, false, Solver::Ask::value);
    facts.solver->start({state});
  }
}

/// Takes in a term with loops whose search is done.
void TermValues::take_loops() {
  TermFacts& facts = sum_.terms[term_];
  Component whole{Component::Kind::whole, 0, 0, facts.loops->value()};
  whole.infinite = !whole.value;
  facts.value = sum_of({whole});
  sum_.answer.terms[term_].components = {whole};
  if (whole.infinite && keeps_infinite())
    sum_.infinite.push_back({term_, 0, facts.loops->reached()});
}

}  // namespace nimber
