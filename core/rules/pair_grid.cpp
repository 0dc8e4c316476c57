#include "rules/pair_grid.hpp"

namespace nimber {

PairGrid::PairGrid(RulePtr rule, std::size_t rows, std::size_t columns, std::uint64_t limit)
    : rule_(std::move(rule)),
      pairs_(rule_, rows - 1, columns - 1),
      columns_(columns),
      all_(rows * columns),
      work_(limit) {}

Progress PairGrid::step(std::uint64_t budget) {
  work_.open_step(budget);
  if (values_.empty()) values_.reserve(all_);
  while (!failed_ && values_.size() < all_ && work_.may_go_on()) {
    const auto look = pairs_.look(values_.size() / columns_, values_.size() % columns_, work_);
    if (look == PairValues::Look::pending) break;
    failed_ = look == PairValues::Look::unsettled;
    if (failed_) break;
    values_.push_back(look == PairValues::Look::endless ? endless : pairs_.value());
    work_.spend();
  }
  failed_ = failed_ || (values_.size() < all_ && work_.limit_reached());
  if (failed_) error_ = unsettled(work_);
  return {failed_ || values_.size() == all_,
          static_cast<double>(values_.size()) / static_cast<double>(all_), work_.examined()};
}

}  // namespace nimber
