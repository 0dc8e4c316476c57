// Programs that look at each case as a list of heaps: they print winning moves, or play misère.
#pragma once

#include "laws/programs/program_main.hpp"
#include "laws/programs/program_ways.hpp"
#include "laws/quotients/quotient.hpp"

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// Does the shape ask for such a program?
bool is_of_cases(const ProgramShape& shape);

/// Must a misère quotient be looked for to write it (see of_cases_by_quotient)?
bool needs_quotient(const Rule& rule, const ProgramShape& shape);

/// By the values that `way` comes to: of a rule that is not tame in normal play only. Or by which
/// heaps or pairs are lost, in normal play, where no move leaves several. "" where there is none,
/// or where moves are asked for and the options of the rule can't be written.
std::string of_cases_by_way(const Rule& rule, const ProgramShape& shape, const WayOfProgram& way);

/// Misère, by the rule's quotient. Without a proven period it is that of the heaps that are known;
/// a comment says so.
std::string of_cases_by_quotient(const Rule& rule, const ProgramShape& shape,
                                 const Quotient& quotient);

/// By every sum that can be reached, once: misère or not. "" where the options of the rule can't be
/// written.
std::string of_cases_by_search(const Rule& rule, const ProgramShape& shape);

}  // namespace nimber
