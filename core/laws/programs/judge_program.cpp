#include "laws/programs/judge_program.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/programs/case_program.hpp"
#include "laws/programs/law_ways.hpp"

#include <algorithm>

namespace nimber {

bool needs_laws(const Rule& rule) {
  if (!rule.has_sequence()) return false;
  const auto own = way_of_rule(rule);
  return !own || own->way == ProgramWay::table;
}

namespace {

/// The main program behind what the way came to; of a list of values there is no rule. "" where the
/// shape asks for more than the way knows.
std::string with_main(const WayOfProgram& way, const Rule* rule, const ProgramShape& shape) {
  if (!is_of_cases(shape)) return way.first_line + way.code + main_of(shape, way.function);
  const std::string of_cases = rule == nullptr ? "" : of_cases_by_way(*rule, shape, way);
  return of_cases.empty() ? "" : way.first_line + of_cases;
}

std::string written_by(const std::vector<WayOfProgram>& ways, const Rule* rule,
                       const ProgramShape& shape, std::optional<ProgramWay> way) {
  std::string out;
  const auto chosen = std::find_if(ways.begin(), ways.end(), [&](const WayOfProgram& one) {
    if (way ? one.way != *way : one.way == ProgramWay::guess) return false;
    out = with_main(one, rule, shape);
    return !out.empty();
  });
  if (chosen == ways.end()) return {};
  std::string others;
  for (const WayOfProgram& other : ways) {
    if (&other != &*chosen) others.append(others.empty() ? "" : ", ").append(text(other.way));
  }
  if (shape.names_ways && !others.empty()) {
    // Behind the line that names the rule.
    const std::size_t end = out.find('\n', chosen->first_line.size()) + 1;
    out.insert(end, "// Other programs, by --by: " + others + ".\n");
  }
  return out;
}

}  // namespace

std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way) {
  if (shape.reads_set) {
    if (rule.game().rules_form != RulesForm::set) return {};
    WayOfProgram of_sets;
    of_sets.code = functions_of_sets(rule);
    return with_main(of_sets, &rule, shape);
  }
  std::string out = written_by(ways_of(rule, data, laws, shape), &rule, shape, way);
  if (!out.empty() || !is_of_cases(shape) || (way && *way != ProgramWay::table)) return out;
  return of_cases_by_search(rule, shape);
}

std::string list_program(const PatternData& list, const std::vector<Law>& laws,
                         const ProgramShape& shape) {
  constexpr std::size_t values_named = 16;
  std::string title = std::to_string(list.values.size()) + " values: ";
  if (list.pairs) {
    title = std::to_string(list.rows()) + " rows of " + std::to_string(list.columns) + " values";
  } else {
    for (std::size_t i = 0; i < list.values.size() && i < values_named; ++i)
      title.append(i > 0 ? ", " : "")
          .append(list.marks ? (list.values[i] != 0 ? "P" : "N") : std::to_string(list.values[i]));
    if (list.values.size() > values_named) title.append(" …");
  }
  const bool one =
      list.pairs || shape.io == ProgramShape::Io::lines || shape.heaps == ProgramShape::Heaps::one;
  std::vector<WayOfProgram> ways;
  if (auto way = guess_of(title, list, laws, one)) ways.push_back(std::move(*way));
  return written_by(ways, nullptr, shape, ProgramWay::guess);
}

std::string best_program(const RulePtr& rule, std::uint64_t options, bool names_ways) {
  std::string own = rule->program();
  ProgramShape shape;
  shape.io = ProgramShape::Io::lines;
  shape.names_ways = names_ways;
  if (!rule->has_sequence() && (way_by_theorem(*rule, false) || own.empty()))
    return judge_program(*rule, shape, {}, {});
  const bool heaps = rule->has_sequence() && rule->heaps({0}) != 0;
  const auto way = way_of_rule(*rule);
  const bool table = own.empty() || (way && way->way == ProgramWay::table);
  if (!heaps || !table || (!own.empty() && !may_be_proven(*rule))) return own;
  PatternValues values(rule, program_values, std::nullopt, options);
  while (!values.step(options).done) {}
  if (!values.result() || (!own.empty() && !may_be_proven(*rule, true))) return own;
  Patterns patterns(*values.result(), rule, true);
  while (!patterns.step(options).done) {}
  const auto ways = ways_of(*rule, *values.result(), patterns.laws(), shape);
  if (!own.empty() && (ways.empty() || ways.front().way == ProgramWay::table)) return own;
  return judge_program(*rule, shape, *values.result(), patterns.laws());
}

}  // namespace nimber
