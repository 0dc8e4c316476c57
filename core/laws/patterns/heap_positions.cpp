#include "laws/patterns/heap_positions.hpp"

#include <nimber/notation.hpp>

namespace nimber {

std::optional<Position> heap_position(const RulePtr& rule, std::uint64_t n) {
  auto state = rule->sequence().heap_state(n);
  if (!state) return std::nullopt;
  return Position{{{rule, std::move(*state)}}, false};
}

Position heap_position(const RulePtr& rule, std::uint64_t a, std::uint64_t b) {
  return {{{rule, {a, b}}}, false};
}

std::string heaps_text(const RulePtr& rule, const std::vector<std::uint64_t>& heaps) {
  if (heaps.size() == 2) return print(heap_position(rule, heaps[0], heaps[1]));
  const auto position = heap_position(rule, heaps[0]);
  return position ? print(*position) : rule->text();
}

}  // namespace nimber
