#include "laws/programs/judge_program.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"

#include <algorithm>

namespace nimber {

bool needs_laws(const Rule& rule) {
  if (!rule.has_sequence()) return false;
  const auto own = way_of_rule(rule);
  return !own || own->way == ProgramWay::table;
}

std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way) {
  if (shape.reads_set) {
    if (rule.game().rules_form != RulesForm::set) return {};
    return functions_of_sets(rule) + main_of(shape);
  }
  const std::vector<WayOfProgram> ways = ways_of(rule, data, laws);
  const auto chosen = std::find_if(ways.begin(), ways.end(), [&](const WayOfProgram& one) {
    return way ? one.way == *way : one.way != ProgramWay::guess;
  });
  if (chosen == ways.end()) return {};
  std::string out = chosen->first_line + chosen->code;
  std::string others;
  for (const WayOfProgram& other : ways) {
    if (&other != &*chosen) others.append(others.empty() ? "" : ", ").append(text(other.way));
  }
  if (!others.empty()) {
    // Behind the line that names the rule.
    const std::size_t end = out.find('\n', chosen->first_line.size()) + 1;
    out.insert(end, "// Other programs, by --by: " + others + ".\n");
  }
  if (out.find(value_of_pair) != std::string::npos) return out + main_of_pairs(shape, true);
  if (out.find(outcome_of_pair) != std::string::npos) return out + main_of_pairs(shape, false);
  return out + main_of(shape);
}

std::string best_program(const RulePtr& rule, std::uint64_t options) {
  std::string own = rule->program();
  const bool heaps = rule->has_sequence() && rule->heaps({0}) != 0;
  const auto way = way_of_rule(*rule);
  const bool table = own.empty() || (way && way->way == ProgramWay::table);
  if (!heaps || !table || (!own.empty() && !may_be_proven(*rule))) return own;
  PatternValues values(rule, program_values, std::nullopt, options);
  while (!values.step(options).done) {}
  if (!values.result() || (!own.empty() && !may_be_proven(*rule, true))) return own;
  Patterns patterns(*values.result(), rule, true);
  while (!patterns.step(options).done) {}
  const auto ways = ways_of(*rule, *values.result(), patterns.laws());
  if (!own.empty() && (ways.empty() || ways.front().way == ProgramWay::table)) return own;
  ProgramShape shape;
  shape.io = ProgramShape::Io::lines;
  return judge_program(*rule, shape, *values.result(), patterns.laws());
}

}  // namespace nimber
