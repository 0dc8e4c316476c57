#include "answers/explained_parts.hpp"

#include <nimber/heap_rule.hpp>
#include "answers/lost_remainders.hpp"
#include "answers/value_steps.hpp"

namespace nimber {
namespace {

std::vector<Fact> facts_of(const Term& term, const About& about, std::string_view code) {
  const bool whole = about.part == About::whole;
  return term.rule->theory().facts(term.state, whole ? std::nullopt : std::optional(about.part),
                                   code);
}

}  // namespace

/// One heap and nothing else, in normal play?
bool ExplainedParts::is_single_heap() const {
  const Position& position = explanation_.position;
  return !position.misere && position.terms.size() == 1 && position.terms.front().state.size() == 1;
}

bool ExplainedParts::next() {
  if (term_ == explanation_.position.terms.size()) return false;
  const Term& term = explanation_.position.terms[term_];
  const TermAnalysis& analysed = explanation_.result.terms[term_];
  if (term.rule->parts(term.state) == 0) {
    ++term_;
    return true;
  }
  const auto* heaps = term.rule->heap_rule();
  if (part_ == 0) prepared_ = options_prepared(term, limit_);
  if (prepared_ && term.rule->loops()) return next_label(term, analysed.components);
  const About about{term_, heaps != nullptr ? part_ : About::whole};
  const bool seen = heaps != nullptr && seen_before(term, part_);
  if (!seen && values_ < Explain::max_values) {
    add_theorem(term, about);
    if (prepared_) {
      std::vector<Component> components;
      term.rule->theory().components(term.state, components);
      explanation_.steps.emplace_back(value_by_theory(term, about, components, limit_));
    } else if (!term.rule->loops() && term.rule->searchable(term.state)) {
      if (auto step = value_by_search(term, term_, limit_))
        explanation_.steps.emplace_back(std::move(*step));
    }
    ++values_;
  }
  if (heaps == nullptr || ++part_ == term.state.size() || values_ >= Explain::max_values) {
    part_ = 0;
    ++term_;
  }
  return true;
}

/// The theorem of the term or heap, and the drawing on which it is reckoned.
void ExplainedParts::add_theorem(const Term& term, const About& about) {
  const auto* heaps = term.rule->heap_rule();
  const TermAnalysis& analysed = explanation_.result.terms[term_];
  const std::string code =
      heaps != nullptr && prepared_ ? std::string(heaps->heap_theorem(term.state[part_]))
      : analysed.theorem.empty()    ? std::string(term.rule->theory().theorem(term.state))
                                    : analysed.theorem;
  if (code.empty()) return;
  if (const HeapRule* const game = term.rule->theory().same_game())
    return add_game(term, about, *game);
  TheoremStep theorem{about, code, facts_of(term, about, code), std::nullopt};
  if (heaps != nullptr && prepared_ && is_single_heap()) {
    const std::vector<Fact> lost = lost_remainders(*heaps, limit_);
    theorem.facts.insert(theorem.facts.end(), lost.begin(), lost.end());
  }
  theorem.value = heaps != nullptr && prepared_ ? std::optional(heaps->value(term.state[part_]))
                                                : analysed.value;
  explanation_.steps.emplace_back(std::move(theorem));
  add_drawing(term, about);
}

/// The game of the house that the rule is, and what that game's theorem says of a single heap.
void ExplainedParts::add_game(const Term& term, const About& about, const HeapRule& game) {
  const std::optional<Value> value = explanation_.result.terms[term_].value;
  explanation_.steps.emplace_back(TheoremStep{about, "same-game", {}, value, game.text()});
  if (term.state.size() != 1 || !prepared_) return;
  const std::string code(game.heap_theorem(term.state[0]));
  TheoremStep theorem{about, code, game.facts(term.state, 0, code), value};
  if (is_single_heap()) {
    const std::vector<Fact> lost = lost_remainders(game, limit_);
    theorem.facts.insert(theorem.facts.end(), lost.begin(), lost.end());
  }
  explanation_.steps.emplace_back(std::move(theorem));
}

void ExplainedParts::add_drawing(const Term& term, const About& about) {
  if (explanation_.position.misere || about.part != About::whole) return;
  if (term.rule->display().drawing(term.state).edges.size() > DrawingStep::max_edges) return;
  std::vector<DrawnStep> steps = term.rule->display().drawn_steps(term.state);
  if (!steps.empty()) explanation_.steps.emplace_back(DrawingStep{about, std::move(steps)});
}

/// The step of the next part of a term with loops.
bool ExplainedParts::next_label(const Term& term, const std::vector<Component>& components) {
  if (values_ < Explain::max_values && !seen_before(term, part_)) {
    const About about{term_, part_};
    explanation_.steps.emplace_back(TheoremStep{
        about, std::string(term.rule->theory().theorem(term.state)), {}, components[part_].value});
    if (auto step = label_by_theory(term, about, components[part_], limit_))
      explanation_.steps.emplace_back(std::move(*step));
    ++values_;
  }
  if (++part_ == term.rule->parts(term.state) || values_ >= Explain::max_values) {
    part_ = 0;
    ++term_;
  }
  return true;
}

/// Was an equal heap under the same rule explained already?
bool ExplainedParts::seen_before(const Term& term, std::size_t part) const {
  const State wanted = term.rule->part_alone(term.state, part);
  for (std::size_t t = 0; t <= term_; ++t) {
    const Term& other = explanation_.position.terms[t];
    if (other.rule != term.rule && other.rule->text() != term.rule->text()) continue;
    const std::size_t end = t == term_ ? part : other.rule->parts(other.state);
    for (std::size_t i = 0; i < end; ++i) {
      if (other.rule->part_alone(other.state, i) == wanted) return true;
    }
  }
  return false;
}

}  // namespace nimber
