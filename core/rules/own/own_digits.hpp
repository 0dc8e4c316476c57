// Rules with finitely many moves, each to a heap of about n or n / b^j: one less, a half rounded
// down, three heaps of a half. Their values may be told by an automaton that reads the digits of n;
// whether they are is proven (docs/theorems.md, "Read digit by digit").
#pragma once

#include "rules/own/own_rule.hpp"
#include "rules/theorem_heaps.hpp"
#include "values/digit_automaton.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace nimber {

/// What may be left of large heaps.
struct DigitMoves {
  static constexpr std::uint64_t most_period = 256;
  static constexpr std::size_t most_terms = 32;
  static constexpr std::size_t most_options = 64;

  /// floor((n + shift) / base^digits).
  struct Term {
    std::int64_t shift = 0;
    unsigned digits = 0;
    bool operator==(const Term&) const = default;
  };
  /// A move: it leaves these terms, and pairs of equal heaps, which cancel.
  using Option = std::vector<std::size_t>;

  unsigned base = 0;  ///< 0: nothing is divided, and any base will do
  /// From here on everything below is so, and all that is left are smaller heaps.
  std::uint64_t from = 0;
  std::vector<Term> terms;
  /// For each residue of n the moves that there are.
  std::vector<std::vector<Option>> options;
};

/// None for other rules. O(length of the rule * fixed numbers chosen).
std::optional<DigitMoves> digit_moves_of(const OwnRule& rule);

/// Is every value from `moves.from` on the mex of what the automaton says of the options? With the
/// values below, this proves by induction that the automaton says all values. It reads the lowest
/// digit first. False too where the work's limit is met.
bool keeps_mex(const DigitMoves& moves, const DigitAutomaton& automaton, Work& work);

/// Null for rules of another kind.
std::unique_ptr<TheoremHeaps> read_by_digits(const OwnRule& rule);

}  // namespace nimber
