#include "laws/programs/law_ways.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/programs/cpp_expression.hpp"
#include "text/expression.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

constexpr std::int64_t largest = 1'000'000'000'000'000'000;
constexpr std::size_t most_calls = 500;

std::string table_of(const PatternData& data, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out.append(i % 20 == 0 ? ",\n    " : ", ");
    out.append(std::to_string(data.values[i]));
  }
  return out;
}

ProgramWay way_of(const Law& law) {
  if (!law.proven) return ProgramWay::guess;
  switch (law.kind) {
    case LawKind::periodic: return ProgramWay::period;
    case LawKind::runs: return ProgramWay::runs;
    default: return ProgramWay::closed;
  }
}

/// "" where it is proven.
std::string first_line_of(const Law& law, bool pairs) {
  if (law.proven) return {};
  const std::string said = law.formula.empty() ? "the automaton below" : law.formula;
  std::string out = "// A guess, not proven: " + said + " holds for ";
  if (pairs) return out + "numbers to " + std::to_string(law.checked_to) + ".\n";
  return out.append("heaps ")
      .append(std::to_string(law.from))
      .append(" to ")
      .append(std::to_string(law.checked_to))
      .append(".\n");
}

/// Evaluates a law and counts how often it calls itself.
class CallsOfLaw {
 public:
  /// `data`: the values below law.from.
  CallsOfLaw(const Law& law, const Expression& expression, const PatternData& data)
      : law_(law), expression_(expression), data_(data) {}

  /// Are the calls few, and is the value defined, for heaps of all sizes to 10^18?
  bool few() {
    for (std::int64_t off = 0; off < numbers_tried; ++off) {
      if (!few_at(largest - off) || !few_at(largest / 3 - off) || !few_at(largest / 1000 - off))
        return false;
    }
    for (std::int64_t power = 1; power <= largest / 2; power *= 2) {
      if (!few_at(power) || !few_at(power - 1)) return false;
    }
    return true;
  }
  /// The same for pairs of such numbers.
  bool few_of_pairs() {
    std::vector<std::int64_t> numbers;
    for (std::int64_t n = 0; n < numbers_tried / 4; ++n) {
      numbers.push_back(n);
      numbers.push_back(largest - n);
      numbers.push_back(largest / 3 - n);
    }
    for (std::int64_t power = numbers_tried; power <= largest / 2; power *= 8) {
      numbers.push_back(power);
      numbers.push_back(power - 1);
    }
    // Where one divides the other with the most remainders.
    for (std::int64_t low = 34, high = 55; high <= largest; high += std::exchange(low, high))
      numbers.push_back(high);
    return std::all_of(numbers.begin(), numbers.end(), [&](std::int64_t a) {
      return std::all_of(numbers.begin(), numbers.end(), [&](std::int64_t b) {
        calls_ = 0;
        return value_of_pair(a, b).has_value();
      });
    });
  }

 private:
  static constexpr std::int64_t numbers_tried = 64;

  bool few_at(std::int64_t n) {
    calls_ = 0;
    return value(n).has_value();
  }
  std::optional<std::int64_t> value(std::int64_t n) {
    if (++calls_ > most_calls) return std::nullopt;
    if (static_cast<std::uint64_t>(n) < law_.from) return data_.values[static_cast<std::size_t>(n)];
    const std::int64_t variables[1] = {n};
    const auto self = [&](std::int64_t e, std::int64_t, bool) {
      return e >= 0 && e < n ? value(e) : std::nullopt;
    };
    return expression_.value_by(variables, self);
  }
  std::optional<std::int64_t> value_of_pair(std::int64_t a, std::int64_t b) {
    if (++calls_ > most_calls) return std::nullopt;
    const std::int64_t variables[2] = {a, b};
    const auto self = [&](std::int64_t e, std::int64_t f, bool) {
      return e >= 0 && f >= 0 ? value_of_pair(e, f) : std::nullopt;
    };
    return expression_.value_by(variables, self);
  }

  const Law& law_;
  const Expression& expression_;
  const PatternData& data_;
  std::size_t calls_ = 0;
};

std::string cost_of(const std::string& body) {
  const std::size_t prime = body.find("is_prime(");
  return prime != std::string::npos ? "// O(sqrt n) a heap.\n"
                                    : "// O(1) a heap, or a step for each digit.\n";
}

std::optional<WayOfProgram> way_by_formula(const std::string& title, const PatternData& data,
                                           const Law& law) {
  if (law.formula.empty()) return std::nullopt;
  if (law.from > (data.pairs ? 0 : data.values.size())) return std::nullopt;
  auto reader = Reader::open(law.body);
  if (!reader) return std::nullopt;
  std::vector<std::string> names = {"n"};
  if (data.pairs) names = {"a", "b"};
  std::vector<ExpressionName> known;
  known.reserve(names.size());
  for (const std::string& name : names) known.push_back({name});
  const auto expression = Expression::read(*reader, known, {.self = true, .max_nodes = 16384});
  const auto body = expression ? cpp_of(*expression, names) : std::nullopt;
  if (!body || !reader->at_end()) return std::nullopt;
  const bool recursive = expression->uses_self(data.pairs);
  // A condition speaks of lost heaps, not of itself.
  if (expression->uses_self(!data.pairs) || (law.lost && recursive)) return std::nullopt;
  // A guess may be wrong, but must end: a chain of calls g(n-1), g(n-2) … is too deep.
  CallsOfLaw calls(law, *expression, data);
  if (data.pairs ? !calls.few_of_pairs() : (law.proven || recursive) && !calls.few())
    return std::nullopt;
  WayOfProgram out;
  out.way = way_of(law);
  out.function = {.pair = data.pairs, .lost = law.lost};
  out.first_line = first_line_of(law, data.pairs);
  std::string g = data.pairs ? "// O(1), or a few steps for each digit.\n" : cost_of(*body);
  g.append(law.lost ? "bool is_lost(" : "Int g(");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool used = expression->uses(i) || law.from > 0;
    g.append(i > 0 ? ", " : "").append("Int").append(used ? " " + names[i] : "");
  }
  g.append(") {\n");
  if (law.from > 0) {
    const PatternData marks = law.lost && !data.marks ? PatternValues::lost(data) : data;
    g.append("  static const ").append(law.lost ? "bool" : "Int").append(" first[] = {");
    g.append(table_of(marks, static_cast<std::size_t>(law.from)))
        .append("};\n  if (n < ")
        .append(std::to_string(law.from))
        .append(") return first[n];\n");
  }
  g.append("  return ").append(*body).append(";\n}\n\n");
  out.code = before_g(title, g) + g;
  return out;
}

