#include <nimber/sequence.hpp>

#include <algorithm>

namespace nimber {

Sequence::Sequence(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : rule_(std::move(rule)), kept_({rule_.get()}), count_(count), work_(limit) {}

void Sequence::fail(Error error) {
  failed_ = true;
  error_ = std::move(error);
}

PackedValues Sequence::values(std::uint64_t from, std::uint64_t to) const {
  return rule_->sequence_values(from, static_cast<std::size_t>(to - std::min(from, to)));
}

Progress Sequence::step(std::uint64_t budget) {
  work_.open_step(budget);
  go_on();
  bool done = failed_ || known_ >= count_;
  if (done && !kept_.answer_holds(!failed_, work_.examined(), work_.limit())) {
    done = failed_ = false;
    examined_ = work_.examined();
    rule_ = renewed(rule_);
    kept_ = KeptTables({rule_.get()});
    work_ = Work(work_.limit());
    known_ = 0;
  }
  return {done, count_ > 0 ? static_cast<double>(known_) / static_cast<double>(count_) : 1.0,
          examined_ + work_.examined()};
}

void Sequence::go_on() {
  const TableWork counted(*rule_, work_);
  if (!rule_->has_sequence() && !failed_) fail({ErrorCode::no_sequence, 0, {rule_->text()}});
  while (!failed_ && known_ < count_) {
    switch (rule_->sequence_ready(known_, work_)) {
      case Ready::yes:
        known_ = std::min(count_, std::max(known_ + 1, rule_->sequence_known()));
        work_.spend();
        break;
      case Ready::pending:
        if (work_.limit_reached()) fail(unsettled(work_));
        break;
      case Ready::never: fail(unsettled(work_, Bound::values, known_)); break;
    }
    if (!work_.may_go_on()) break;
  }
  if (!failed_ && known_ < count_ && work_.limit_reached()) fail(unsettled(work_));
}

}  // namespace nimber
