// Programs by laws: what a formula, an automaton or a theorem says of each heap or pair, in C++.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "laws/programs/program_ways.hpp"

#include <nimber/rule.hpp>

#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// g, or is_lost, by a law without exceptions: its formula or its automaton. `title` stands in the
/// first comment. None where it can't be written in C++, and where some number to 10^18 makes a
/// proven law, or a law of pairs, leave 64 bits or call itself too often.
std::optional<WayOfProgram> way_by_law(const std::string& title, const PatternData& data,
                                       const Law& law);

/// By the first law that is not proven and can be written: one of the values, or else, where
/// `lost_too`, one of the lost positions alone.
std::optional<WayOfProgram> guess_of(const std::string& title, const PatternData& data,
                                     const std::vector<Law>& laws, bool lost_too);

/// Of a rule of two numbers: by what a theorem says of all pairs, of their values or, if `lost`,
/// of which are lost.
std::optional<WayOfProgram> way_by_theorem(const Rule& rule, bool lost);

/// The same of which pairs are lost alone in misère play.
std::optional<WayOfProgram> way_by_misere_theorem(const Rule& rule);

/// g as a list of the known values, for rules of which nothing else is known.
WayOfProgram way_by_values(const std::string& title, const PatternData& data);

}  // namespace nimber
