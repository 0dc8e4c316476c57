#include "laws/patterns/comparison.hpp"

#include "laws/patterns/common_period.hpp"

#include <algorithm>

namespace nimber {

Comparison::Comparison(RulePtr left, RulePtr right, std::uint64_t heaps, std::uint64_t options)
    : left_(std::move(left)),
      right_(std::move(right)),
      heaps_(std::min(heaps, max_proof)),
      work_(options) {
  for (const RulePtr& rule : {left_, right_}) {
    if (rule->has_sequence() || done_) continue;
    done_ = true;
    result_ = Error{ErrorCode::no_sequence, 0, {rule->text()}};
  }
}

Comparison::Comparison(RulePtr left, std::vector<std::uint64_t> list)
    : left_(std::move(left)), list_(std::move(list)), heaps_(list_.size()), work_(UINT64_MAX) {
  if (left_->has_sequence()) return;
  done_ = true;
  result_ = Error{ErrorCode::no_sequence, 0, {left_->text()}};
}

Progress Comparison::step(std::uint64_t budget) {
  work_.open_step(budget);
  while (!done_ && work_.may_go_on()) {
    const std::uint64_t n = answer_.checked;
    if (n >= heaps_) {
      finish();
      break;
    }
    const TableWork counted(*left_, work_);
    Ready ready = left_->sequence().sequence_ready(n, work_);
    if (ready == Ready::yes && right_) {
      const TableWork counted_right(*right_, work_);
      ready = right_->sequence().sequence_ready(n, work_);
    }
    if (ready == Ready::never) finish();
    if (ready != Ready::yes) break;
    work_.spend();
    answer_.left = left_->sequence().sequence_value(n);
    answer_.right =
        right_ ? right_->sequence().sequence_value(n) : list_[static_cast<std::size_t>(n)];
    if (answer_.left != answer_.right) {
      answer_.first_difference = n;
      finish();
      break;
    }
    ++answer_.checked;
  }
  if (!done_ && work_.limit_reached()) finish();
  return {done_,
          done_ ? 1.0
                : static_cast<double>(answer_.checked) /
                      static_cast<double>(std::max<std::uint64_t>(heaps_, 1)),
          work_.examined()};
}

void Comparison::finish() {
  done_ = true;
  if (answer_.checked == 0 && heaps_ > 0 && !answer_.first_difference) {
    result_ = unsettled(work_, Bound::values, answer_.checked);
    return;
  }
  if (right_ && !answer_.first_difference) {
    const auto one = known_period(*left_, left_->sequence().period_theorem());
    const auto other = known_period(*right_, right_->sequence().period_theorem());
    if (one && other) {
      // Bounded as in Conjecture::needed_for_proof().
      const std::uint64_t both = common_period(one->period, other->period);
      const std::uint64_t from = std::max(one->preperiod, other->preperiod);
      answer_.proven_equal = from + 2 * both <= answer_.checked;
    }
  }
  result_ = answer_;
}

Result<std::vector<std::uint64_t>> read_numbers(std::string_view text) {
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  if (reader->at_end()) return Error{ErrorCode::empty, 0, {"numbers"}};
  if (!Reader::is_digit(reader->peek())) return reader->fail(ErrorCode::bad_integer);
  auto numbers = reader->integers();
  if (!numbers) {
    const bool behind = reader->peek() == Reader::gap;
    return behind ? reader->fail_at(reader->index() + 1, ErrorCode::bad_integer) : numbers.error();
  }
  if (!reader->at_end()) return reader->fail(ErrorCode::bad_integer);
  return *numbers;
}

}  // namespace nimber
