#include "rules/own/own_limits.hpp"

#include "values/checked.hpp"

#include <nimber/position.hpp>

#include <algorithm>

namespace nimber {
namespace {

constexpr auto largest_limit = static_cast<std::int64_t>(max_integer);
constexpr std::int64_t never_reached = INT64_MAX;

bool names_variable(const Expression& e, std::size_t variable) {
  return std::any_of(e.nodes().begin(), e.nodes().end(), [&](const Expression::Node& node) {
    return node.op == Expression::Op::variable && static_cast<std::size_t>(node.number) == variable;
  });
}

/// Is the expression the variable itself, or the smaller one of the variable and something that
/// doesn't use it?
bool bounded_by(const Expression& e, std::size_t variable) {
  using Op = Expression::Op;
  std::size_t leaves = 0;
  for (std::size_t i = e.nodes().size(); i > 0;) {
    const Expression::Node& node = e.nodes()[i - 1];
    if (node.op == Op::least) {
      --i;
      continue;
    }
    for (std::size_t at = i - node.size; at < i; ++at) {
      const Expression::Node& inner = e.nodes()[at];
      if (inner.op != Op::variable || static_cast<std::size_t>(inner.number) != variable) continue;
      if (node.size != 1) return false;
      ++leaves;
    }
    i -= node.size;
  }
  return leaves > 0;
}

/// Keeps those j of from … to for which first + j stride is in low … high.
void keep_between(std::int64_t first, std::int64_t stride, std::int64_t low, std::int64_t high,
                  std::int64_t& from, std::int64_t& to) {
  if (stride == 0) {
    if (first < low || first > high) to = from - 1;
    return;
  }
  // Numbers up to 10^18 and strides below 2^62: no difference leaves 64 bits.
  const std::int64_t up = stride > 0 ? stride : -stride;
  const std::int64_t short_of = stride > 0 ? low - first : first - high;
  const std::int64_t room = stride > 0 ? high - first : first - low;
  if (short_of > 0) from = std::max(from, (short_of - 1) / up + 1);
  to = room < 0 ? from - 1 : std::min(to, room / up);
}

}  // namespace

OwnLimits::OwnLimits(const OwnRule& rule) : rule_(rule) {
  if (rule.shape().kind != OwnShape::Kind::tuple || rule.shape().names.size() != 2) return;
  const auto& all = rule.alternatives();
  for (const std::size_t candidate : {std::size_t{1}, std::size_t{0}}) {
    limit_ = candidate;
    fits_ = std::all_of(all.begin(), all.end(),
                        [&](const OwnAlternative& one) { return suits(one); }) &&
            std::any_of(all.begin(), all.end(),
                        [&](const OwnAlternative& one) { return limited(one); });
    if (fits_) break;
  }
}

bool OwnLimits::limited(const OwnAlternative& alternative) const {
  return names_variable(*alternative.steps.back().items[0].last, limit_);
}

/// Does the alternative suit? Only its last step may be a choice. The lower bound of that must not
/// use the limit, and its upper bound may be the limit. Nothing else may use the limit, and a new
/// limit must be set.
bool OwnLimits::suits(const OwnAlternative& alternative) const {
  if (!alternative.runs) return false;
  const auto free = [&](const Expression& e) { return !names_variable(e, limit_); };
  for (std::size_t i = 0; i + 1 < alternative.steps.size(); ++i) {
    const auto& condition = alternative.steps[i].condition;
    if (!condition || !free(*condition)) return false;
  }
  const auto& items = alternative.steps.back().items;
  if (items.size() != 1 || items[0].kind != OwnItem::Kind::range || !free(*items[0].first))
    return false;
  if (!free(*items[0].last) && !bounded_by(*items[0].last, limit_)) return false;
  if (alternative.result)
    return alternative.targets.size() == 1 && !alternative.targets[0].copies &&
           std::all_of(alternative.targets[0].cells.begin(), alternative.targets[0].cells.end(),
                       free);
  bool sets = false;
  for (const OwnChange& change : alternative.changes) {
    if (!free(*change.value)) return false;
    if (change.cell != limit_) continue;
    sets = change.sign == OwnChange::Sign::set &&
           !names_variable(*change.value, alternative.variables - 1);  // `it`
    if (!sets) return false;
  }
  return sets;
}

/// The numbers that a choice leaves, allowed or not. None where they are undefined.
std::optional<OwnLimits::Numbers> OwnLimits::numbers_after(const OwnAlternative& alternative,
                                                           std::int64_t heap,
                                                           std::int64_t choice) const {
  variables_[alternative.steps.back().variable] = choice;
  std::int64_t after[2] = {heap, heap};
  if (alternative.result) {
    for (std::size_t c = 0; c < 2; ++c) {
      const auto v = alternative.targets[0].cells[c].value(variables_.data());
      if (!v) return std::nullopt;
      after[c] = *v;
    }
  } else {
    for (const OwnChange& change : alternative.changes) {
      variables_[alternative.variables - 1] = heap;
      const auto v = change.value->value(variables_.data());
      if (!v) return std::nullopt;
      const auto now = change.sign == OwnChange::Sign::add        ? checked_add(heap, *v)
                       : change.sign == OwnChange::Sign::subtract ? checked_sub(heap, *v)
                                                                  : v;
      if (!now) return std::nullopt;
      after[change.cell] = *now;
    }
  }
  return Numbers{after[1 - limit_], after[limit_]};
}

OwnLimits::Read OwnLimits::read_targets(const OwnAlternative& alternative, std::int64_t heap,
                                        Targets& out) const {
  variables_.assign(alternative.variables, 0);
  variables_[1 - limit_] = heap;
  variables_[limit_] = largest_limit;
  for (std::size_t i = 0; i + 1 < alternative.steps.size(); ++i) {
    if (!alternative.steps[i].condition->holds(variables_.data())) return Read::none;
  }
  const OwnItem& item = alternative.steps.back().items[0];
  const auto low = item.first->value(variables_.data());
  const auto high = item.last->value(variables_.data());
  if (!low || !high || *low > *high) return Read::none;
  if (*low < -largest_limit || *high > largest_limit) return Read::unfit;
  const auto first = numbers_after(alternative, heap, *low);
  const auto second = *low < *high ? numbers_after(alternative, heap, *low + 1) : first;
  if (!first || !second) return Read::unfit;
  const auto in_bounds = [](std::int64_t n) { return n <= largest_limit && n >= -largest_limit; };
  if (!in_bounds(first->heap) || !in_bounds(first->limit) || !in_bounds(second->heap) ||
      !in_bounds(second->limit))
    return Read::unfit;
  out.first = *first;
  out.stride = {second->heap - first->heap, second->limit - first->limit};
  out.from = 0;
  out.to = *high - *low;
  out.first_choice = *low;
  out.limited = limited(alternative);
  // Every option must be a smaller heap.
  if (first->heap >= heap || (out.stride.heap >= 0 && out.to > 0)) return Read::unfit;
  keep_between(first->heap, out.stride.heap, 0, heap - 1, out.from, out.to);
  keep_between(first->limit, out.stride.limit, 0, largest_limit, out.from, out.to);
  // All parts of the expressions are affine: what is defined at both ends is defined in between.
  if (out.from <= out.to && !numbers_after(alternative, heap, *low + out.to)) return Read::unfit;
  return out.from <= out.to ? Read::targets : Read::none;
}

/// Takes in the options up to a candidate. Not inlined, since V8 optimizes a function between
/// calls.
__attribute__((noinline)) bool OwnLimits::take(const Targets& targets, std::int64_t to) {
  std::int64_t heap = targets.first.heap + targets.from * targets.stride.heap;
  std::int64_t limit = targets.first.limit + targets.from * targets.stride.limit;
  for (std::int64_t j = targets.from; j <= to; ++j) {
    const auto row = static_cast<std::size_t>(heap);
    if (limit > whole_to_[row]) return false;
    std::size_t at = starts_[row];
    const std::size_t end = starts_[row + 1];
    while (at < end && rises_[at] <= limit) ++at;
    const std::size_t v = at - starts_[row];
    if (v >= least_.size()) least_.resize(2 * v + 16, never_reached);
    const std::int64_t choice =
        targets.limited ? std::max<std::int64_t>(0, targets.first_choice + j) : 0;
    if (choice < least_[v]) least_[v] = choice;
    heap += targets.stride.heap;
    limit += targets.stride.limit;
  }
  return true;
}

/// Builds the row of the next heap. Its value at a limit is the mex of the options up to that
/// limit. So the value rises above v at the limit where the last of 0 ... v is reached.
bool OwnLimits::next_row(Work& work) {
  const auto heap = static_cast<std::int64_t>(whole_to_.size());
  std::fill(least_.begin(), least_.end(), never_reached);
  std::int64_t whole_to = largest_limit;
  for (const OwnAlternative& alternative : rule_.alternatives()) {
    Targets targets;
    const Read read = read_targets(alternative, heap, targets);
    if (read == Read::unfit) {
      fits_ = false;
      return false;
    }
    work.spend();
    if (read == Read::none) continue;
    std::int64_t to = targets.to;
    if (targets.limited && targets.first_choice + to > cap_) {
      to = cap_ - targets.first_choice;
      whole_to = cap_;
    }
    if (to < targets.from) continue;
    // Four options of a row cost as much as one that is evaluated alone.
    work.spend(static_cast<std::uint64_t>(to - targets.from + 1) / 4);
    if (!take(targets, to)) {
      cap_passed_ = true;
      return false;
    }
  }
  std::int64_t reached = 0;
  for (const std::int64_t least : least_) {
    if (least == never_reached) break;
    reached = std::max(reached, least);
    rises_.push_back(reached);
  }
  starts_.push_back(rises_.size());
  whole_to_.push_back(whole_to);
  return true;
}

Ready OwnLimits::ready(const OwnPart& part, Work& work) {
  const std::int64_t heap = part[1 - limit_];
  const std::int64_t limit = part[limit_];
  if (heap >= most_rows) return Ready::never;
  rows_wanted_ = std::max(rows_wanted_, heap + 1);
  const auto begin_again = [&](std::int64_t cap) {
    cap_ = cap;
    cap_passed_ = false;
    starts_.assign(1, 0);
    whole_to_.clear();
    rises_.clear();
  };
  // All rows have the same cap. A larger cap means to begin again.
  if (limit > cap_ && cap_ < heap) begin_again(std::min(std::max(limit, 2 * cap_), largest_limit));
  while (static_cast<std::int64_t>(whole_to_.size()) < rows_wanted_) {
    if (rises_.size() > most_rises) work.stop_at(Bound::parts, rises_.size());
    if (work.limit_reached() || rises_.size() > most_rises) return Ready::never;
    if (!work.may_go_on()) return Ready::pending;
    if (next_row(work)) continue;
    if (!fits_) return Ready::never;
    begin_again(std::min(2 * cap_, largest_limit));
  }
  return value(part) ? Ready::yes : Ready::never;
}

std::optional<Value> OwnLimits::value(const OwnPart& part) const {
  if (whole_to_.empty()) return std::nullopt;
  const std::int64_t heap = part[1 - limit_];
  if (heap >= static_cast<std::int64_t>(whole_to_.size())) return std::nullopt;
  const auto row = static_cast<std::size_t>(heap);
  if (part[limit_] > whole_to_[row]) return std::nullopt;
  const auto* const from = rises_.data() + starts_[row];
  const auto* const end = rises_.data() + starts_[row + 1];
  return static_cast<Value>(std::upper_bound(from, end, part[limit_]) - from);
}

}  // namespace nimber
