// Proofs of lines by residues for rules where any number may be taken from a heap, or the heap
// split into several (docs/theorems.md, "Taking any number or splitting").
#pragma once

#include <nimber/rule.hpp>

#include "laws/patterns/guess.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace nimber {

/// A heap may become every smaller one, or any `parts` nonempty heaps of n - `taken` together.
struct HeapSplit {
  std::uint64_t parts = 2;
  std::uint64_t taken = 0;
};

/// g(n) = n + offsets[n % modulus] for n >= from; the values of heaps below that are `values`.
struct LinesByResidues {
  std::uint64_t from = 0;
  std::vector<std::int64_t> offsets;  ///< 1, 2, 4 … of them: one for each residue
};

/// Do the lines give the value of every heap? `values` are the true values of the first heaps:
/// about four times the modulus, and those before the lines, must be there. False where the lines
/// are wrong, and where the proof needs more values. Bounded work: O(modulus^2 parts^2) for each
/// split.
bool lines_are_proven(const LinesByResidues& lines, std::span<const HeapSplit> splits,
                      std::span<const Value> values);

/// Does the guess give the values of all heaps? It was tested for heaps below `checked`, whose
/// values the rule knows.
bool proven_by_splits(const Rule& rule, const Guess& guess, std::uint64_t checked);

}  // namespace nimber
