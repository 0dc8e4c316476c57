#include "laws/programs/program_ways.hpp"

#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/stretch_proof.hpp"
#include "laws/programs/cpp_expression.hpp"
#include "text/expression.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nimber {
namespace {

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

/// Evaluates a law and counts how often it calls itself.
class CallsOfLaw {
 public:
  CallsOfLaw(const Law& law, const Expression& expression, const PatternData& data)
      : law_(law), expression_(expression), data_(data) {}

  /// Are the calls few, and is the value defined, for heaps of all sizes to 10^18?
  bool few() {
    constexpr std::int64_t largest = 1'000'000'000'000'000'000;
    for (std::int64_t off = 0; off < heaps_tried; ++off) {
      if (!few_at(largest - off) || !few_at(largest / 3 - off) || !few_at(largest / 1000 - off))
        return false;
    }
    for (std::int64_t power = 1; power <= largest / 2; power *= 2) {
      if (!few_at(power) || !few_at(power - 1)) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t most_calls = 500;
  static constexpr std::int64_t heaps_tried = 64;

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

  const Law& law_;
  const Expression& expression_;
  const PatternData& data_;
  std::size_t calls_ = 0;
};

/// g by a law; none where it can't be written in C++.
std::optional<WayOfProgram> way_by_law(const Rule& rule, const PatternData& data, const Law& law) {
  if (law.lost || law.formula.empty() || !law.except.empty()) return std::nullopt;
  if (law.from > data.values.size()) return std::nullopt;
  auto reader = Reader::open(law.body);
  if (!reader) return std::nullopt;
  const auto expression = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
  const auto body = expression ? cpp_of(*expression) : std::nullopt;
  if (!body || (law.proven && !CallsOfLaw(law, *expression, data).few())) return std::nullopt;
  // A guess may be wrong, but must end: a chain of calls g(n-1), g(n-2) … is too deep.
  if (expression->uses_self(false) && !CallsOfLaw(law, *expression, data).few())
    return std::nullopt;
  WayOfProgram out;
  out.way = way_of(law);
  if (!law.proven) {
    out.first_line = "// A guess, not proven: " + law.formula + " holds for heaps " +
                     std::to_string(law.from) + " to " + std::to_string(law.checked_to) + ".\n";
  }
  std::string g = "// O(1) a heap, or a step for each digit.\nInt g(Int n) {\n";
  if (law.from > 0) {
    g.append("  static const Int first[] = {")
        .append(table_of(data, static_cast<std::size_t>(law.from)))
        .append("};\n  if (n < ")
        .append(std::to_string(law.from))
        .append(") return first[n];\n");
  }
  g.append("  return ").append(*body).append(";\n}\n\n");
  out.code = before_g(rule, g) + g;
  return out;
}

/// g by an automaton that is proven to say it.
std::optional<WayOfProgram> way_by_digits(const Rule& rule, const Law& law) {
  constexpr std::size_t most_states = 200;
  if (!law.proven || law.lost || !law.automaton) return std::nullopt;
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
                  ", the lowest digit first: a step for each digit.\n"
                  "Int g(Int n) {\n  static const int next[][" +
                  base + "] = {";
  for (std::size_t s = 0; s < automaton->next.size(); ++s)
    g.append(s == 0 ? "" : s % 8 == 0 ? ",\n      " : ", ").append(list_of(automaton->next[s]));
  g.append("};\n  static const Int out[] = ").append(list_of(automaton->out));
  g.append(";\n  int state = 0;\n  for (; n > 0; n /= ").append(base);
  g.append(") state = next[state][n % ").append(base);
  g.append("];\n  return out[state];\n}\n\n");
  WayOfProgram out;
  out.way = ProgramWay::closed;
  out.code = before_g(rule, g) + g;
  return out;
}

/// g by the recursion for rules where up to a bound may be taken (docs/theorems.md). It needs no
/// law of the values.
std::optional<WayOfProgram> way_by_restriction(const Rule& rule) {
  constexpr std::uint64_t longest = 1000;
  const auto here = restriction_at(rule, 0);
  if (!here || here->from + here->period > longest) return std::nullopt;
  const std::uint64_t end = here->from + here->period;
  std::string first;
  for (std::uint64_t n = 0; n < end; ++n) {
    const auto most = restriction_at(rule, n);
    if (!most) return std::nullopt;
    first.append(n == 0 ? "" : n % 20 == 0 ? ",\n      " : ", ").append(std::to_string(most->most));
  }
  const auto begin = restriction_at(rule, here->from);
  const auto later = restriction_at(rule, end);
  // A bound that does not grow would need a step for every few stones.
  if (!begin || !later || later->most <= begin->most) return std::nullopt;
  const std::string period = std::to_string(here->period);
  const std::string from = std::to_string(here->from);
  const std::string behind = here->from == 0 ? "n" : "(n - " + from + ")";
  const std::uint64_t rise = later->most - begin->most;
  WayOfProgram out;
  out.way = ProgramWay::closed;
  std::string g =
      "// The most that may be taken.\nInt most(Int n) {\n  static const Int first[] = {";
  g.append(first)
      .append("};\n  if (n < ")
      .append(std::to_string(end))
      .append(") return first[n];\n");
  g.append("  return first[").append(here->from == 0 ? "" : from + " + ").append(behind);
  g.append(" % ").append(period).append("] + ").append(behind).append(" / ").append(period);
  g.append(rise == 1 ? "" : " * " + std::to_string(rise));
  g.append(
      ";\n}\n\n// That where it rises, else the value of a smaller heap: a few steps for each "
      "digit.\n"
      "Int g(Int n) {\n  while (n > 0 && most(n) == most(n - 1)) n -= most(n) + 1;\n"
      "  return most(n);\n}\n\n");
  out.code = before_g(rule, g) + g;
  return out;
}

/// The same where f is an expression: its stretches are passed in one go where they are long.
std::optional<WayOfProgram> way_by_taking_law(const Rule& rule) {
  const auto known = rule.sequence().taking_law();
  if (!known) return std::nullopt;
  auto reader = Reader::open(known->most);
  if (!reader) return std::nullopt;
  const auto most = Expression::read(*reader, {{"n"}});
  const auto body = most ? cpp_of(*most) : std::nullopt;
  if (!body) return std::nullopt;
  WayOfProgram out;
  out.way = ProgramWay::closed;
  const std::string g =
      "// The most that may be taken.\nInt most(Int n) {\n  return " + *body + R"(;
}

// That where it rises, else the value of a smaller heap: at most two steps for each number that
// most(n) can be.
Int g(Int n) {
  while (n > 0 && most(n) == most(n - 1)) {
    const Int m = most(n);
    n -= m + 1;
    if (n <= m || most(n - m - 1) < m) continue;
    // The first heap with this m.
    Int low = 0, high = n;
    while (low < high) {
      const Int middle = low + (high - low) / 2;
      if (most(middle) == m) high = middle;
      else low = middle + 1;
    }
    n -= (n - low + m) / (m + 1) * (m + 1);
  }
  return most(n);
}

)";
  out.code = before_g(rule, g) + g;
  return out;
}

/// g by the stretches of one value to heap 10^18, where the rule knows them.
std::optional<WayOfProgram> way_by_stretches(const Rule& rule) {
  const auto stretches = stretches_of_rule(rule);
  if (!stretches) return std::nullopt;
  std::string starts;
  std::string values;
  for (std::size_t i = 0; i < stretches->size(); ++i) {
    const std::string_view comma = i == 0 ? "" : i % 5 == 0 ? ",\n      " : ", ";
    starts.append(comma).append(std::to_string((*stretches)[i].first));
    values.append(comma).append(std::to_string((*stretches)[i].value));
  }
  WayOfProgram out;
  out.way = ProgramWay::runs;
  const std::string g =
      "// Where stretches of one value begin, to heap 10^18: a step for each digit.\n"
      "Int g(Int n) {\n  static const Int starts[] = {" +
      starts + "};\n  static const Int values[] = {" + values +
      "};\n  return values[std::upper_bound(std::begin(starts), std::end(starts), n) - starts - "
      "1];\n}\n\n";
  out.code = before_g(rule, g) + g;
  return out;
}

/// The program of a rule of two numbers up to g or is_lost; none of other rules.
std::optional<WayOfProgram> way_of_pairs(const Rule& rule) {
  if (rule.has_sequence() || number_names(rule).size() != 2) return std::nullopt;
  const std::string source = rule.program();
  const std::size_t main_at = source.find("int main()");
  const bool table = source.find(value_of_pair) != std::string::npos;
  if (main_at == std::string::npos || (!table && source.find(outcome_of_pair) == std::string::npos))
    return std::nullopt;
  WayOfProgram out;
  out.way = table ? ProgramWay::table : ProgramWay::closed;
  out.code = source.substr(0, main_at);
  return out;
}

/// g as a list of the known values, for rules of which nothing else is known.
WayOfProgram way_by_values(const Rule& rule, const PatternData& data) {
  WayOfProgram out;
  out.first_line = "// Heaps to " + std::to_string(data.values.size() - 1) + " only.\n";
  out.code = "// " + rule.text() +
             "\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n#include <string>\n\n"
             "using Int = std::int64_t;\n\n// O(1) a heap.\nInt g(Int n) {\n"
             "  static const Int values[] = {\n    ";
  out.code.append(table_of(data, data.values.size())).append("};\n  return values[n];\n}\n\n");
  return out;
}

}  // namespace

