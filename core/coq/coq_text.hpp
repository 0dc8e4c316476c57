// Pieces of text for Coq.
#pragma once

#include <nimber/rule.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// "[1; 2; 3]"
template <class Numbers>
std::string coq_list(const Numbers& numbers) {
  std::string out = "[";
  for (const auto n : numbers) out.append(out.size() == 1 ? "" : "; ").append(std::to_string(n));
  return out + "]";
}

/// d0, d1 … of an octal code as a list, without zeros at its end.
std::string coq_digits(std::string_view code);

/// What may stand in a comment: no comment begins, ends or quotes in it.
std::string coq_comment(std::string_view words);

/// A game of heaps as proofs/ has it.
struct CoqGame {
  std::string term;
  std::string_view needs;     ///< names of theories, each with a space before it
  std::uint64_t largest = 0;  ///< number of a finite set
  double sum = 0;             ///< of its numbers
};

inline constexpr std::string_view coq_needs_octal = " Games Heaps Octal";
inline constexpr std::string_view coq_needs_take = " Games Heaps Octal Periods Checker Sets";
inline constexpr std::string_view coq_needs_laws =
    " Games Heaps Nim Coins Turtles Octal Periods Checker Sets Taking Laws";

/// The game of a rule whose positions are heaps; none where proofs/ does not know it.
std::optional<CoqGame> coq_game(const Rule& rule);

/// The same of a set that goes on for ever in classes of remainders; `numbers` are the set's in the
/// order in which endless_period takes them.
struct CoqEndless {
  std::string term;
  std::string numbers;
  std::uint64_t reach = 0;
  std::uint64_t modulus = 1;
};
std::optional<CoqEndless> coq_endless(const Rule& rule);

/// "Definition the_game : heap_game := octal [0; 7; 7]." with a comment before it.
std::string coq_definition(std::string_view rule, const std::string& term);

}  // namespace nimber
