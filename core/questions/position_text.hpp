// Positions as questions are given them: their text, or a link.
#pragma once

#include "questions/question.hpp"

#include <nimber/position.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// Where a link begins, behind its '#': that stands first, or after an address (with "://"). None:
/// not a link.
std::optional<std::size_t> link_start(std::string_view text);

/// A position, or a link (link_start). Of a link it is the position at its end, which the page
/// shows too; columns count what stands before the '#' as well. `left_out` is what a chat program
/// added at its end. `limits.max_options` options are examined to check a link's steps.
Result<Position> read_position_or_link(const std::string& text, const InputLimits& limits,
                                       std::string& left_out);

/// The first operand of the question, so read; its error stands in the operand.
Result<Position> asked_position(Asking& asking, std::uint64_t limit);
/// Lets it hold boards that are too large to be searched, since an argument may settle them.
void allow_large_boards(Asking& asking);
/// The first operand as a rule.
Result<RulePtr> asked_rule(Asking& asking, std::size_t operand = 0);

}  // namespace nimber
