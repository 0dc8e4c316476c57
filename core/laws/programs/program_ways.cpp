#include "laws/programs/program_ways.hpp"

#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/stretch_proof.hpp"
#include "laws/programs/cpp_expression.hpp"
#include "laws/programs/law_ways.hpp"
#include "text/expression.hpp"
#include "text/program_source.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nimber {
namespace {

/// How the functions of a program for two numbers begin.
constexpr std::string_view value_of_pair = "Int g(Int x, Int y)";
constexpr std::string_view outcome_of_pair = "bool is_lost(Int ";

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
  out.code = before_g(rule.text(), g) + g;
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
  out.code = before_g(rule.text(), g) + g;
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
  out.code = before_g(rule.text(), g) + g;
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
  out.function = {.pair = true, .lost = !table};
  out.code = source.substr(0, main_at);
  return out;
}

/// Needs no table of all values.
bool is_quick(const WayOfProgram& way) { return way.way != ProgramWay::table; }

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
  const bool table = ProgramSource::has_table(source);
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
                                  const std::vector<Law>& laws, const ProgramShape& shape) {
  std::vector<WayOfProgram> out;
  const auto add = [&](std::optional<WayOfProgram> way) {
    if (!way) return;
    const auto same = [&](const WayOfProgram& other) { return other.way == way->way; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(*way));
  };
  // Where a line is a state, lost positions alone say less of it than values.
  const bool lines = shape.io == ProgramShape::Io::lines;
  const std::string title = rule.text();
  if (!rule.has_sequence() && number_names(rule).size() == 2) {
    auto own = way_of_pairs(rule);
    if (own && own->way != ProgramWay::table) return {std::move(*own)};
    add(way_by_theorem(rule, false));
    if (lines) add(own);
    add(way_by_theorem(rule, true));
    add(std::move(own));
    if (std::none_of(out.begin(), out.end(), is_quick)) add(guess_of(title, data, laws, true));
    return out;
  }
  auto own = way_of_rule(rule);
  if (own && own->way != ProgramWay::table) add(own);
  const bool heaps = rule.has_sequence() && rule.heaps({0}) != 0;
  const bool values = heaps && !data.pairs && !data.marks && data.first == 0;
  const auto add_proven = [&](bool lost) {
    for (const Law& law : laws) {
      if (law.proven && law.lost == lost) add(way_by_law(title, data, law));
    }
  };
  if (values) add_proven(false);
  if (heaps && (!own || own->way == ProgramWay::table)) {
    add(way_by_restriction(rule));
    add(way_by_taking_law(rule));
    add(way_by_stretches(rule));
  }
  const bool quick = std::any_of(out.begin(), out.end(), is_quick);
  const bool one = lines || shape.heaps == ProgramShape::Heaps::one;
  if (lines) add(own);
  if (values && !quick && one) add_proven(true);
  if (values && !own && !data.values.empty()) add(way_by_values(title, data));
  add(std::move(own));
  // A guess is of use where nothing else is quick.
  if (values && !quick) add(guess_of(title, data, laws, one));
  return out;
}

}  // namespace nimber
