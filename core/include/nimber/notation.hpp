// The notation: one text for every position. What is accepted and what is printed is said in
// docs/notation.md.
#pragma once

#include <nimber/reader.hpp>
#include <nimber/rule.hpp>

#include <string>
#include <string_view>
#include <variant>

namespace nimber {

/// Reads a position. Lenient (white space, full-width forms, aliases, short forms); errors carry
/// code and column.
Result<Position> read_position(std::string_view text, const InputLimits& limits = {});

/// Reads a rule alone: "take/1,3,4", "{1,3,4}", "kayles".
Result<RulePtr> read_rule(std::string_view text, const InputLimits& limits = {});

/// The same rule with empty tables, which from now on is the one that is read. Rules are kept
/// between requests, with their tables, so that a request may be quicker than the one before; where
/// that could change its answer, it is answered with new ones (kept.hpp).
RulePtr renewed(const RulePtr& rule);

/// Reads either: what a person may have typed.
Result<std::variant<Position, RulePtr>> read_any(std::string_view text,
                                                 const InputLimits& limits = {});

/// The pieces that links are made of: reads a rule or a position up to what may follow it ('!',
/// '?', the end).
Result<std::variant<Position, RulePtr>> read_any(Reader& reader);

/// Reads one state under a rule: the step of a link.
Result<State> read_state(const Rule& rule, Reader& reader);

/// The canonical text: read_position(print(p)) gives p again.
std::string print(const Position& position);
std::string print(const Term& term);
/// "~every"; "" for a disjunctive sum.
std::string print(Compound compound, std::uint64_t most);
/// A state alone, as in the step of a link.
std::string print_state(const Rule& rule, const State& state);

}  // namespace nimber
