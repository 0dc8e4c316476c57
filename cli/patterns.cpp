#include "answer.hpp"
#include "json.hpp"
#include "machine.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/patterns.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t values_limit = 300'000'000;
constexpr std::uint64_t patterns_step = 1'000'000;

std::string mark(bool marks, std::int64_t value) {
  if (marks) return value != 0 ? "\"P\"" : "\"N\"";
  return std::to_string(value);
}

template <class Items, class Print>
std::string json_list(const Items& items, Print print) {
  std::string out = "[";
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out.append(", ");
    out.append(print(items[i]));
  }
  return out.append("]");
}

std::string base_json(unsigned base) { return base == 0 ? "\"fibonacci\"" : std::to_string(base); }

std::string law_json(const Law& law, bool pairs) {
  const auto plain = [](std::int64_t n) { return n < 0 ? "null" : std::to_string(n); };
  std::string out = "{\"formula\": ";
  out.append(law.formula.empty() ? "null" : json_string(law.formula));
  out.append(", \"kind\": \"").append(text(law.kind));
  out.append("\", \"size\": ").append(std::to_string(law.size));
  out.append(", \"from\": ").append(number(law.from));
  out.append(", \"checked_to\": ").append(number(law.checked_to));
  out.append(", \"proven\": ").append(truth(law.proven));
  if (law.proven) out.append(", \"theorem\": ").append(json_string(law.theorem));
  if (!law.except.empty()) {
    out.append(", \"except\": ").append(json_list(law.except, [&](const LawException& e) {
      const std::string places =
          pairs ? "{\"a\": " + number(e.n) + ", \"b\": " + number(e.b) : "{\"n\": " + number(e.n);
      return places + ", \"value\": " + mark(law.lost, e.value) + "}";
    }));
  }
  if (law.automaton) {
    const DigitAutomaton& a = *law.automaton;
    out.append(", \"automaton\": {\"base\": ").append(base_json(a.base));
    out.append(", \"order\": \"").append(a.low_first ? "low" : "high");
    out.append("\", \"start\": 0, \"next\": ");
    out.append(json_list(a.next, [&](const auto& row) { return json_list(row, plain); }));
    out.append(", \"out\": ");
    out.append(json_list(a.out, [&](std::int64_t v) { return mark(law.lost, v); })).append("}");
  }
  if (law.ends) {
    out.append(", \"ends\": {\"of\": \"").append(law.ends->stretches ? "stretches" : "lost");
    out.append("\", \"law\": ").append(json_string(law.ends->text())).append(", \"first\": ");
    out.append(json_list(law.ends->first, [](std::int64_t n) { return std::to_string(n); }));
    out.append("}");
  }
  if (!law.name.empty()) {
    out.append(", \"name\": ").append(json_string(law.name));
    if (!law.oeis.empty()) out.append(", \"oeis\": ").append(json_string(law.oeis));
  }
  return out.append("}\n");
}

std::string law_words(const Law& law, bool pairs) {
  std::string out;
  if (law.always) {
    out = all_heaps(*law.always, law.from, pairs);
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
                                   : "lost exactly where n is some s(k), ");
    out.append(law.ends->text()).append(", beginning with ");
    for (std::size_t i = 0; i < law.ends->first.size(); ++i)
      out.append(i > 0 ? ", " : "").append(std::to_string(law.ends->first[i]));
  }
  out.append("  (").append(text(law.kind));
  if (!law.name.empty()) out.append(": ").append(law.name);
  if (!law.oeis.empty()) out.append(", ").append(law.oeis);
  out.append(law.proven ? "; proven" : "; holds to " + number(law.checked_to));
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
    PatternValues values(rule, count, std::move(line), values_limit);
    Meter meter(rule->text());
    for (Progress progress; !progress.done;) {
      progress = values.step(patterns_step);
      meter.show(progress.fraction, progress.examined);
    }
    if (!values.result()) return fail(values.result().error(), as_json);
    data = *values.result();
  }
  const bool pairs = data.pairs;
  Patterns search(std::move(data), rule, where.empty());
  Meter meter(rule ? rule->text() : file);
  for (Progress progress; !progress.done;) {
    progress = search.step(patterns_step);
    meter.show(progress.fraction, progress.examined);
  }
  std::string out;
  for (const Law& law : search.laws())
    out.append(as_json ? law_json(law, pairs) : law_words(law, pairs));
  if (out.empty() && !as_json) {
    const std::size_t looked_at = search.data().values.size();
    if (looked_at < LawBook::least_values) {
      std::cerr << looked_at << " values are too few to tell a law from chance: from "
                << LawBook::least_values << " on laws are looked for\n";
    } else {
      std::cerr << "no law shorter than the list of " << looked_at
                << " values: tried were periods, lines, automata, recursions";
      if (const std::size_t size = search.size_looked_at(); size > 0)
        std::cerr << ", formulas of up to " << size << " signs";
      std::cerr << '\n';
    }
    if (const std::size_t period = repeated_every(search.data()); period > 0)
      std::cerr << "so far they repeat every " << period << "; more values would tell\n";
  }
  std::cout << out;
  return all_answered;
}

}  // namespace nimber::cli