std::string_view text(ProgramWay way) {
  switch (way) {
#define NIMBER_PROGRAM_WORD(name) \
  case ProgramWay::name: return #name;
    NIMBER_PROGRAM_WAYS(NIMBER_PROGRAM_WORD)
#undef NIMBER_PROGRAM_WORD
  }
  return "";
}

std::optional<WayOfProgram> way_of_rule(const Rule& rule) {
  const std::string source = rule.program();
  const std::size_t main_at = source.find("int main()");
  const std::size_t g_at = source.find("Int g(Int n)");
  if (main_at == std::string::npos || g_at == std::string::npos) return std::nullopt;
  if (rule.heap_rule() == nullptr && (!rule.has_sequence() || rule.heaps({0}) == 0))
    return std::nullopt;
  WayOfProgram out;
  const bool table = source.find("static std::vector<Int> g;") != std::string::npos;
  const bool period =
      source.find("n %= ") != std::string::npos || source.find("if (n >= ") != std::string::npos;
  out.way = !table ? ProgramWay::closed : period ? ProgramWay::period : ProgramWay::table;
  out.code = source.substr(0, g_at);
  if (out.code.find("// All values up to n: O(") == std::string::npos) {
    out.code.append(
        !table   ? "// O(1) a heap, or a few steps.\n"
        : period ? "// The values of one period once, then O(1) a heap.\n"
                 : "// Every value up to the largest heap, each by all its options: too slow "
                   "far above 10^5.\n");
  }
  out.code.append(source, g_at, main_at - g_at);
  return out;
}

