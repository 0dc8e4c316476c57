// Values along lines by residues, for rules where any number may be taken from a heap, or the heap
// split into several: the proof that lines are right (docs/theorems.md, "Taking any number or
// splitting").
#pragma once

#include <nimber/position.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nimber {

/// A heap may become every smaller one, or any `parts` nonempty heaps of n - `taken` together.
struct HeapSplit {
  std::uint64_t parts = 2;
  std::uint64_t taken = 0;
  bool unequal = false;  ///< two parts, of which equal ones may not be allowed
};

/// g(n) = n + offsets[n % modulus] for n >= from; the values of heaps below that are `values`.
struct LinesByResidues {
  static constexpr std::uint64_t most_modulus = 64;
  static constexpr std::uint64_t most_values = 1024;  ///< so many first heaps are looked at
  std::uint64_t from = 0;
  std::vector<std::int64_t> offsets;  ///< 1, 2, 4 … of them: one for each residue
};

/// Do the lines give the value of every heap? `values` are the true values of the first heaps:
/// about four times the modulus, and those before the lines, must be there. False where the lines
/// are wrong, and where the proof needs more values. Bounded work: O(modulus^2 parts^2) for each
/// split.
bool lines_are_proven(const LinesByResidues& lines, std::span<const HeapSplit> splits,
                      std::span<const Value> values);

/// The lines of the smallest modulus along which the values go from some place in their first
/// quarter on. None where there are none.
std::optional<LinesByResidues> lines_of_values(std::span<const Value> values);

}  // namespace nimber
