#include "laws/quotients/quotient_search.hpp"
#include "values/quotient_letter.hpp"

#include <algorithm>

namespace nimber {

QuotientSearch::QuotientSearch(RulePtr rule, std::optional<std::uint64_t> heaps,
                               std::uint64_t limit)
    : rule_(std::move(rule)), wanted_(heaps), work_(limit), quotient_({rule_.get()}) {
  if (!has_single_heaps(*rule_) || !rule_->has_sequence()) {
    error_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
    done_ = true;
  } else if (wanted_ && *wanted_ > SumQuotient::most_heaps) {
    // Refused at once: so many heaps are never taken in.
    error_ =
        Error{ErrorCode::no_quotient,
              0,
              {std::to_string(limit), "0", "1", "heaps", std::to_string(SumQuotient::most_heaps)}};
    done_ = true;
  }
}

Progress QuotientSearch::step(std::uint64_t budget) {
  work_.open_step(budget);
  while (!done_ && work_.may_go_on()) {
    std::uint64_t spent = 0;
    const auto status = quotient_.grow(0, spent, std::min(budget, work_.left()));
    work_.spend(spent + 1);
    if (status == SumQuotient::Status::failed) {
      finish(true);
    } else if (status == SumQuotient::Status::done) {
      end_heap();
    }
  }
  if (!done_ && work_.limit_reached()) finish(true);
  const double all = static_cast<double>(wanted_ ? *wanted_ + 1 : SumQuotient::most_heaps);
  return {done_, done_ ? 1.0 : std::min(1.0, static_cast<double>(known()) / all), work_.examined()};
}

void QuotientSearch::end_heap() {
  const std::size_t before = growth_.empty() ? 1 : growth_.back().second;
  if (order() != before) growth_.emplace_back(known() - 1, order());
  work_.spend(known());
  if (wanted_ ? known() > *wanted_ : quotient_.period(0) || known() > SumQuotient::most_heaps)
    finish(false);
}

void QuotientSearch::finish(bool failed) {
  done_ = true;
  // Where no number of heaps was asked for, any heaps that are known will do.
  if (!failed || (!wanted_ && known() > 0)) return;
  error_ = Error{ErrorCode::no_quotient,
                 0,
                 {std::to_string(work_.limit()), std::to_string(known() > 0 ? known() - 1 : 0),
                  std::to_string(order())}};
  const SumQuotient::Failure& failure = quotient_.failure();
  if (work_.limit_reached() || failure.what.empty()) return;
  error_->args.emplace_back(failure.what);
  error_->args.push_back(std::to_string(failure.most));
}

Quotient QuotientSearch::quotient() const {
  const OutcomeMonoid& monoid = quotient_.monoid();
  Quotient told;
  told.rule = rule_->text();
  told.heaps = known() - 1;
  told.period = quotient_.period(0);
  told.checked_to = told.heaps;
  if (told.period)
    told.checked_to = *last_heap_of_quotient_period(*told.period, *uniform_reach(*rule_));
  QuotientNames names = quotient_names(quotient_);
  for (std::size_t i = 0; i < names.generators.size(); ++i)
    told.generators.push_back(quotient_letter(i));
  told.elements = std::move(names.words);
  std::vector<Element> number(monoid.order());
  for (std::size_t i = 0; i < names.order.size(); ++i)
    number[names.order[i]] = static_cast<Element>(i);
  told.table.reserve(monoid.order() * monoid.order());
  for (std::size_t i = 0; i < names.order.size(); ++i) {
    if (monoid.lost(names.order[i])) told.p.push_back(static_cast<Element>(i));
    for (const Element other : names.order)
      told.table.push_back(number[monoid.product(names.order[i], other)]);
  }
  for (std::size_t n = 0; n < known(); ++n) told.phi.push_back(number[quotient_.element(0, n)]);
  return told;
}

}  // namespace nimber
