#include "laws/value_counts.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>

namespace nimber {
namespace {

/// Values below this are counted in a list, others in a tree.
constexpr Value most_small = Value{1} << 25;

}  // namespace

std::optional<Period> proven_period(const Rule& rule) {
  const auto theorem = rule.sequence().period_theorem();
  if (theorem && theorem->closed) return theorem->closed;
  const HeapRule* const heaps = rule.sequence().sequence_rule();
  return heaps != nullptr ? heaps->proven_period() : std::nullopt;
}

ValueStretches value_stretches(const Rule& rule, std::uint64_t count, Work& work) {
  constexpr std::string_view code = "stretches";
  ValueStretches out;
  if (count == 0) return out;
  // A rule that knows stretches says so of heap 0 already.
  const auto first = rule.sequence().heap_state(0);
  const auto last = rule.sequence().heap_state(count - 1);
  if (!first || !last) return out;
  const auto told = [&](Heap heap) { return rule.sequence().proof_facts(heap, code); };
  const auto has_starts = [](const std::vector<Fact>& facts) {
    return std::any_of(facts.begin(), facts.end(),
                       [](const Fact& fact) { return fact.name == "from"; });
  };
  const TableWork counted(rule, work);
  out.ready = rule.theory().prepare(*first, work);
  if (out.ready != Ready::yes) return out;
  if (!has_starts(told(0))) {
    out.ready = Ready::never;
    return out;
  }
  out.ready = rule.theory().prepare(*last, work);
  if (out.ready != Ready::yes) return out;
  for (const Fact& fact : told(count - 1)) {
    if (fact.name == "from") out.starts.emplace_back(fact.number, 0);
    if (fact.name == "value" && !out.starts.empty()) out.starts.back().second = fact.number;
  }
  if (out.starts.empty()) out.ready = Ready::never;
  return out;
}

ValueCounts::ValueCounts(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : rule_(rule->table_work() > 0 ? renewed(rule) : std::move(rule)),
      count_(count),
      work_(limit),
      values_(rule_, count, limit) {
  if (!rule_->has_sequence()) fail({ErrorCode::no_sequence, 0, {rule_->text()}});
}

void ValueCounts::fail(Error error) {
  done_ = failed_ = true;
  error_ = std::move(error);
}

void ValueCounts::add(Value value, std::uint64_t times) {
  if (times == 0) return;
  if (value >= most_small) {
    std::uint64_t& here = large_[value];
    distinct_ += here == 0 ? 1 : 0;
    here += times;
  } else {
    const auto at = static_cast<std::size_t>(value);
    if (at >= small_.size()) small_.resize(std::max(at + 1, 2 * small_.size()), 0);
    distinct_ += small_[at] == 0 ? 1 : 0;
    small_[at] += times;
  }
  if (distinct_ > most_values)
    fail({ErrorCode::output_too_long, 0, {std::to_string(most_values), "values"}});
}

void ValueCounts::each(FunctionRef<void(Value, std::uint64_t)> visit) const {
  for (std::size_t v = 0; v < small_.size(); ++v) {
    if (small_[v] > 0) visit(v, small_[v]);
  }
  for (const auto& [value, times] : large_) visit(value, times);
}

/// Counts from the beginning, each residue of the period at once.
void ValueCounts::begin_period(const Period& period) {
  way_ = Way::period;
  period_ = period;
  small_.clear();
  large_.clear();
  distinct_ = next_ = known_ = 0;
  // Where values grow from one period to the next there are about as many as heaps.
  if (period.saltus > 0 && count_ > period.preperiod &&
      (count_ - period.preperiod) / 2 > most_values * std::max<std::uint64_t>(1, period.period))
    fail({ErrorCode::output_too_long, 0, {std::to_string(most_values), "values"}});
}

void ValueCounts::add_next() {
  const Value value = rule_->sequence().sequence_value(next_);
  if (way_ == Way::one_by_one || next_ < period_.preperiod) {
    add(value, 1);
  } else {
    const std::uint64_t times = (count_ - 1 - next_) / period_.period + 1;
    if (period_.saltus == 0) add(value, times);
    for (std::uint64_t i = 0; period_.saltus > 0 && i < times && !failed_; ++i)
      add(value + i * period_.saltus, 1);
  }
  ++next_;
}

void ValueCounts::add_stretches() {
  ValueStretches found = value_stretches(*rule_, count_, work_);
  if (found.ready == Ready::pending && !work_.limit_reached()) return;
  tried_stretches_ = true;
  if (found.ready != Ready::yes) return;
  way_ = Way::stretches;
  for (std::size_t i = 0; i < found.starts.size(); ++i) {
    const auto [from, value] = found.starts[i];
    const Heap end = i + 1 < found.starts.size() ? found.starts[i + 1].first : count_;
    if (from < end) add(value, end - from);
  }
  known_ = count_;
  done_ = true;
}

Progress ValueCounts::step(std::uint64_t budget) {
  work_.open_step(budget);
  if (!done_ && count_ == 0) done_ = true;
  if (!done_ && !tried_stretches_ && way_ == Way::one_by_one) add_stretches();
  while (!done_ && work_.may_go_on()) {
    if (!tried_stretches_ && way_ == Way::one_by_one) break;
    if (way_ == Way::one_by_one) {
      if (const auto period = proven_period(*rule_)) begin_period(*period);
    }
    if (done_) break;
    const std::uint64_t end =
        way_ == Way::period ? std::min(count_, period_.preperiod + period_.period) : count_;
    if (next_ == end) {
      known_ = count_;
      done_ = true;
      break;
    }
    if (next_ >= values_.known()) {
      if (values_.error() != nullptr) {
        fail(*values_.error());
        break;
      }
      const std::uint64_t examined = values_.step(budget).examined;
      work_.spend(examined - examined_ + 1);
      examined_ = examined;
      continue;
    }
    const std::uint64_t some = std::min({end, values_.known(), next_ + 65'536});
    work_.spend(some - next_);
    while (next_ < some && !failed_) add_next();
    if (way_ == Way::one_by_one) known_ = next_;
  }
  if (!done_ && work_.limit_reached()) fail(unsettled(work_));
  return {done_, fraction(), work_.examined()};
}

double ValueCounts::fraction() const {
  if (done_ || count_ == 0) return 1;
  return static_cast<double>(next_) / static_cast<double>(count_);
}

}  // namespace nimber
