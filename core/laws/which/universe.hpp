// The games that a list of values is looked for in. Nothing of them is stored: they are enumerated
// and their values computed when somebody asks.
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/position.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// One of these games.
struct ListedGame {
  enum class Kind : std::uint8_t {
    text,      ///< the `number`-th of those that are listed one by one
    set,       ///< k may be taken where bit k - 1 of `number` is 1
    all_but,   ///< every k may be taken but those
    up_to,     ///< 1 to `number` may be taken
    at_most,   ///< at most n / `number` of a heap of n
    at_least,  ///< at least n / `number`
    octal      ///< `number` holds the code's digits, octal, d0 first and four behind the point
  };
  Kind kind = Kind::text;
  std::uint64_t number = 0;
};

/// All of them, each once: nim, grundy, lasker and the named sets; all sets within 1 … 16; sets of
/// at most three numbers within 1 … 60, complements of those of at most two; 1 … m for each m of
/// `ends`; at most and at least n/c for c to 16; octal codes of up to four digits behind the point.
/// 112,000 games, 2 MB.
std::vector<ListedGame> listed_games(const std::vector<std::uint64_t>& ends);

/// The rule's canonical text, the shortest that there is.
std::string rule_text(const ListedGame& game);

/// The name by which the literature knows the rule; "" where there is none.
std::string_view name_of_rule(std::string_view text);

/// Hands over g(0), g(1) … , at most `most` of them, until `take` returns false. Returns the work
/// in options examined: O(1) a value for sets, O(n) for octal codes.
std::uint64_t each_value(const ListedGame& game, std::size_t most, FunctionRef<bool(Value)> take);

}  // namespace nimber
