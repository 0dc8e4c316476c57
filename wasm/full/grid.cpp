// Grids of two heaps.
#include <nimber/notation.hpp>
#include "questions.hpp"

#include <algorithm>

namespace nimber::wasm {
namespace {

/// The values of two heaps of 0 ... rows - 1 and 0 ... columns - 1, row by row.
class Grid {
 public:
  static constexpr double most = 2000;

  Grid(RulePtr rule, std::size_t rows, std::size_t columns)
      : rule_(std::move(rule)), rows_(rows), columns_(columns) {
    values_.reserve(rows_ * columns_);
  }

  Progress step(std::uint64_t budget) {
    work_.open_step(budget);
    if (ready_ != Ready::yes) {
      // The table that the largest heaps need holds all the others.
      ready_ = rule_->prepare({rows_ - 1, columns_ - 1}, work_);
    }
    if (ready_ == Ready::never) return {true, 1, work_.examined()};
    const std::size_t all = rows_ * columns_;
    std::vector<Component> components;
    while (ready_ == Ready::yes && values_.size() < all && work_.may_go_on()) {
      const State pair = {values_.size() / columns_, values_.size() % columns_};
      ready_ = rule_->prepare(pair, work_);
      if (ready_ != Ready::yes) break;
      components.clear();
      rule_->components(pair, components);
      Value value = 0;
      for (const Component& component : components)
        value = component.infinite ? UINT16_MAX : value ^ component.value.value_or(0);
      values_.push_back(static_cast<std::uint16_t>(std::min<Value>(value, UINT16_MAX)));
      work_.spend();
    }
    return {values_.size() == all, static_cast<double>(values_.size()) / static_cast<double>(all),
            work_.examined()};
  }
  /// After done: are the values known? Else the rule has no table for heaps as large.
  bool settled() const { return ready_ == Ready::yes; }
  const Rule& rule() const { return *rule_; }
  const std::vector<std::uint16_t>& values() const { return values_; }

 private:
  RulePtr rule_;
  std::size_t rows_;
  std::size_t columns_;
  Work work_{UINT64_MAX};
  Ready ready_ = Ready::pending;
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
    if (!work_->settled()) return record(Error{ErrorCode::unsettled, 0, {work_->rule().text()}});
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
