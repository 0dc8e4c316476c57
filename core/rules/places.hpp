#pragma once

#include <nimber/reader.hpp>
#include "rules/dice.hpp"
#include "text/program_source.hpp"

namespace nimber {

/// Reads places joined by commas, in any order, and sorts them. Only place 0 may hold more than
/// one, where it may be named at all. Errors: those of Reader::integers(), place-zero,
/// not-distinct.
Result<State> read_places(Reader& reader, bool zero_allowed);

/// `count` different places among 1 ... last (at least `count`), ascending.
State random_places(Dice& dice, std::size_t count, std::uint64_t last);

/// A program for staircases of gaps: pairs of places, counted from the right end or from the left.
std::string gaps_program(const Rule& rule, bool from_right);

/// Scales the gaps between places, and the first place, by num / den. Places at 0 stay there.
State shrink_places(const State& state, std::uint64_t num, std::uint64_t den);

}  // namespace nimber
