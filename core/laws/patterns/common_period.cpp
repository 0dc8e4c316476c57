#include "laws/patterns/common_period.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <numeric>

namespace nimber {

std::uint64_t common_period(std::uint64_t a, std::uint64_t b) {
  if (a > max_proof || b > max_proof) return max_proof + 1;
  return std::min(std::lcm(a, b), max_proof + 1);
}

std::optional<Period> known_period(const Rule& rule, const std::optional<PeriodTheorem>& theorem) {
  if (theorem && theorem->closed) return theorem->closed;
  const HeapRule* const heaps = rule.sequence().sequence_rule();
  return heaps != nullptr ? heaps->proven_period() : std::nullopt;
}

}  // namespace nimber
