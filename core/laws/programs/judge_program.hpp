// C++ for a judge: heaps read in a chosen shape, the chosen words printed.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "laws/programs/program_main.hpp"
#include "laws/programs/program_ways.hpp"

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// So many values are looked at for a program.
constexpr std::uint64_t program_values = 2000;

/// Does it take a look at the rule's values to write the best program (see judge_program)?
bool needs_laws(const Rule& rule);

/// A program for a judge; of a rule of two numbers a case is these two, whatever shape.heaps says.
/// Its comments say what it costs and in what other ways there are programs.
/// The best way is the rule's own program where that is a formula or a proven period, then a proven
/// law of its values (`laws` of `data`, g(0), g(1) …), then the stretches of one value that are
/// known to heap 10^18, then a table. A law that is not proven is taken where `way` is `guess`, and
/// named in the first line. "" where the rule's states are neither lists of heaps nor two numbers,
/// or where there is no program by the way asked for.
std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way = {});

/// A program that reads a state a line (see Rule::program): the rule's own, but where that is a
/// table of all values and there is a better one by what is proven, or where there is none. At most
/// `options` options are looked at for the values that laws are looked for in.
std::string best_program(const RulePtr& rule, std::uint64_t options);

}  // namespace nimber
