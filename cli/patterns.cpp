#include "answer.hpp"
#include "machine.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "records/laws/patterns.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t values_limit = 300'000'000;
constexpr std::uint64_t patterns_step = 1'000'000;

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

}  // namespace

int patterns(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t count = 0;
  std::string file;
  std::string where;
  if (!arguments.option("--count", count)) return usage("--count takes a number of values");
  std::uint64_t largest = 0;
  if (!arguments.option("--largest", largest))
    return usage("--largest takes the largest number of a position, as in 1");
  if (!arguments.option("--where", where)) return usage("--where takes a line, as in q=n-1");
  if (!arguments.option("--values", file))
    return usage("--values takes a file of numbers or marks, or - for standard input");
  if (const int wrong = check_rest(arguments, file.empty() ? 1u : 0u,
                                   "patterns takes one rule, or --values FILE");
      wrong != 0)
    return wrong;
  PatternData data;
  RulePtr rule;
  if (!file.empty()) {
    if (!where.empty()) return usage("--where goes with a rule of two numbers");
    Input input(file);
    const std::string text = input.all();
    if (input.failed()) return input.complain(as_json);
    auto list = read_pattern_values(text);
    if (!list) return fail_in(text, list.error(), as_json);
    data = std::move(*list);
    if (count > 0 && !data.pairs && count < data.values.size())
      data.values.resize(static_cast<std::size_t>(count));
  } else {
    const auto read = read_rule(arguments.rest().front());
    if (!read) return fail(read.error(), as_json);
    rule = *read;
    std::optional<PatternLine> line;
    if (!where.empty()) {
      auto given = read_pattern_line(where, *rule);
      if (!given) return fail(given.error(), Telling{as_json, 0, "--where"});
      line = std::move(*given);
    }
    PatternValues values(rule, count, std::move(line), values_limit, largest);
    Meter meter(rule->text());
    for (Progress progress; !progress.done;) {
      progress = values.step(patterns_step);
      meter.show(progress.fraction, progress.examined);
    }
    if (!values.result()) return fail(values.result().error(), as_json);
    data = *values.result();
  }
  Patterns search(std::move(data), rule, where.empty());
  Meter meter(rule ? rule->text() : file);
  for (Progress progress; !progress.done;) {
    progress = search.step(patterns_step);
    meter.show(progress.fraction, progress.examined);
  }
  std::string out;
  for (const Law& law : search.laws())
    out.append(as_json ? json(ToldLaw{law, search.data()}) + "\n" : law_words(law, search.data()));
  if (out.empty() && !as_json) {
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
  std::cout << out;
  return all_answered;
}

}  // namespace nimber::cli
