#pragma once

#include <nimber/analysis.hpp>

#include <cstdint>
#include <vector>

namespace nimber {

/// One exercise of a worksheet: a position and its only winning move.
struct WorksheetItem {
  Position position;
  PositionMove move;
};

/// Up to `count` (at most 100) different positions of the rule, each with exactly one winning move
/// and at least one other move. `misere`: whoever can't move wins. The same seed gives the same
/// sheet. `size` is from 1 (small) to 3. Positions are drawn at random and analysed; where too few
/// are found among some thousands, fewer are answered.
std::vector<WorksheetItem> worksheet(const RulePtr& rule, std::uint64_t seed, std::size_t count,
                                     unsigned size, bool misere = false);

}  // namespace nimber
