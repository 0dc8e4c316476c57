#include "laws/patterns/law_proofs.hpp"

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_families.hpp"
#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/split_proof.hpp"
#include "laws/patterns/theorem_proof.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>

namespace nimber {
namespace {

constexpr std::uint64_t proof_options = 20'000'000;

/// g(n) = f(n) where f grows at n, else g(n-1-f(n)).
Phrase taking_recursion(const TakingLaw& known) {
  const Phrase most = phrase_of(known.most);
  const Phrase grows = infix_term(most, ">", phrase_of(known.most_before));
  const Phrase less = infix_term(plus_number(name_term("n"), -1), "-", most);
  return call_term("if", {grows, most, call_term("g", {less})});
}

/// The law without its exceptions, from behind the last of them on.
Law behind_exceptions(const Law& law) {
  Law out = law;
  for (const LawException& e : law.except) out.from = std::max(out.from, e.n + 1);
  out.except.clear();
  out.formula = formula_of(out);
  return out;
}

}  // namespace

bool may_be_proven(const Rule& rule, bool known) {
  if (!rule.has_sequence()) return false;
  const auto theorem = rule.sequence().period_theorem();
  const HeapRule* const heaps = rule.sequence().sequence_rule();
  if (rule.sequence().may_have_law()) return true;
  if (theorem && (!known || theorem->closed || (heaps != nullptr && heaps->prove_now())))
    return true;
  if (stretches_of_rule(rule)) return true;
  const auto says = [&](std::string_view code, std::string_view name) {
    const std::vector<Fact> facts = rule.sequence().proof_facts(0, code);
    return std::any_of(facts.begin(), facts.end(),
                       [&](const Fact& fact) { return fact.name == name; });
  };
  return says("restricted", "most") || says("splits", "splits") || rule.sequence().taking_law();
}

bool LawProofs::next(std::vector<Law>& laws, const LawBook* lost, std::uint64_t budget) {
  if (rule_ == nullptr || !whole_) return false;
  if (try_next(laws, lost, budget)) return true;
  add_taking_law(laws);
  return false;
}

bool LawProofs::try_next(std::vector<Law>& laws, const LawBook* lost, std::uint64_t budget) {
  if (data_.pairs) {
    prove_pairs(laws);
    return false;
  }
  if (tried_ == 0) {
    if (const auto stretches = stretches_of_rule(*rule_)) {
      judge_by_stretches(laws, *stretches);
      tried_ = laws.size();
    }
    prove_by_induction(laws);
    prove_by_theorem(laws);
  }
  if (!rule_->sequence().period_theorem()) return false;
  while (tried_ < laws.size()) {
    Law& law = laws[tried_++];
    if (law.formula.empty() || law.proven) continue;
    if (!prove_by_period(law, budget) && law.lost && lost != nullptr) {
      // Another way to say the same may be proven.
      for (Law& other : lost->laws()) {
        if (other.formula.empty() || !prove_by_period(other, budget)) continue;
        law = std::move(other);
        break;
      }
    }
    return true;
  }
  return false;
}

/// Adds the recursion of the theorem about taking up to a bound (docs/theorems.md), where no law of
/// the values is proven. The text says of each value at hand what it is.
void LawProofs::add_taking_law(std::vector<Law>& laws) const {
  const bool proven =
      std::any_of(laws.begin(), laws.end(), [](const Law& law) { return law.proven && !law.lost; });
  if (proven || data_.pairs || data_.marks || data_.first > 0 || data_.values.size() < 2) return;
  const auto known = rule_->sequence().taking_law();
  if (!known) return;
  Law law;
  law.kind = LawKind::recursive;
  law.body = taking_recursion(*known).text;
  law.from = 1;
  law.formula = formula_of(law);
  law.checked_to = data_.values.size() - 1;
  law.proven = true;
  law.theorem = "induction";
  auto reader = Reader::open(law.body);
  const auto read = reader ? Expression::read(*reader, {{"n"}}, {.self = true})
                           : Result<Expression>(Error{ErrorCode::empty, 0, {}});
  if (!read || !reader->at_end()) return;
  law.size = read->size();
  const auto smaller = [&](std::int64_t e, std::int64_t, bool) -> std::optional<std::int64_t> {
    const auto at = static_cast<std::size_t>(e);
    return e >= 0 && at < data_.values.size() ? std::optional(data_.values[at]) : std::nullopt;
  };
  for (std::size_t n = 1; n < data_.values.size(); ++n) {
    const auto number = static_cast<std::int64_t>(n);
    if (read->value_by(&number, smaller) != data_.values[n]) return;
  }
  laws.insert(laws.begin(), std::move(law));
}

/// Proves the laws that say what a theorem says of the lost pairs, and tells first what one says of
/// the values.
void LawProofs::prove_pairs(std::vector<Law>& laws) const {
  const auto values = rule_->pairs()->values_of_pairs();
  if (values && !data_.marks) tell_values(laws, *values);
  const auto known = rule_->pairs()->lost_pairs();
  for (Law& law : laws) {
    if (!known || !law.lost || !law.except.empty() || law.body != known->condition) continue;
    law.proven = true;
    law.theorem = known->theorem;
  }
}

void LawProofs::tell_values(std::vector<Law>& laws, const ValuesOfPairs& known) const {
  Law law;
  law.body = known.value;
  law.formula = formula_of(law, "a,b");
  auto guess = Guess::read(law.formula, *rule_);
  if (!guess) return;
  law.kind = guess->recursive() ? LawKind::recursive : LawKind::expression;
  law.size = guess->expression.size();
  law.checked_to = data_.rows() - 1;
  law.proven = true;
  law.theorem = known.theorem;
  laws.erase(std::remove_if(laws.begin(), laws.end(),
                            [&](const Law& other) { return other.formula == law.formula; }),
             laws.end());
  laws.insert(laws.begin(), std::move(law));
}

/// Proves the laws that are the recursion of a theorem, or lines that splits keep.
void LawProofs::prove_by_induction(std::vector<Law>& laws) const {
  for (Law& law : laws) {
    if (law.proven || law.formula.empty()) continue;
    Law formula = behind_exceptions(law);
    const auto guess = Guess::read(formula.formula, *rule_);
    if (!guess || (!proven_by_restriction(*rule_, *guess, data_.values.size()) &&
                   !proven_by_splits(*rule_, *guess, data_.values.size())))
      continue;
    law = std::move(formula);
    law.proven = true;
    law.theorem = "induction";
  }
}

/// Proves the laws that say what a theorem about the rule says. Adds the theorem's law where none
/// of them does.
void LawProofs::prove_by_theorem(std::vector<Law>& laws) const {
  if (!rule_->sequence().may_have_law()) return;
  Work work(proof_options);
  work.open_step(UINT64_MAX);
  const SequenceLaw* const said = rule_->sequence().law(work);
  if (said == nullptr) return;
  bool told =
      std::any_of(laws.begin(), laws.end(), [](const Law& law) { return law.proven && !law.lost; });
  for (Law& law : laws) {
    if (law.proven) continue;
    Law formula = law.formula.empty() ? law : behind_exceptions(law);
    if (!follows_from(formula, *said, *rule_)) continue;
    law = std::move(formula);
    law.proven = true;
    law.theorem = "induction";
    told = told || !law.lost || (said->body.empty() && said->automaton == nullptr);
  }
  const bool says = said->automaton != nullptr || !said->body.empty() || !said->lost.empty();
  if (says && !told) laws.push_back(law_of(*said, data_.first + data_.values.size() - 1));
}

/// Proves a law by the period of the rule's values. A law with exceptions is proven, and told, from
/// behind the last of them on.
bool LawProofs::prove_by_period(Law& law, std::uint64_t budget) const {
  Law formula = behind_exceptions(law);
  auto guess = Guess::read(formula.formula, *rule_);
  if (!guess) return false;
  Conjecture work(rule_, std::move(*guess), data_.values.size(), proof_options);
  while (!work.step(std::max<std::uint64_t>(budget, 1000)).done) {}
  if (!work.result() || work.result()->verdict != Conjecture::Verdict::proven) return false;
  law = std::move(formula);
  law.proven = true;
  law.theorem = work.result()->theorem;
  return true;
}

/// Judges laws by the stretches of one value to heap 10^18. Keeps what they prove, and says so.
/// Drops what they refute. A law of few stretches that fails is replaced by the stretches
/// themselves.
void LawProofs::judge_by_stretches(std::vector<Law>& laws,
                                   const std::vector<ValueStretch>& stretches) const {
  // One for the values, one for the lost heaps, which count as 1.
  struct Places {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> values;
  };
  Places all[2];
  for (const ValueStretch& stretch : stretches) {
    const auto value = static_cast<std::int64_t>(stretch.value);
    for (const bool lost : {false, true}) {
      const std::int64_t v = lost ? std::int64_t{value == 0} : value;
      Places& places = all[lost ? 1 : 0];
      if (!places.values.empty() && places.values.back() == v) continue;
      places.starts.push_back(static_cast<std::int64_t>(stretch.first));
      places.values.push_back(v);
    }
  }
  std::vector<Law> kept;
  const auto told = [&](const std::string& formula) {
    return std::any_of(kept.begin(), kept.end(),
                       [&](const Law& law) { return law.formula == formula; });
  };
  const auto write_all = [&](Law law) {
    const Places& places = all[law.lost ? 1 : 0];
    const auto body = stretches_term(places.starts, places.values, law.lost);
    if (!body) return;
    const Phrase phrase = phrase_of(body->text);
    law.body = phrase.text;
    law.from = 0;
    law.formula = formula_of(law);
    auto reader = Reader::open(law.body);
    const auto expression = Expression::read(*reader, {{"n"}}, {.max_nodes = 16384});
    if (!expression || told(law.formula)) return;
    law.size = expression->size();
    law.proven = true;
    law.theorem = "induction";
    kept.push_back(std::move(law));
  };
  for (Law& law : laws) {
    if (law.ends) {
      std::vector<std::int64_t> starts = all[0].starts;
      if (!law.ends->stretches || starts.empty()) continue;
      starts.erase(starts.begin());
      law.proven = ends_stand(*law.ends, starts);
      if (!law.proven) continue;
      law.theorem = "induction";
      kept.push_back(std::move(law));
      continue;
    }
    Law formula = behind_exceptions(law);
    const auto guess = law.formula.empty() ? Result<Guess>(Error{ErrorCode::empty, 0, {}})
                                           : Guess::read(formula.formula, *rule_);
    const auto said =
        guess ? check_on_stretches(*guess, stretches).kind : StretchVerdict::Kind::unknown;
    if (said == StretchVerdict::Kind::refuted) {
      if (law.kind == LawKind::runs) write_all(law);
      continue;
    }
    if (said == StretchVerdict::Kind::proven) {
      law = std::move(formula);
      law.proven = true;
      law.theorem = "induction";
    }
    if (law.formula.empty() || !told(law.formula)) kept.push_back(std::move(law));
  }
  laws = std::move(kept);
}

}  // namespace nimber
