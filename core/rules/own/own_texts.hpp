// Heaps in the order of their texts: 1, 10, 100, 11 ….
#pragma once

#include <nimber/position.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// The first `most` heaps of some ranges, each from a first to a last heap, which ascend and do not
/// touch. O(most * log(ranges) * digits).
std::vector<Heap> heaps_by_text(std::span<const std::pair<Heap, Heap>> ranges, std::uint64_t most);

/// Sorts states by their texts, numbers joined by commas, each with the same text behind it.
void sort_by_text(std::vector<State>& states, const std::string& behind);

}  // namespace nimber
