#include "answers/worksheet.hpp"

#include <nimber/notation.hpp>
#include "rules/dice.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace nimber {
namespace {

State random_state(const Rule& rule, Dice& dice, unsigned level, bool few) {
  Extent extent = rule.exercises().exercise_extent(level, few);
  if (extent.more_parts > 0)
    extent.parts += static_cast<std::size_t>(dice.below(extent.more_parts + 1));
  return rule.exercises().random_state(dice, extent);
}

bool has_another_move(const Rule& rule, const State& state) {
  unsigned seen = 0;
  for (std::size_t part = 0; part < rule.parts(state); ++part) {
    rule.each_move(state, part, [&](const Move&) { return ++seen < 2; });
  }
  return seen >= 2;
}

constexpr int attempts = 4000;
constexpr std::uint64_t position_limit = 2'000'000;
constexpr std::size_t most = 100;

}  // namespace

std::vector<WorksheetItem> worksheet(const RulePtr& rule, std::uint64_t seed, std::size_t count,
                                     unsigned size, bool misere) {
  Dice dice(seed);
  size = std::clamp(size, 1u, 3u);
  count = std::min(count, most);
  std::set<std::string> known;
  std::vector<WorksheetItem> sheet;
  for (int attempt = 0; attempt < attempts && sheet.size() < count; ++attempt) {
    State state = random_state(*rule, dice, size, attempt >= attempts / 2);
    if (state.empty() || !has_another_move(*rule, state)) continue;
    Position position;
    position.misere = misere;
    position.terms.push_back({rule, std::move(state)});
    if (!known.insert(print(position)).second) continue;
    const auto result = analyze(position, position_limit);
    if (!result || result->winning_count != 1) continue;
    sheet.push_back({std::move(position), result->winning.front()});
  }
  return sheet;
}

}  // namespace nimber
