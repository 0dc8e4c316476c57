#include "laws/programs/judge_program.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/programs/law_ways.hpp"

#include <algorithm>

namespace nimber {

bool needs_laws(const Rule& rule) {
  if (!rule.has_sequence()) return false;
  const auto own = way_of_rule(rule);
  return !own || own->way == ProgramWay::table;
}

namespace {

std::string written_by(const std::vector<WayOfProgram>& ways, const ProgramShape& shape,
                       std::optional<ProgramWay> way) {
  const auto chosen = std::find_if(ways.begin(), ways.end(), [&](const WayOfProgram& one) {
    return way ? one.way == *way : one.way != ProgramWay::guess;
  });
  if (chosen == ways.end()) return {};
  std::string out = chosen->first_line + chosen->code;
  std::string others;
  for (const WayOfProgram& other : ways) {
    if (&other != &*chosen) others.append(others.empty() ? "" : ", ").append(text(other.way));
  }
  if (shape.names_ways && !others.empty()) {
    // Behind the line that names the rule.
    const std::size_t end = out.find('\n', chosen->first_line.size()) + 1;
    out.insert(end, "// Other programs, by --by: " + others + ".\n");
  }
  return out + main_of(shape, chosen->function);
}

}  // namespace

std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way) {
  if (shape.reads_set) {
    if (rule.game().rules_form != RulesForm::set) return {};
    return functions_of_sets(rule) + main_of(shape);
  }
  return written_by(ways_of(rule, data, laws, shape), shape, way);
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
  return written_by(ways, shape, ProgramWay::guess);
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
