#include "questions/grid.hpp"

#include <nimber/limits.hpp>
#include "questions/position_text.hpp"

namespace nimber {
namespace {

constexpr std::uint64_t usual_side = 20;
constexpr std::uint64_t grid_limit = 1'000'000'000;

}  // namespace

AskedGrid::AskedGrid(RulePtr rule, std::size_t side, std::uint64_t limit)
    : rule_(std::move(rule)), side_(side), pairs_(rule_, side - 1, side - 1), work_(limit) {}

Progress AskedGrid::step(std::uint64_t budget) {
  const std::size_t all = side_ * side_;
  work_.open_step(budget);
  if (values_.empty()) values_.reserve(all);
  while (!failed_ && values_.size() < all && work_.may_go_on()) {
    const auto look = pairs_.look(values_.size() / side_, values_.size() % side_, work_);
    if (look == PairValues::Look::pending) break;
    if (look == PairValues::Look::unsettled) {
      failed_ = true;
      break;
    }
    values_.push_back(look == PairValues::Look::endless ? std::nullopt
                                                        : std::optional(pairs_.value()));
    work_.spend();
  }
  if (values_.size() < all && work_.limit_reached()) failed_ = true;
  if (failed_) error_ = unsettled(work_);
  return {failed_ || values_.size() == all,
          static_cast<double>(values_.size()) / static_cast<double>(all), work_.examined()};
}

std::vector<std::string> AskedGrid::json(const Words*) const {
  JsonSink sink;
  {
    Record out(sink);
    out.text("rule", rule_->text()).count("side", side_);
    out.field("values");
    sink.begin_list();
    for (std::size_t a = 0; a < side_; ++a) {
      sink.begin_list();
      for (std::size_t b = 0; b < side_; ++b) {
        const auto& value = values_[a * side_ + b];
        if (value) {
          sink.whole(*value);
        } else {
          sink.null();
        }
      }
      sink.end_list();
    }
    sink.end_list();
  }
  return {sink.json()};
}

Result<AskedPtr> ask_grid(Asking& asking) {
  const std::uint64_t side = asking.words.number("--side", usual_side);
  const std::uint64_t limit = asking.words.number("--limit", grid_limit);
  if (side == 0 || side > limits::page_grid_side)
    asking.words.refuse("--side", "at-most", std::to_string(limits::page_grid_side));
  if (auto wrong = asking.words.complaint(1, "RULE")) return *wrong;
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  if (!(*rule)->pairs())
    return in_operand(asking, {ErrorCode::no_sequence, 0, {(*rule)->text()}}, 0);
  return AskedPtr(std::make_unique<AskedGrid>(*rule, static_cast<std::size_t>(side), limit));
}

}  // namespace nimber
