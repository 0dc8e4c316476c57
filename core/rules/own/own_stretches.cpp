#include "rules/own/own_stretches.hpp"

#include "text/growth.hpp"
#include "values/checked.hpp"
#include "values/first_that.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Is this `y<n`, where n is the variable 0?
bool chosen_is_smaller(const Expression& condition, std::size_t chosen) {
  using Op = Expression::Op;
  const auto& nodes = condition.nodes();
  return nodes.size() == 3 && nodes[2].op == Op::lt && nodes[0].op == Op::variable &&
         nodes[1].op == Op::variable && static_cast<std::size_t>(nodes[0].number) == chosen &&
         nodes[1].number == 0;
}

}  // namespace

OwnStretches::OwnStretches(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1) return;
  const OwnAlternative& only = rule.alternatives().front();
  if (only.steps.empty() || only.steps.size() > 2 || only.steps[0].items.size() != 1 ||
      only.changes.size() != 1)
    return;
  const OwnItem& item = only.steps[0].items[0];
  const OwnChange& change = only.changes[0];
  const auto& nodes = change.value->nodes();
  if (item.kind != OwnItem::Kind::range || nodes.size() != 1 ||
      nodes[0].op != Expression::Op::variable ||
      static_cast<std::size_t>(nodes[0].number) != only.steps[0].variable)
    return;
  taking_ = change.sign == OwnChange::Sign::subtract;
  if (change.sign == OwnChange::Sign::add) return;
  if (only.steps.size() == 2) {
    below_ = !taking_ && only.steps[1].condition &&
             chosen_is_smaller(*only.steps[1].condition, only.steps[0].variable);
    if (!below_) return;
  }
  first_ = item.first;
  last_ = item.last;
  variables_ = only.variables;
  numbers_.resize(variables_, 0);
  const auto never_falls = [&](const Expression& e) {
    const Growth g = growth(e.nodes());
    return (taking_ ? growth_of_difference(Growth::unit, g) : g) != Growth::unknown;
  };
  fits_ = never_falls(*first_) && never_falls(*last_);
}

std::optional<std::int64_t> OwnStretches::low(Heap n) const {
  numbers_[0] = static_cast<std::int64_t>(n);
  auto v = (taking_ ? last_ : first_)->value(numbers_.data());
  if (v && taking_) v = checked_sub(numbers_[0], *v);
  return v ? std::max<std::int64_t>(0, *v) : v;
}

std::optional<std::int64_t> OwnStretches::high(Heap n) const {
  numbers_[0] = static_cast<std::int64_t>(n);
  auto v = (taking_ ? first_ : last_)->value(numbers_.data());
  if (v && taking_) v = checked_sub(numbers_[0], *v);
  if (v && below_) return std::min(*v, numbers_[0] - 1);
  return v == numbers_[0] ? *v - 1 : v;  // what leaves all as it was is no move
}

std::optional<OwnStretches::Bounds> OwnStretches::bounds(Heap n) const {
  const auto from = low(n);
  const auto to = high(n);
  if (!from || !to || *from > *to) return std::nullopt;
  return Bounds{static_cast<Heap>(*from), static_cast<Heap>(*to)};
}

std::size_t OwnStretches::stretch_of(Heap n) const {
  const auto after = std::upper_bound(stretches_.begin(), stretches_.end(), n,
                                      [](Heap h, const Stretch& s) { return h < s.start; });
  return static_cast<std::size_t>(after - stretches_.begin()) - 1;
}

std::optional<Value> OwnStretches::value(Heap n) const {
  if (!fits_ || n >= end_) return std::nullopt;
  return stretches_[stretch_of(n)].value;
}

std::vector<Fact> OwnStretches::facts(Heap n) const {
  std::vector<Fact> out;
  if (!fits_ || n >= end_) return out;
  for (const Stretch& stretch : stretches_) {
    if (stretch.start > n) break;
    out.push_back({"from", stretch.start});
    out.push_back({"value", stretch.value});
  }
  return out;
}

std::int64_t OwnStretches::most_taken(Heap n) const {
  numbers_[0] = static_cast<std::int64_t>(n);
  const auto f = last_->value(numbers_.data());
  return f ? std::clamp<std::int64_t>(*f, 0, numbers_[0]) : -2;
}

