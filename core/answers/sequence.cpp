#include <nimber/sequence.hpp>

#include <algorithm>

namespace nimber {

Sequence::Sequence(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : rule_(std::move(rule)), kept_({rule_.get()}), count_(count), work_(limit) {
  // Values that are there already count as if they were computed now.
  work_.spend(kept_.work());
}

void Sequence::fail(Error error) {
  failed_ = true;
  error_ = std::move(error);
}

void Sequence::give_up(Bound bound) {
  const std::uint64_t number = bound == Bound::values ? known_ : 0;
  fail(unsettled(work_, bound, number));
}

PackedValues Sequence::values(std::uint64_t from, std::uint64_t to) const {
  return rule_up_to(to).sequence().sequence_values(
      from, static_cast<std::size_t>(to - std::min(from, to)));
}

Progress Sequence::step(std::uint64_t budget) {
  if (doubtful()) begin_anew();
  work_.open_step(budget);
  go_on();
  // What new tables would make known stays known.
  const bool again = doubtful();
  if (again) begin_anew();
  return {!again && (failed_ || known_ >= count_),
          count_ > 0 ? static_cast<double>(known()) / static_cast<double>(count_) : 1.0,
          examined_before_ + work_.examined() - kept_.work()};
}

/// Might new tables end elsewhere?
bool Sequence::doubtful() const {
  return rule_->has_sequence() && kept_.work() > 0 && (failed_ || work_.limit_reached());
}

void Sequence::begin_anew() {
  examined_before_ += work_.examined() - kept_.work();
  rule_before_ = rule_;
  known_before_ = known_;
  rule_ = renewed(rule_);
  kept_ = KeptTables();
  work_ = Work(work_.limit());
  known_ = 0;
  failed_ = false;
}

Ready Sequence::ready_to(std::uint64_t heap) {
  const TableWork counted(*rule_, work_);
  return rule_->sequence().sequence_ready(heap, work_);
}

void Sequence::go_on() {
  if (!rule_->has_sequence() && !failed_) fail({ErrorCode::no_sequence, 0, {rule_->text()}});
  while (!failed_ && known_ < count_) {
    switch (ready_to(known_)) {
      case Ready::yes:
        known_ = std::min(count_, std::max(known_ + 1, rule_->sequence().sequence_known()));
        work_.spend();
        break;
      case Ready::pending:
        if (work_.limit_reached()) give_up(Bound::theory);
        break;
      case Ready::never: give_up(Bound::values); break;
    }
    if (!work_.may_go_on()) break;
  }
  if (!failed_ && known_ < count_ && work_.limit_reached()) give_up(Bound::theory);
}

}  // namespace nimber
