#include "rules/restricted_heaps.hpp"

namespace nimber {

Ready RestrictedHeaps::ready(Heap n, Work& work) {
  if (values_.contains(n)) return Ready::yes;
  if (!under_way_ || under_way_->first != n) under_way_.emplace(n, RestrictedDescent(n));
  const auto most = [&](Heap heap) { return bound_.most(heap); };
  const auto value = under_way_->second.step(most, work);
  if (!value) return work.limit_reached() ? Ready::never : Ready::pending;
  under_way_.reset();
  if (values_.size() >= most_kept) values_.clear();
  values_.emplace(n, *value);
  return Ready::yes;
}

Value RestrictedHeaps::value(Heap n) const {
  const auto known = values_.find(n);
  if (known != values_.end()) return known->second;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  return *RestrictedDescent(n).step([&](Heap heap) { return bound_.most(heap); }, work);
}

std::optional<Heap> RestrictedHeaps::option_worth(Heap n, Value wanted, Work& work) const {
  const auto most = [&](Heap heap) { return bound_.most(heap); };
  if (wanted > most(n) || wanted == value(n)) return std::nullopt;
  return restricted_heap_worth(n, wanted, most, work);
}

void RestrictedHeaps::repetition(Heap n, std::vector<Fact>& out) const {
  const auto found = bound_.repetition();
  if (!found) return;
  out.push_back({"most", most(n)});
  out.push_back({"from", found->from});
  out.push_back({"period", found->period});
}

void RestrictedHeaps::facts(Heap n, std::vector<Fact>& out) const {
  out.push_back({"most", most(n)});
  for (std::size_t i = 0; n > 0 && most(n) > 0; ++i) {
    if (most(n - 1) < most(n)) return;
    if (i == told) return out.push_back({"skipped", 1});
    n -= most(n) + 1;
    out.push_back({"heap", n});
  }
}

}  // namespace nimber
