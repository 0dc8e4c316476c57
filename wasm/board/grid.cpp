// Grids of two heaps.
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "rules/pair_grid.hpp"

#include <algorithm>

namespace nimber::wasm {
namespace {

constexpr double most_side = limits::page_grid_side;
/// Stands where play may never end.
constexpr std::uint16_t endless = UINT16_MAX;

std::size_t side_of(double side) {
  return static_cast<std::size_t>(std::clamp(side, 1.0, most_side));
}

class GridTask final : public CoreTask<PairGrid> {
 public:
  GridTask(const std::string& text, double rows, double columns) {
    auto rule = read_rule(text, page_limits);
    if (!rule) {
      error_ = rule.error();
    } else if ((*rule)->pairs()) {
      work_ = std::make_unique<PairGrid>(*rule, side_of(rows), side_of(columns));
    } else {
      error_ = {ErrorCode::no_sequence, 0, {(*rule)->text()}};
    }
  }
  /// Nothing where the work failed.
  val values() const {
    std::vector<std::uint16_t> narrow;
    if (work_) {
      narrow.reserve(work_->values().size());
      for (const Value value : work_->values())
        narrow.push_back(value == PairGrid::endless
                             ? endless
                             : static_cast<std::uint16_t>(std::min<Value>(value, endless - 1)));
    }
    return typed_array(narrow);
  }

 private:
  val finished() const override {
    if (const Error* error = work_->error()) return record(*error);
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("rows", static_cast<unsigned>(work_->rows()));
    out.set("columns", static_cast<unsigned>(work_->columns()));
    out.set("values", values());
    return out;
  }
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
