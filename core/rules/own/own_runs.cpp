#include "rules/own/own_runs.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace nimber {
namespace {

/// How often a variable is a factor of what some nodes make: 0, 1, or 2 for anything else.
std::vector<unsigned> degrees_in(std::span<const Expression::Node> nodes, std::size_t variable) {
  using Op = Expression::Op;
  std::vector<unsigned> stack;
  for (const Expression::Node& node : nodes) {
    const std::size_t from = stack.size() - node.arguments;
    unsigned largest = 0;
    unsigned sum = 0;
    for (std::size_t i = from; i < stack.size(); ++i) {
      largest = std::max(largest, stack[i]);
      sum += stack[i];
    }
    unsigned degree = largest == 0 ? 0 : 2;
    if (node.op == Op::variable) degree = static_cast<std::size_t>(node.number) == variable;
    if (node.op == Op::add || node.op == Op::sub || node.op == Op::negative) degree = largest;
    if (node.op == Op::mul) degree = std::min(sum, 2u);
    stack.resize(from);
    stack.push_back(degree);
  }
  return stack;
}

unsigned degree_in(const Expression& e, std::size_t variable) {
  return degrees_in(e.nodes(), variable).back();
}

/// Does the expression compare by order what is affine in the variable? Then it changes at most
/// once as the variable grows.
bool changes_once(const Expression& e, std::size_t variable) {
  using Op = Expression::Op;
  const Op op = e.nodes().back().op;
  if (op != Op::lt && op != Op::le && op != Op::gt && op != Op::ge) return false;
  const auto sides = degrees_in(std::span(e.nodes()).first(e.nodes().size() - 1), variable);
  return std::all_of(sides.begin(), sides.end(), [](unsigned degree) { return degree <= 1; });
}

}  // namespace

bool comes_in_cell_runs(const OwnShape& shape, OwnAlternative& alternative) {
  auto& steps = alternative.steps;
  if (!shape.cells() || alternative.result) return false;
  const auto choice =
      std::find_if(steps.rbegin(), steps.rend(), [](const OwnStep& s) { return !s.condition; });
  if (choice == steps.rend()) return false;
  alternative.last_choice = static_cast<std::size_t>(steps.rend() - choice) - 1;
  const std::size_t variable = choice->variable;
  return std::all_of(
             steps.rbegin(), choice,
             [&](const OwnStep& step) { return changes_once(*step.condition, variable); }) &&
         std::all_of(alternative.changes.begin(), alternative.changes.end(),
                     [&](const OwnChange& change) {
                       return degree_in(*change.from, variable) == 0 &&
                              (!change.to || degree_in(*change.to, variable) == 0) &&
                              degree_in(*change.value, variable) <= 1;
                     });
}

bool comes_in_runs(const OwnShape& shape, const OwnAlternative& alternative) {
  if (shape.cells() || alternative.steps.empty() || alternative.steps.back().condition)
    return false;
  const std::size_t variable = alternative.steps.back().variable;
  std::vector<bool> changed(shape.names.size(), false);
  for (const OwnChange& change : alternative.changes) {
    if (changed[change.cell] || degree_in(*change.value, variable) > 1) return false;
    changed[change.cell] = true;
  }
  return std::all_of(
      alternative.targets.begin(), alternative.targets.end(), [&](const OwnTarget& target) {
        return (!target.copies || degree_in(*target.copies, variable) == 0) &&
               std::all_of(target.cells.begin(), target.cells.end(),
                           [&](const Expression& e) { return degree_in(e, variable) <= 1; });
      });
}

}  // namespace nimber
