#include <nimber/period.hpp>

#include <algorithm>

namespace nimber {

std::uint64_t last_heap_needed(const PeriodTheorem& theorem, const Period& numbers) {
  // All numbers are at most 2 * 10^18 (a closed period; the others fit a table or are at most
  // 10^18), and five of them are less than 2^64.
  if (theorem.closed)
    return std::min(numbers.preperiod + 2 * numbers.period, Certificate::closed_check);
  if (theorem.code == "guy-smith") {
    return 2 * std::max<std::uint64_t>(numbers.preperiod, 1) + 2 * numbers.period + theorem.reach -
           1;
  }
  return numbers.preperiod + numbers.period + theorem.reach - 1;
}

PeriodSearch::PeriodSearch(RulePtr rule, std::uint64_t values, std::uint64_t options)
    : rule_(std::move(rule)),
      kept_({rule_.get()}),
      heaps_(rule_->sequence().sequence_rule()),
      theorem_(rule_->sequence().period_theorem()),
      values_(values),
      work_(options) {
  if (!rule_->has_sequence()) {
    failed_ = done_ = true;
    error_ = {ErrorCode::no_sequence, 0, {rule_->text()}};
  } else if (theorem_ && theorem_->closed) {
    period_ = theorem_->closed;
    checked_to_ = last_heap_needed(*theorem_, *period_);
    done_ = true;
  }
}

Progress PeriodSearch::step(std::uint64_t budget) {
  work_.open_step(budget);
  go_on();
  // Only a search that ran out of options or of room depends on what was known before.
  const bool closed = theorem_ && theorem_->closed;
  const bool settled = end_ != End::options && end_ != End::table;
  if (done_ && !failed_ && !closed &&
      !kept_.answer_holds(settled, work_.examined(), work_.limit())) {
    done_ = false;
    examined_ = work_.examined();
    rule_ = renewed(rule_);
    heaps_ = rule_->sequence().sequence_rule();
    kept_ = KeptTables();
    const std::uint64_t bytes = work_.table_bytes();
    work_ = Work(work_.limit());
    work_.allow_tables(bytes);
    known_ = 0;
    period_.reset();
  }
  // Of the bound that is nearer.
  const double fraction =
      std::max(static_cast<double>(known_) / static_cast<double>(values_),
               static_cast<double>(work_.examined()) / static_cast<double>(work_.limit()));
  return {done_, done_ ? 1.0 : fraction, examined_ + work_.examined()};
}

void PeriodSearch::go_on() {
  const TableWork counted(*rule_, work_);
  std::uint64_t at_once = 256;
  while (!done_ && work_.may_go_on()) {
    if (known_ >= values_) {
      give_up(End::values);
      break;
    }
    const std::uint64_t next = std::min(values_, known_ + at_once);
    const Ready ready = rule_->sequence().sequence_ready(next - 1, work_);
    if (ready == Ready::never) {
      if (next == known_ + 1) give_up(End::table);
      at_once = 1;
      continue;
    }
    if (ready != Ready::yes) break;
    work_.spend(next - known_);
    known_ = next;
    if (const auto found = heaps_ != nullptr ? heaps_->proven_period() : std::nullopt)
      end_with(*found);
  }
  if (!done_ && work_.limit_reached()) give_up(End::options);
}

void PeriodSearch::end_with(const Period& period) {
  done_ = true;
  // The rule may have been asked about before, and know more values than are allowed here.
  const auto told = heaps_->proof_end();
  const std::uint64_t last = told ? *told : last_heap_needed(*theorem_, period);
  if (last >= values_) {
    end_ = End::values;
    checked_to_ = values_ - 1;
    return;
  }
  end_ = End::proven;
  period_ = period;
  checked_to_ = last;
}

void PeriodSearch::give_up(End end) {
  done_ = true;
  end_ = theorem_ ? end : End::no_theorem;
  checked_to_ = known_ > 0 ? known_ - 1 : 0;
  if (!theorem_ || known_ == 0) return;
  // A rule looks for its period now and then only: look at the very end as well.
  if (const auto found = heaps_ != nullptr ? heaps_->prove_now() : std::nullopt) end_with(*found);
}

Certificate PeriodSearch::certificate() const {
  const std::string text = (heaps_ != nullptr ? *heaps_ : *rule_).text();
  const auto sparse =
      heaps_ != nullptr && checked_to_ >= plain_octal ? heaps_->sparse_proof() : std::nullopt;
  if (sparse) {
    return {text,  std::string(SparseProof::theorem), *period_, theorem_->reach, sparse->values - 1,
            sparse};
  }
  return {text, std::string(theorem_->code), *period_, theorem_->reach, checked_to_, std::nullopt};
}

}  // namespace nimber
