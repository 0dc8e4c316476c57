// The positions that a law of single heaps, or of two heaps, speaks of.
#pragma once

#include <nimber/position.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// The position of a single heap of n under a rule, or of two heaps. Of coins it is a single head
/// at place n, and none where the row would be too long.
std::optional<Position> heap_position(const RulePtr& rule, std::uint64_t n);
Position heap_position(const RulePtr& rule, std::uint64_t a, std::uint64_t b);
/// The text of that position, of one heap or two; the rule alone where there is none.
std::string heaps_text(const RulePtr& rule, const std::vector<std::uint64_t>& heaps);

}  // namespace nimber