std::optional<Repetition> OwnStretches::find_restriction() const {
  if (!taking_ || !first_) return std::nullopt;
  const auto& from = first_->nodes();
  if (from.size() != 1 || from[0].op != Expression::Op::number || from[0].number != 1)
    return std::nullopt;
  const auto found = last_->repetition(0);
  if (!found || found->slope < 0 || found->from + found->period > longest_restriction)
    return std::nullopt;
  // It grows by 0 or 1 over one period, and is at most n there: so for ever.
  const Heap end = found->from + found->period;
  for (Heap n = 0; n <= end; ++n) {
    const std::int64_t most = most_taken(n);
    const std::int64_t rise = n == 0 ? most : most - most_taken(n - 1);
    if (most < 0 || rise < 0 || rise > 1) return std::nullopt;
    numbers_[0] = static_cast<std::int64_t>(n);
    if (n >= found->from && last_->value(numbers_.data()) != most) return std::nullopt;
  }
  return found;
}

std::vector<Fact> OwnStretches::restriction(Heap n) const {
  if (!restriction_) restriction_ = find_restriction();
  if (!*restriction_) return {};
  const Repetition& repetition = **restriction_;
  const std::int64_t most = most_taken(n);
  if (most < 0) return {};
  return {{"most", static_cast<std::uint64_t>(most)},
          {"from", repetition.from},
          {"period", repetition.period}};
}

/// Appends the next stretch, at most up to the heap `last`, whose bounds are defined.
bool OwnStretches::next_stretch(Heap last, Work& work) {
  const Heap n = end_;
  const auto from = low(n);
  const auto to = high(n);
  std::uint32_t value = 0;
  Heap next = 0;
  std::uint64_t cost = 8;
  if (!from || !to) {
    next = first_that(n + 1, last, [&](Heap m) { return low(m) && high(m); });
  } else if (*from > *to) {
    // There are options again once the upper bound reaches what the lower bound is now.
    if (*to >= static_cast<std::int64_t>(n)) return false;
    next = first_that(n + 1, last + 1, [&](Heap m) { return m > last || *high(m) >= *from; });
  } else {
    if (*to >= static_cast<std::int64_t>(n)) return false;
    const std::size_t first = stretch_of(static_cast<Heap>(*from));
    const std::size_t end = stretch_of(static_cast<Heap>(*to)) + 1;
    cost += end - first;
    met_.assign(end - first + 1, false);
    for (std::size_t i = first; i < end; ++i) {
      if (stretches_[i].value < met_.size()) met_[stretches_[i].value] = true;
    }
    value = static_cast<std::uint32_t>(std::find(met_.begin(), met_.end(), false) - met_.begin());
    const auto start_of = [&](std::size_t i) {
      return static_cast<std::int64_t>(i < stretches_.size() ? stretches_[i].start : end_);
    };
    const std::int64_t next_high = start_of(end);
    const std::int64_t next_low = start_of(first + 1);
    next = first_that(n + 1, last + 1, [&](Heap m) {
      if (m > last) return true;
      const std::int64_t l = *low(m);
      return *high(m) >= next_high || l >= next_low || l > *to;
    });
  }
  work.spend(cost + 64);
  if (stretches_.empty() || stretches_.back().value != value) stretches_.push_back({n, value});
  end_ = next;
  return stretches_.size() < most_stretches;
}

Ready OwnStretches::ready(Heap n, Work& work) {
  if (!fits_) return Ready::never;
  if (n < end_) return Ready::yes;
  if (!low(n) || !high(n)) return Ready::never;
  while (fits_ && end_ <= n) {
    if (!work.may_go_on()) return Ready::pending;
    fits_ = next_stretch(n, work);
  }
  return fits_ ? Ready::yes : Ready::never;
}

std::vector<std::pair<Heap, Heap>> OwnStretches::options_worth(Heap n, Value wanted) const {
  std::vector<std::pair<Heap, Heap>> out;
  const auto between = bounds(n);
  if (!between) return out;
  for (std::size_t i = stretch_of(between->low); i < stretches_.size(); ++i) {
    if (stretches_[i].start > between->high) break;
    if (stretches_[i].value != wanted) continue;
    const Heap last = i + 1 < stretches_.size() ? stretches_[i + 1].start - 1 : end_ - 1;
    out.emplace_back(std::max(stretches_[i].start, between->low), std::min(last, between->high));
  }
  return out;
}

}  // namespace nimber
