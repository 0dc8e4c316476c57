#include "questions/grid.hpp"

#include <nimber/limits.hpp>
#include "questions/position_text.hpp"

namespace nimber {
namespace {

constexpr std::uint64_t grid_limit = 1'000'000'000;

}  // namespace

std::vector<std::string> AskedGrid::json(const Words*) const {
  JsonSink sink;
  {
    Record out(sink);
    out.text("rule", grid_.rule()->text()).count("side", grid_.columns());
    out.field("values");
    sink.begin_list();
    for (std::size_t i = 0; i < grid_.values().size(); ++i) {
      if (i % grid_.columns() == 0) sink.begin_list();
      if (grid_.values()[i] == PairGrid::endless) {
        sink.null();
      } else {
        sink.whole(grid_.values()[i]);
      }
      if ((i + 1) % grid_.columns() == 0) sink.end_list();
    }
    sink.end_list();
  }
  return {sink.json()};
}

Result<AskedPtr> ask_grid(Asking& asking) {
  const std::uint64_t side = asking.words.number("--side", AskedGrid::usual_side);
  const std::uint64_t limit = asking.words.number("--limit", grid_limit);
  if (side == 0 || side > limits::page_grid_side)
    asking.words.refuse("--side", "at-most", std::to_string(limits::page_grid_side));
  if (auto wrong = asking.complaint()) return *wrong;
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  if (!(*rule)->pairs())
    return in_operand(asking, {ErrorCode::no_sequence, 0, {(*rule)->text()}}, 0);
  return AskedPtr(std::make_unique<AskedGrid>(*rule, static_cast<std::size_t>(side), limit));
}

}  // namespace nimber
