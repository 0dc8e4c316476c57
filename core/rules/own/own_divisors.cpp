#include "rules/own/own_divisors.hpp"

#include "rules/divisors_taken.hpp"
#include "text/affine_form.hpp"

#include <vector>

namespace nimber {
namespace {

/// Where a choice takes its numbers from; none where it takes others.
std::optional<Taken::Of> chosen_of(const OwnItem& item) {
  using Kind = OwnItem::Kind;
  if (item.kind == Kind::divisors && affine_form(item.first->nodes()) == name_form(0))
    return Taken::Of::divisors;
  if (item.kind != Kind::open && item.kind != Kind::range) return std::nullopt;
  if (affine_form(item.first->nodes()) != AffineForm{1, {}}) return std::nullopt;
  if (item.kind == Kind::open) return Taken::Of::numbers;
  auto last = affine_form(item.last->nodes());
  if (!last) return std::nullopt;
  const bool below = last->constant == -1;
  if (below) last->constant = 0;
  if (last != name_form(0)) return std::nullopt;
  return below ? Taken::Of::numbers_below : Taken::Of::numbers;
}

/// Does the alternative leave n - k?
bool leaves_rest(const OwnAlternative& only, std::size_t k) {
  const auto rest = sum_of_forms(name_form(0), -1, name_form(k));
  if (only.result) {
    if (only.targets.size() != 1) return false;
    const OwnTarget& target = only.targets.front();
    return !target.copies && !target.slice && target.cells.size() == 1 &&
           affine_form(target.cells[0].nodes()) == rest;
  }
  if (only.changes.size() != 1) return false;
  const OwnChange& change = only.changes.front();
  const auto value = affine_form(change.value->nodes());
  if (change.sign == OwnChange::Sign::set) return value == rest;
  return change.sign == OwnChange::Sign::subtract && value == name_form(k);
}

}  // namespace

std::unique_ptr<TheoremHeaps> divisors_taken(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1)
    return nullptr;
  const OwnAlternative& only = rule.alternatives().front();
  std::optional<Taken> taken;
  std::vector<ExpressionPart> conditions;
  for (const OwnStep& step : only.steps) {
    if (step.condition) {
      conditions.push_back(step.condition->nodes());
      continue;
    }
    const auto of = step.items.size() == 1 ? chosen_of(step.items.front()) : std::nullopt;
    if (taken || !of) return nullptr;
    taken = Taken{step.variable, *of};
  }
  if (!taken || taken->name >= AffineForm::most_names || !leaves_rest(only, taken->name))
    return nullptr;
  return divisors_taken(*taken, conditions);
}

}  // namespace nimber
