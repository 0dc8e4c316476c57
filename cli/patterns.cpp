#include "asking.hpp"
#include "commands.hpp"
#include "coq.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include "questions/patterns.hpp"
#include "questions/period.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

std::string law_words(const Law& law, const PatternData& data) {
  const bool pairs = data.pairs;
  std::string out;
  if (law.always) {
    out = all_heaps(*law.always, law.from, data);
  } else if (!law.formula.empty()) {
    out = law.formula;
  } else if (law.automaton) {
    const DigitAutomaton& a = *law.automaton;
    out.append("an automaton of ").append(std::to_string(a.out.size())).append(" states reads ");
    out.append(pairs ? "a and b side by side " : "n ");
    out.append(a.base == 0 ? "in Zeckendorf's form" : "in base " + std::to_string(a.base));
    out.append(a.low_first ? ", lowest digit first" : ", highest digit first");
  } else if (law.ends) {
    out.append(law.ends->stretches ? "the stretches begin at s(k), "
               : law.ones          ? "1 exactly where n is some s(k), "
                                   : "lost exactly where n is some s(k), ");
    out.append(law.ends->text()).append(", beginning with ");
    for (std::size_t i = 0; i < law.ends->first.size(); ++i)
      out.append(i > 0 ? ", " : "").append(std::to_string(law.ends->first[i]));
  }
  if (out.empty()) {
    // What no formula says is told by its name.
    out.append(law.lost ? "lost exactly at the " : law.ones ? "1 exactly at the " : "g(n) is the ");
    out.append(law.name);
    if (law.from > 0) out.append(" for n>=").append(std::to_string(law.from));
    out.append("  (").append(text(law.kind));
  } else {
    out.append("  (").append(text(law.kind));
    if (!law.name.empty()) out.append(": ").append(law.name);
  }
  if (!law.oeis.empty()) out.append(", ").append(law.oeis);
  out.append(law.proven               ? "; proven"
             : data.rows_of_numbers() ? "; holds for " + rows_looked_at(data)
                                      : "; holds to " + number(law.checked_to));
  if (!law.except.empty()) {
    out.append("; except ");
    for (std::size_t i = 0; i < law.except.size(); ++i) {
      const LawException& e = law.except[i];
      out.append(i > 0 ? ", " : "");
      out.append(pairs ? "g(" + number(e.n) + "," + number(e.b) + ")" : "g(" + number(e.n) + ")");
      out.append(" = ").append(law.lost ? (e.value != 0 ? "P" : "N") : std::to_string(e.value));
    }
  }
  return out.append(")\n");
}

/// Where no law was found: what was tried, on standard error.
void tell_none(const Patterns& search) {
  const std::size_t looked_at = search.data().values.size();
  if (looked_at < LawBook::least_values) {
    std::cerr << looked_at << " values are too few to tell a law from chance: from "
              << LawBook::least_values << " on laws are looked for\n";
  } else {
    std::cerr << "no law shorter than the list of " << looked_at << " values: tried were ";
    const bool rows = search.data().rows_of_numbers();
    if (!rows) std::cerr << "periods, lines, automata, recursions";
    if (const std::size_t size = search.size_looked_at(); size > 0)
      std::cerr << (rows ? "" : ", ") << "formulas of up to " << size << " signs";
    std::cerr << '\n';
  }
  if (const std::size_t period = repeated_every(search.data()); period > 0)
    std::cerr << "so far they repeat every " << period << "; more values would tell\n";
}

Status tell(AskedPatterns& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Patterns& search = *asked.search();
  std::string out;
  for (const Law& law : search.laws()) out.append(law_words(law, search.data()));
  if (out.empty()) tell_none(search);
  std::cout << out;
  return all_answered;
}

constexpr const char* no_law = ": no file for Coq is written of its laws";

/// The law that a period is, where proofs/ has a theorem of it.
template <CoqForm form>
Status tell_law_in_coq(Asked& asked) {
  constexpr std::uint64_t step = 10'000'000;
  finish(asked, step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const PeriodSearch& search = static_cast<AskedPeriod&>(asked).search();
  const std::string rule = search.rule()->text();
  if (!search.period())
    return tell_coq(std::nullopt, form,
                    rule + ": no period is proven by its values to heap " +
                        std::to_string(search.checked_to()) + "; --limit N looks farther");
  const Certificate certificate = search.certificate();
  return tell_coq(coq_law(*search.rule(), certificate), form,
                  rule + (too_long_for_coq(certificate) ? too_long : no_law));
}

/// The work of an octal game's values grows with the square of their number: so many take no longer
/// than the laws that are looked for without --coq.
constexpr std::uint64_t octal_law_values = 20'000;

/// The words with that limit. They say none.
Arguments limited(const Arguments& arguments) {
  std::vector<LineWord> words = arguments.words();
  words.insert(words.begin(),
               {LineWord{.text = "--limit"}, LineWord{.text = std::to_string(octal_law_values)}});
  return Arguments(std::move(words));
}

}  // namespace

Status tell_patterns(Asked& asked) { return tell(static_cast<AskedPatterns&>(asked)); }

int patterns(Arguments arguments) {
  const CoqForm form = coq_form(arguments);
  if (form == CoqForm::none)
    return ask_and_tell(*find_question("patterns"), std::move(arguments), tell_patterns);
  // A law with a name needs no search.
  if (arguments.rest().size() == 1) {
    const auto rule = read_rule(arguments.operand(0));
    if (rule) {
      const auto file = coq_law(**rule);
      const auto theorem =
          (*rule)->has_sequence() ? (*rule)->sequence().period_theorem() : std::nullopt;
      if (file || !theorem) return tell_coq(file, form, (*rule)->text() + no_law);
      if (theorem->code == "guy-smith") arguments = limited(arguments);
    }
  }
  return ask_and_tell(
      *find_question("period"), std::move(arguments),
      form == CoqForm::alone ? tell_law_in_coq<CoqForm::alone> : tell_law_in_coq<CoqForm::reading>);
}

}  // namespace nimber::cli
