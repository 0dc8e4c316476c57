// Automata with output that read a number digit by digit, and say what it is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nimber {

/// It starts in state 0. The number is worth what the state says in which its digits end; zeros in
/// front change nothing.
struct DigitAutomaton {
  unsigned base = 2;  ///< 0: Zeckendorf's form
  bool low_first = false;
  std::vector<std::vector<std::int64_t>> next;  ///< -1: this digit can't stand here
  std::vector<std::int64_t> out;

  static constexpr std::size_t most_states = 64;
};

/// What an automaton that reads the lowest digit first says of x, where it stands in `state` now.
/// O(digits).
std::int64_t value_from(const DigitAutomaton& automaton, std::size_t state, std::uint64_t x);

/// The automaton that reads the lowest digit first and says g(n) for all of these values g(0), g(1)
/// … Of each state only what the values show is known: whatever they don't tell apart is one
/// state. None where it has more than DigitAutomaton::most_states. O(states^2 * values).
std::optional<DigitAutomaton> automaton_of_values(std::span<const std::uint32_t> values,
                                                  unsigned base);

/// One that reads the lowest digit first and says the same of every number; base 2 or more. None
/// where it has more than 1,000 states.
std::optional<DigitAutomaton> lowest_first(const DigitAutomaton& automaton);

/// Do these two, of one base and both lowest digit first, say the same of every number?
bool say_the_same(const DigitAutomaton& a, const DigitAutomaton& b);

/// Does the automaton, which reads the lowest digit first, say values[n % period] of every n from
/// `from` on? `values` has one for each residue. False too where there is more to look at than
/// 1,000,000 pairs of a state and a residue.
bool says_residues(const DigitAutomaton& automaton, std::uint64_t from,
                   std::span<const std::int64_t> values);

}  // namespace nimber
