#include "laws/patterns/pattern_values.hpp"

#include "rules/small_rows.hpp"

#include <algorithm>

namespace nimber {

PatternValues::PatternValues(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                             std::uint64_t options, std::uint64_t largest)
    : rule_(std::move(rule)), count_(count), line_(std::move(line)), work_(options) {
  const bool list = rule_->has_sequence() && !line_;
  if (const auto shape = line_ ? std::nullopt : row_shape(*rule_)) {
    const std::uint64_t most = std::min(count_ == 0 ? default_rows : count_, most_rows);
    data_.numbers = rows_in(*shape, row_box(*shape, most, largest));
    count_ = data_.numbers.size();
    pairs_.emplace(rule_, 0, 0);
    return;
  }
  if (!list && number_names(*rule_).size() != 2) {
    done_ = true;
    result_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
    return;
  }
  data_.pairs = !list && !line_;
  if (count_ == 0) count_ = data_.pairs ? default_side : line_ ? default_side * 4 : default_count;
  count_ = std::min(count_, data_.pairs ? most_side : most_count);
  if (data_.pairs) data_.columns = static_cast<std::size_t>(count_);
  // A line may lead anywhere, so no pair on it is known to be the largest.
  const std::uint64_t last = data_.pairs ? count_ - 1 : 0;
  if (!list) pairs_.emplace(rule_, last, last);
}

Ready PatternValues::look(std::uint64_t a, std::uint64_t b, std::optional<std::int64_t>& value) {
  if (a > max_integer || b > max_integer) return Ready::yes;
  const auto look = marks_only_ ? PairValues::Look::unsettled : pairs_->look(a, b, work_);
  if (look != PairValues::Look::unsettled) return take(look, value);
  const auto lost = pairs_->lost_by_theorem(a, b);
  if (!lost) return Ready::never;
  marks_only_ = true;
  value = *lost ? 1 : 0;
  return Ready::yes;
}

Ready PatternValues::take(PairValues::Look look, std::optional<std::int64_t>& value) {
  switch (look) {
    case PairValues::Look::pending: return Ready::pending;
    case PairValues::Look::endless: endless_ = true; return Ready::never;
    case PairValues::Look::unsettled: return Ready::never;
    case PairValues::Look::value: break;
  }
  value = static_cast<std::int64_t>(pairs_->value());
  return Ready::yes;
}

Ready PatternValues::look_at_row(std::optional<std::int64_t>& value) {
  const auto state = row_state(*rule_, data_.numbers[static_cast<std::size_t>(next_)]);
  return state ? take(pairs_->look(*state, work_), value) : Ready::never;
}

Progress PatternValues::step(std::uint64_t budget) {
  work_.open_step(budget);
  const std::uint64_t all = data_.pairs ? count_ * count_ : count_;
  while (!done_ && work_.may_go_on()) {
    if (next_ >= all) {
      finish();
      break;
    }
    if (rule_->has_sequence() && !line_) {
      // Heaps are asked for in blocks, which a table makes at once. A rule that refuses a block may
      // know its beginning.
      const std::uint64_t last = one_by_one_ ? next_ + 1 : std::min(all, next_ + 256);
      const TableWork counted(*rule_, work_);
      const Ready ready = rule_->sequence().sequence_ready(last - 1, work_);
      if (ready == Ready::never && !one_by_one_) {
        one_by_one_ = true;
        continue;
      }
      if (ready == Ready::never) finish();
      if (ready != Ready::yes) break;
      for (; next_ < last; ++next_)
        data_.values.push_back(static_cast<std::int64_t>(rule_->sequence().sequence_value(next_)));
      work_.spend(16);
      continue;
    }
    if (data_.rows_of_numbers()) {
      std::optional<std::int64_t> value;
      const Ready ready = look_at_row(value);
      if (ready == Ready::never) finish();
      if (ready != Ready::yes) break;
      work_.spend(4);
      data_.values.push_back(*value);
      ++next_;
      continue;
    }
    std::uint64_t a = next_;
    std::uint64_t b = 0;
    bool there = true;
    if (line_) {
      const std::int64_t variables[2] = {static_cast<std::int64_t>(next_),
                                         static_cast<std::int64_t>(next_)};
      const auto given = line_->expression.value(variables);
      there = given && *given >= 0;
      if (there) {
        a = line_->second ? next_ : static_cast<std::uint64_t>(*given);
        b = line_->second ? static_cast<std::uint64_t>(*given) : next_;
      }
    } else {
      a = next_ / count_;
      b = next_ % count_;
    }
    std::optional<std::int64_t> value;
    const bool knew = marks_only_;
    if (there) {
      const Ready ready = look(a, b, value);
      if (ready == Ready::never) finish();
      if (ready != Ready::yes) break;
    }
    work_.spend(4);
    if (marks_only_ && !knew && !data_.values.empty()) {
      for (std::int64_t& v : data_.values) v = v == 0 ? 1 : 0;
    }
    if (value) {
      data_.values.push_back(*value);
    } else if (!data_.pairs && data_.values.empty()) {
      data_.first = next_ + 1;
    } else {
      // A hole ends the list.
      finish();
      break;
    }
    ++next_;
  }
  if (!done_ && work_.limit_reached()) finish();
  return {done_, done_ ? 1.0 : static_cast<double>(next_) / static_cast<double>(all),
          work_.examined()};
}

void PatternValues::finish() {
  done_ = true;
  data_.marks = marks_only_;
  if (data_.rows_of_numbers()) {
    data_.cut = data_.values.size() < data_.numbers.size();
    data_.numbers.resize(data_.values.size());
  }
  if (data_.pairs) {
    // Only whole rows are kept.
    const std::size_t rows = data_.values.size() / data_.columns;
    data_.values.resize(rows * data_.columns);
  }
  if (data_.values.size() < LawBook::least_values) {
    result_ = endless_ ? unsettled(work_.limit(), Bound::circles)
                       : unsettled(work_, Bound::values, data_.values.size());
    return;
  }
  result_ = data_;
}

PatternData PatternValues::lost(const PatternData& data) {
  PatternData out = data;
  out.marks = true;
  for (std::int64_t& v : out.values) v = v == 0 ? 1 : 0;
  return out;
}

}  // namespace nimber
