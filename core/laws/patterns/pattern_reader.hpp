// Reads what patterns are looked for in: values that a person pastes, a line through two numbers.
#pragma once

#include "laws/patterns/pattern_laws.hpp"

#include <nimber/rule.hpp>

#include <string_view>

namespace nimber {

/// Reads numbers, or marks P/N or W/L, with commas or white space between them. P and L say that
/// the player to move loses. Several lines of equal length are a table; in one line a / parts its
/// rows. Errors: those of Reader::integer(), empty, bad-character, too-large above 2^40;
/// bad-integer with "marks" where a mark is expected.
Result<PatternData> read_pattern_values(std::string_view text);

/// A line through the two numbers of a rule: one of them as an expression of the other.
struct PatternLine {
  bool second = true;  ///< is it the second number that is given?
  Expression expression;
};
/// Reads "q=n-1". The other number is called n, or by its own name. Errors: those of
/// Expression::read, unknown-name, expected-end.
Result<PatternLine> read_pattern_line(std::string_view text, const Rule& rule);

}  // namespace nimber