std::vector<WayOfProgram> ways_of(const Rule& rule, const PatternData& data,
                                  const std::vector<Law>& laws) {
  std::vector<WayOfProgram> out;
  const auto add = [&](std::optional<WayOfProgram> way) {
    if (!way) return;
    const auto same = [&](const WayOfProgram& other) { return other.way == way->way; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(*way));
  };
  if (auto pairs = way_of_pairs(rule)) return {std::move(*pairs)};
  auto own = way_of_rule(rule);
  if (own && own->way != ProgramWay::table) add(own);
  const bool heaps = rule.has_sequence() && rule.heaps({0}) != 0;
  const bool values = heaps && !data.pairs && !data.marks && data.first == 0;
  if (values) {
    for (const Law& law : laws) {
      if (law.proven) add(way_by_law(rule, data, law));
      add(way_by_digits(rule, law));
    }
  }
  if (heaps && (!own || own->way == ProgramWay::table)) {
    add(way_by_restriction(rule));
    add(way_by_taking_law(rule));
    add(way_by_stretches(rule));
  }
  if (values && !own && !data.values.empty()) add(way_by_values(rule, data));
  add(std::move(own));
  // A guess is of use where nothing else is quick.
  const bool quick = std::any_of(
      out.begin(), out.end(), [](const WayOfProgram& way) { return way.way != ProgramWay::table; });
  if (values && !quick) {
    for (const Law& law : laws) {
      if (!law.proven) add(way_by_law(rule, data, law));
    }
  }
  return out;
}

}  // namespace nimber
