#include "rules/pair_values.hpp"

namespace nimber {

PairValues::Look PairValues::look(std::uint64_t a, std::uint64_t b, Work& work) {
  if (a > max_integer || b > max_integer) return Look::unsettled;
  const TableWork counted(*rule_, work);
  if (table_ == Ready::pending) {
    const RulePairs* const pairs = rule_->pairs();
    table_ = pairs != nullptr ? pairs->prepare_pairs(largest_, work) : Ready::never;
  }
  if (table_ == Ready::pending) return Look::pending;
  pair_[0] = a;
  pair_[1] = b;
  switch (rule_->theory().prepare(pair_, work)) {
    case Ready::pending: return Look::pending;
    case Ready::never: return Look::unsettled;
    case Ready::yes: break;
  }
  components_.clear();
  rule_->theory().components(pair_, components_);
  value_ = 0;
  for (const Component& component : components_) {
    if (!component.value) return component.infinite ? Look::endless : Look::unsettled;
    value_ ^= *component.value;
  }
  return Look::value;
}

}  // namespace nimber
