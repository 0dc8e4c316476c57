#include "rules/pair_values.hpp"

namespace nimber {

PairValues::Look PairValues::look(std::uint64_t a, std::uint64_t b, Work& work) {
  if (a > max_integer || b > max_integer) return Look::unsettled;
  if (table_ == Ready::pending) {
    const TableWork counted(*rule_, work);
    const RulePairs* const pairs = rule_->pairs();
    table_ = pairs != nullptr ? pairs->prepare_pairs(largest_, work) : Ready::never;
  }
  if (table_ == Ready::pending) return Look::pending;
  pair_[0] = a;
  pair_[1] = b;
  return look(pair_, work);
}

PairValues::Look PairValues::look(const State& state, Work& work) {
  const TableWork counted(*rule_, work);
  switch (rule_->theory().prepare(state, work)) {
    case Ready::pending: return Look::pending;
    case Ready::never: return Look::unsettled;
    case Ready::yes: break;
  }
  components_.clear();
  rule_->theory().components(state, components_);
  value_ = 0;
  for (const Component& component : components_) {
    if (!component.value) return component.infinite ? Look::endless : Look::unsettled;
    value_ ^= *component.value;
  }
  return Look::value;
}

}  // namespace nimber
