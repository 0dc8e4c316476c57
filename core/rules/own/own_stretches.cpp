#include "rules/own/own_stretches.hpp"

#include "values/first_that.hpp"

#include <algorithm>

namespace nimber {
OwnStretches::OwnStretches(const OwnRule& rule) : bands_(bands_of(rule)) {
  // Where a heap that is nearly n is left, stretches are as short as that: a table is quicker.
  const auto far_below = [](const OwnBand& band) {
    if (band.to < far_out) return true;
    const auto most = band.high(far_out);
    return most && *most <= static_cast<std::int64_t>(far_out - least_advance);
  };
  fits_ = !bands_.bands.empty() &&
          (bands_.single || std::all_of(bands_.bands.begin(), bands_.bands.end(), far_below));
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1) return;
  const OwnAlternative& only = rule.alternatives().front();
  if (only.steps.size() != 1 || only.steps[0].items.size() != 1 || only.changes.size() != 1) return;
  const OwnItem& item = only.steps[0].items[0];
  const OwnChange& change = only.changes[0];
  const auto& nodes = change.value->nodes();
  taking_ = item.kind == OwnItem::Kind::range && change.sign == OwnChange::Sign::subtract &&
            nodes.size() == 1 && nodes[0].op == Expression::Op::variable &&
            static_cast<std::size_t>(nodes[0].number) == only.steps[0].variable;
  if (!taking_) return;
  first_ = item.first;
  last_ = item.last;
  numbers_.resize(only.variables, 0);
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

/// Notes which stretches the band holds of heap end_. The first heap behind it, and at most `end`,
/// at which that may change. None where a bound is no heap below end_.
std::optional<Heap> OwnStretches::band_changes(const OwnBand& band, Heap end) {
  const Heap n = end_;
  if (n > band.to) return end;
  if (n < band.from) return std::min(band.from, end);
  if (band.to < end) end = band.to + 1;
  const auto from = band.low(n);
  const auto to = band.high(n);
  if (!from || !to) return first_that(n + 1, end, [&](Heap m) { return defined(band, m); });
  if (*to >= static_cast<std::int64_t>(n)) return std::nullopt;
  // There are options again once the upper bound reaches what the lower bound is now.
  if (*from > *to) return first_that(n + 1, end, [&](Heap m) { return *band.high(m) >= *from; });
  const std::size_t first = stretch_of(static_cast<Heap>(*from));
  const std::size_t behind = stretch_of(static_cast<Heap>(*to)) + 1;
  met_.push_back({first, behind});
  const auto start_of = [&](std::size_t i) {
    return static_cast<std::int64_t>(i < stretches_.size() ? stretches_[i].start : end_);
  };
  const std::int64_t next_high = start_of(behind);
  const std::int64_t next_low = start_of(first + 1);
  return first_that(n + 1, end, [&](Heap m) {
    const std::int64_t l = *band.low(m);
    return *band.high(m) >= next_high || l >= next_low || (l > *to && !band.one_heap());
  });
}

/// Appends the next stretch, at most up to the heap `last`, whose bounds are defined.
bool OwnStretches::next_stretch(Heap last, Work& work) {
  std::uint64_t cost = 64;
  Heap next = last + 1;
  met_.clear();
  for (const OwnBand& band : bands_.bands) {
    const auto changes = band_changes(band, next);
    if (!changes) return false;
    next = *changes;
    cost += 8;
  }
  std::size_t covered = 0;
  for (const Met& met : met_) covered += met.end - met.first;
  values_met_.assign(covered + 1, false);
  for (const Met& met : met_) {
    for (std::size_t i = met.first; i < met.end; ++i) {
      if (stretches_[i].value < values_met_.size()) values_met_[stretches_[i].value] = true;
    }
  }
  const auto value = static_cast<std::uint32_t>(
      std::find(values_met_.begin(), values_met_.end(), false) - values_met_.begin());
  work.spend(cost + covered);
  if (stretches_.empty() || stretches_.back().value != value) stretches_.push_back({end_, value});
  end_ = next;
  const bool short_ones =
      !bands_.single && ++steps_ >= first_steps && end_ / least_advance < static_cast<Heap>(steps_);
  return stretches_.size() < most_stretches && !short_ones;
}

Ready OwnStretches::ready(Heap n, Work& work) {
  if (!fits_) return Ready::never;
  if (n < end_) return Ready::yes;
  for (const OwnBand& band : bands_.bands) {
    if (n >= band.from && !defined(band, std::min(n, band.to))) return Ready::never;
  }
  while (fits_ && end_ <= n) {
    if (!work.may_go_on()) return Ready::pending;
    fits_ = next_stretch(n, work);
  }
  return fits_ ? Ready::yes : Ready::never;
}

std::vector<std::pair<Heap, Heap>> OwnStretches::options_worth(Heap n, Value wanted) const {
  std::vector<std::pair<Heap, Heap>> all;
  for (const OwnBand& band : bands_.bands) {
    if (n < band.from || n > band.to) continue;
    const auto low = band.low(n);
    const auto high = band.high(n);
    if (!low || !high || *low > *high) continue;
    const auto from = static_cast<Heap>(*low);
    const auto to = static_cast<Heap>(*high);
    for (std::size_t i = stretch_of(from); i < stretches_.size(); ++i) {
      if (stretches_[i].start > to) break;
      if (stretches_[i].value != wanted) continue;
      const Heap last = i + 1 < stretches_.size() ? stretches_[i + 1].start - 1 : end_ - 1;
      all.emplace_back(std::max(stretches_[i].start, from), std::min(last, to));
    }
  }
  std::sort(all.begin(), all.end());
  std::vector<std::pair<Heap, Heap>> out;
  for (const auto& [first, last] : all) {
    if (out.empty() || first > out.back().second) {
      out.emplace_back(first, last);
    } else {
      out.back().second = std::max(out.back().second, last);
    }
  }
  return out;
}

}  // namespace nimber
