#include "laws/patterns/theorem_proof.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::uint64_t most_options = 20'000'000;

/// The automaton that says of each number 1 where its value is 0, else 0.
DigitAutomaton lost_by(DigitAutomaton automaton) {
  for (std::int64_t& value : automaton.out) value = value == 0 ? 1 : 0;
  return automaton;
}

/// Does the automaton say what the formula says, which repeats?
bool says(const DigitAutomaton& automaton, const Law& law, const Rule& rule) {
  constexpr std::uint64_t longest = 10'000;
  const auto guess = Guess::read(law.formula, rule);
  if (!guess || guess->two_heaps || guess->expression.uses_self(false)) return false;
  const auto repeats = guess->expression.repetition(0);
  if (!repeats || repeats->slope != 0 || repeats->period > longest) return false;
  const std::uint64_t from = std::max(repeats->from, law.from);
  if (from > longest) return false;
  std::vector<std::int64_t> values(static_cast<std::size_t>(repeats->period));
  for (std::uint64_t n = law.from; n < from + repeats->period; ++n) {
    const auto number = static_cast<std::int64_t>(n);
    const auto value = guess->expression.value(&number);
    if (!value || (n < from && *value != value_from(automaton, 0, n))) return false;
    values[static_cast<std::size_t>(n % repeats->period)] = *value;
  }
  return says_residues(automaton, from, values);
}

}  // namespace

bool proven_by_theorem(const Rule& rule, const Guess& guess) {
  if (guess.two_heaps || guess.kind == Guess::Kind::won || !rule.has_sequence() ||
      !rule.sequence().may_have_law())
    return false;
  Work work(most_options);
  work.open_step(UINT64_MAX);
  const SequenceLaw* const said = rule.sequence().law(work);
  Law law;
  law.lost = guess.kind == Guess::Kind::lost;
  law.body = guess.expression.text();
  law.from = guess.from;
  law.formula = formula_of(law);
  return said != nullptr && follows_from(law, *said, rule);
}

bool follows_from(const Law& law, const SequenceLaw& said, const Rule& rule) {
  if (law.ones || law.ends) return false;
  if (said.automaton != nullptr) {
    const DigitAutomaton proven = law.lost ? lost_by(*said.automaton) : *said.automaton;
    if (!law.automaton) return !law.formula.empty() && says(proven, law, rule);
    if (law.automaton->base != proven.base) return false;
    const auto told = lowest_first(*law.automaton);
    return told && say_the_same(*told, proven);
  }
  return !law.formula.empty() && law.from >= said.from &&
         law.body == (law.lost ? said.lost : said.body);
}

Law law_of(const SequenceLaw& said, std::uint64_t checked_to) {
  Law law;
  law.checked_to = checked_to;
  law.proven = true;
  law.theorem = "induction";
  law.from = said.from;
  if (said.automaton != nullptr) {
    law.kind = LawKind::digits;
    law.automaton = *said.automaton;
    law.size = said.automaton->out.size();
    return law;
  }
  law.lost = said.body.empty();
  law.body = law.lost ? said.lost : said.body;
  law.formula = formula_of(law);
  auto reader = Reader::open(law.body);
  const auto expression = Expression::read(*reader, {{"n"}});
  law.size = expression ? expression->size() : 0;
  return law;
}

}  // namespace nimber
