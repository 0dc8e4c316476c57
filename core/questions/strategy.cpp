#include "questions/strategy.hpp"

#include <nimber/notation.hpp>
#include "questions/position_text.hpp"
#include "records/laws/strategy.hpp"
#include "strategies/strategy_values.hpp"

namespace nimber {

std::vector<std::string> AskedStrategy::json(const Words* words) const {
  return {json_line(words, answer())};
}

Result<AskedPtr> ask_strategy(Asking& asking) {
  const bool values = asking.words.flag("--by-values");
  const std::uint64_t limit = asking.words.number("--limit", default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  if (values && !StrategyValues::fits(*position)) {
    asking.words.refuse("--by-values", "normal-sum");
    return *asking.complaint();
  }
  std::string about = print(*position);
  const StrategyForm form = values ? StrategyForm::values : StrategyForm::any;
  return AskedPtr(std::make_unique<AskedStrategy>(
      std::move(about), StrategySearch(std::move(*position), form, limit)));
}

}  // namespace nimber
