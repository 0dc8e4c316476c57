#include "rules/own/own_bound.hpp"

#include <algorithm>

namespace nimber {
namespace {

bool is_one_node(const std::optional<Expression>& expression, Expression::Op op,
                 std::int64_t number) {
  return expression && expression->nodes().size() == 1 && expression->nodes()[0].op == op &&
         expression->nodes()[0].number == number;
}

}  // namespace

std::optional<TakingBound> taking_bound_of(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1)
    return std::nullopt;
  const OwnAlternative& only = rule.alternatives().front();
  if (only.result || only.changes.size() != 1 || only.steps.empty()) return std::nullopt;
  using Op = Expression::Op;
  const OwnStep& choice = only.steps.front();
  const OwnChange& change = only.changes.front();
  if (choice.items.size() != 1 || change.sign != OwnChange::Sign::subtract ||
      !is_one_node(change.value, Op::variable, static_cast<std::int64_t>(choice.variable)))
    return std::nullopt;
  const OwnItem& item = choice.items.front();
  if (!is_one_node(item.first, Op::number, 1)) return std::nullopt;
  TakingBound out;
  if (item.kind == OwnItem::Kind::range) {
    if (!out.add(item.last->nodes())) return std::nullopt;
  } else if (item.kind != OwnItem::Kind::open) {
    return std::nullopt;
  }
  for (std::size_t i = 1; i < only.steps.size(); ++i) {
    if (!only.steps[i].condition) return std::nullopt;
    const auto more = TakingBound::of_condition(only.steps[i].condition->nodes(), choice.variable);
    if (!more) return std::nullopt;
    out.add(*more);
  }
  return out;
}

}  // namespace nimber
