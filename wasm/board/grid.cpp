// Grids of two heaps.
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "rules/pair_values.hpp"

#include <algorithm>

namespace nimber::wasm {
namespace {

/// The values of two heaps of 0 ... rows - 1 and 0 ... columns - 1, row by row.
class Grid {
 public:
  static constexpr double most = limits::page_grid_side;

  /// Stands where play may never end.
  static constexpr std::uint16_t endless = UINT16_MAX;

  Grid(RulePtr rule, std::size_t rows, std::size_t columns)
      : rule_(std::move(rule)),
        pairs_(rule_, rows - 1, columns - 1),
        columns_(columns),
        all_(rows * columns) {
    values_.reserve(all_);
  }

  Progress step(std::uint64_t budget) {
    work_.open_step(budget);
    while (settled_ && values_.size() < all_ && work_.may_go_on()) {
      const auto look = pairs_.look(values_.size() / columns_, values_.size() % columns_, work_);
      if (look == PairValues::Look::pending) break;
      settled_ = look != PairValues::Look::unsettled;
      const Value value = std::min<Value>(pairs_.value(), endless - 1);
      values_.push_back(look == PairValues::Look::endless ? endless
                                                          : static_cast<std::uint16_t>(value));
      work_.spend();
    }
    return {!settled_ || values_.size() == all_,
            static_cast<double>(values_.size()) / static_cast<double>(all_), work_.examined()};
  }
  /// After done: are the values known? Else the rule has no table for heaps as large.
  bool settled() const { return settled_; }
  /// After done without values: why.
  Error error() const { return unsettled(work_); }
  const Rule& rule() const { return *rule_; }
  const std::vector<std::uint16_t>& values() const { return values_; }

 private:
  RulePtr rule_;
  PairValues pairs_;
  std::size_t columns_;
  std::size_t all_;
  Work work_{UINT64_MAX};
  bool settled_ = true;
  std::vector<std::uint16_t> values_;
};

class GridTask final : public CoreTask<Grid> {
 public:
  GridTask(const std::string& text, double rows, double columns)
      : rows_(static_cast<std::size_t>(std::clamp(rows, 1.0, Grid::most))),
        columns_(static_cast<std::size_t>(std::clamp(columns, 1.0, Grid::most))) {
    auto rule = read_rule(text, page_limits);
    if (!rule) {
      error_ = rule.error();
    } else if ((*rule)->pairs()) {
      work_ = std::make_unique<Grid>(*rule, rows_, columns_);
    } else {
      error_ = {ErrorCode::no_sequence, 0, {(*rule)->text()}};
    }
  }
  /// Nothing where the work failed.
  val values() const { return typed_array(work_ ? work_->values() : std::vector<std::uint16_t>()); }

 private:
  val finished() const override {
    if (!work_->settled()) return record(work_->error());
    val out = val::object();
    out.set("rule", work_->rule().text());
    out.set("rows", static_cast<unsigned>(rows_));
    out.set("columns", static_cast<unsigned>(columns_));
    out.set("values", values());
    return out;
  }

  std::size_t rows_;
  std::size_t columns_;
};

}  // namespace

namespace questions {

Task* grid(const std::string& rule, double rows, double columns) {
  return new GridTask(rule, rows, columns);
}
val wythoffGrid(double rows, double columns) {
  GridTask task("wythoff", rows, columns);
  task.step(1e18);
  return task.values();
}

}  // namespace questions
}  // namespace nimber::wasm
