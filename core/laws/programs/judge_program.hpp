// Programs in C++ for a judge: they read heaps in a chosen shape and print chosen words.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "laws/programs/program_main.hpp"
#include "laws/programs/program_ways.hpp"

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// Laws for a program are looked for in so many values.
constexpr std::uint64_t program_values = 2000;

/// Must the rule's values be looked at to write the best program (see judge_program)?
bool needs_laws(const Rule& rule);

/// A program for a judge. Its comments say what it costs and in what other ways there are programs.
/// Of a rule of two numbers a case is these two, whatever shape.heaps says. Without `way` the best
/// way is taken: the rule's own program where that is a formula or a proven period, then a proven
/// law of its values (`laws` of `data`, g(0), g(1) …), then the stretches of one value that are
/// known to heap 10^18, then a table. Where moves are to be printed, and in misère play, a way may
/// say too little (case_program.hpp); in the end every sum that can be reached is looked at. A law
/// that is not proven is taken only where `way` is `guess`; the first line says so. "" where the
/// rule's states are neither lists of heaps nor two numbers, or where there is no program by the
/// way asked for.
std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way = {});

/// A program for a pasted list or table of values, by the first of its laws without exceptions that
/// can be written. No list is proven to go on: the first line says that it is a guess. A law of
/// lost heaps alone gives programs for cases of one heap only. "" where there is none.
std::string list_program(const PatternData& list, const std::vector<Law>& laws,
                         const ProgramShape& shape);

/// A program that reads a state a line (see Rule::program). It is the rule's own, unless that is
/// missing, or is a table of all values and a proof gives a better one. Finding the values in which
/// laws are looked for examines at most `options` options.
std::string best_program(const RulePtr& rule, std::uint64_t options, bool names_ways = false);

}  // namespace nimber
