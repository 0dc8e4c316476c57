// Proves an argument again, from the position and what the argument says alone. It shares no code
// with what finds arguments: rules of boards are read anew from their text.
#pragma once

#include "arguments/argument.hpp"

#include <nimber/limits.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// What is wrong with an argument, in a word: "form" (it is none for this position), "move" (its
/// first move is none), "map" (the map is not the one named, or changes the position), "rule" (it
/// changes the rules), "copy" (a copy is hindered by its move), "never", "until", "ends" (no
/// measure shows that play ends), "large" (there is too much to look at). "": nothing.
std::string_view check_argument(const Position& position, const Argument& argument);

/// Of an argument that is right so: is it only tried, on parts of small numbers, that play ends?
/// That is so of written rules.
bool end_is_only_tried(const Position& position, const Argument& argument);

/// How many places and pictures such a check looks at, at most.
inline constexpr std::uint64_t most_checked = limits::checked_places;

/// The same for one kind of game each. `before` and `after` are the states before and after the
/// argument's move, or the same.
std::string_view check_board(const Term& before, const Term& after, const Argument& argument);
std::string_view check_graph(const Term& after, const Argument& argument);
std::string_view check_swap(const Position& after, const Argument& argument);

}  // namespace nimber