std::optional<WayOfProgram> way_by_digits(const std::string& title, const Law& law) {
  constexpr std::size_t most_states = 200;
  if (!law.automaton) return std::nullopt;
  const auto automaton = lowest_first(*law.automaton);
  if (!automaton || automaton->out.size() > most_states) return std::nullopt;
  const auto list_of = [](const std::vector<std::int64_t>& numbers) {
    std::string out;
    for (const std::int64_t number : numbers)
      out.append(out.empty() ? "{" : ", ").append(std::to_string(number));
    return out + "}";
  };
  const std::string base = std::to_string(automaton->base);
  std::string g = "// An automaton reads n in base " + base +
                  ", the lowest digit first: a step for each digit.\n" +
                  (law.lost ? "bool is_lost(Int n)" : "Int g(Int n)") +
                  " {\n  static const int next[][" + base + "] = {";
  for (std::size_t s = 0; s < automaton->next.size(); ++s)
    g.append(s == 0 ? "" : s % 8 == 0 ? ",\n      " : ", ").append(list_of(automaton->next[s]));
  g.append("};\n  static const Int out[] = ").append(list_of(automaton->out));
  g.append(";\n  int state = 0;\n  for (; n > 0; n /= ").append(base);
  g.append(") state = next[state][n % ").append(base);
  g.append("];\n  return out[state];\n}\n\n");
  WayOfProgram out;
  out.way = law.proven ? ProgramWay::closed : ProgramWay::guess;
  out.function.lost = law.lost;
  out.first_line = first_line_of(law, false);
  out.code = before_g(title, g) + g;
  return out;
}

}  // namespace

std::optional<WayOfProgram> way_by_law(const std::string& title, const PatternData& data,
                                       const Law& law) {
  if (!law.except.empty()) return std::nullopt;
  if (auto way = way_by_formula(title, data, law)) return way;
  return data.pairs ? std::nullopt : way_by_digits(title, law);
}

std::optional<WayOfProgram> guess_of(const std::string& title, const PatternData& data,
                                     const std::vector<Law>& laws, bool lost_too) {
  for (const bool lost : {false, true}) {
    for (const Law& law : laws) {
      if (law.proven || law.lost != lost || (lost && !lost_too)) continue;
      if (auto way = way_by_law(title, data, law)) return way;
    }
  }
  return std::nullopt;
}

/// A heap of a, of which at most a share of one in b may be taken: the recursion of the theorem,
/// with all steps at once between which the quotient stays the same.
WayOfProgram way_by_share(const std::string& title) {
  const std::string g = R"(// At most a / b rounds, each of which lowers the quotient or ends.
Int g(Int a, Int b) {
  if (b == 0) return 0;
  while (a % b != 0) {
    const Int m = a / b;
    a -= (a % b + m) / (m + 1) * (m + 1);
  }
  return a / b;
}

)";
  WayOfProgram out;
  out.way = ProgramWay::closed;
  out.function.pair = true;
  out.code = before_g(title, g) + g;
  return out;
}

namespace {

/// By what a theorem says of the pairs a, b of a rule: which are lost, or what each is worth.
std::optional<WayOfProgram> way_of_pairs(const Rule& rule, std::string_view body, bool lost) {
  PatternData data;
  data.pairs = true;
  Law law;
  law.proven = true;
  law.lost = lost;
  law.body = body;
  law.formula = formula_of(law, "a,b");
  return way_by_law(rule.text(), data, law);
}

}  // namespace

std::optional<WayOfProgram> way_by_theorem(const Rule& rule, bool lost) {
  if (rule.pairs() == nullptr) return std::nullopt;
  if (lost) {
    const auto known = rule.pairs()->lost_pairs();
    return known ? way_of_pairs(rule, known->condition, true) : std::nullopt;
  }
  const auto known = rule.pairs()->values_of_pairs();
  if (!known) return std::nullopt;
  if (known->theorem == "taking-bound") return way_by_share(rule.text());
  return way_of_pairs(rule, known->value, false);
}

std::optional<WayOfProgram> way_by_misere_theorem(const Rule& rule) {
  const auto known = rule.pairs() != nullptr ? rule.pairs()->lost_pairs() : std::nullopt;
  if (!known || known->misere.empty()) return std::nullopt;
  return way_of_pairs(rule, known->misere, true);
}

WayOfProgram way_by_values(const std::string& title, const PatternData& data) {
  WayOfProgram out;
  out.first_line = "// Heaps to " + std::to_string(data.values.size() - 1) + " only.\n";
  out.code = "// " + title +
             "\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n#include <string>\n\n"
             "using Int = std::int64_t;\n\n// O(1) a heap.\nInt g(Int n) {\n"
             "  static const Int values[] = {\n    ";
  out.code.append(table_of(data, data.values.size())).append("};\n  return values[n];\n}\n\n");
  return out;
}

}  // namespace nimber
