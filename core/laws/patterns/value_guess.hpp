// Guesses about a list or a table of values that come without a rule.
#pragma once

#include "laws/patterns/guess.hpp"
#include "laws/patterns/pattern_laws.hpp"

#include <cstdint>
#include <optional>

namespace nimber {

/// What became of a guess about values: how many places agree before the first that does not.
/// Places below the start of the guess are left out. A table is read in the order of a + b, then of
/// a; rows of numbers as they stand.
struct ValueGuess {
  std::uint64_t checked = 0;
  struct Counterexample {
    std::uint64_t n = 0;  ///< or a, or which row of numbers
    std::uint64_t b = 0;
    std::int64_t value = 0;               ///< of marks: 1 where lost
    std::optional<std::int64_t> guessed;  ///< none where the guess is undefined
  };
  std::optional<Counterexample> counterexample;
};

/// Compares a guess with each value. g(e) is the guess at a smaller number, or the value itself
/// where e is below its start. Where the data are marks, a guess about values says which of them
/// are 0. O(values).
ValueGuess check_values(const Guess& guess, const PatternData& data);

}  // namespace nimber
