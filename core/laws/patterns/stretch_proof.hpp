// Proofs of guesses about rules whose values stand in few stretches, all of which are known to heap
// 10^18 (docs/theorems.md, "Stretches of one value" and "Guesses on stretches").
#pragma once

#include <nimber/rule.hpp>

#include "laws/patterns/guess.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// All heaps from `first` to `last` are worth `value`.
struct ValueStretch {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  Value value = 0;
};

/// Heaps 0 to 10^18 in order. None where the rule doesn't know its values as stretches, or where
/// there are more than a few thousand. Bounded work, some milliseconds.
std::optional<std::vector<ValueStretch>> stretches_of_rule(const Rule& rule);

struct StretchVerdict {
  enum class Kind : std::uint8_t { proven, refuted, unknown };
  Kind kind = Kind::unknown;
  std::uint64_t heap = 0;               ///< refuted: the smallest heap
  Value value = 0;                      ///< its value
  std::optional<std::int64_t> guessed;  ///< the expression there; none where it is undefined
};

/// Does the guess, of single heaps, hold from heap `guess.from` to 10^18? The expression is
/// evaluated on whole stretches, by the smallest and the largest number that each part of it can
/// be. Where that says too little, both halves of the stretch are looked at. Bounded work.
StretchVerdict check_on_stretches(const Guess& guess, const std::vector<ValueStretch>& stretches);

}  // namespace nimber
