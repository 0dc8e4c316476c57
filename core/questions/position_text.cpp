#include "questions/position_text.hpp"

#include <nimber/link.hpp>
#include <nimber/notation.hpp>
#include "text/code_points.hpp"

namespace nimber {

std::optional<std::size_t> link_start(std::string_view text) {
  const std::size_t mark = text.find('#');
  if (mark == std::string_view::npos) return std::nullopt;
  const std::string_view before = text.substr(0, mark);
  const bool nothing = before.find_first_not_of(" \t\r\v\f") == std::string_view::npos;
  if (!nothing && before.find("://") == std::string_view::npos) return std::nullopt;
  return mark + 1;
}

Result<Position> read_position_or_link(const std::string& text, const InputLimits& limits,
                                       std::string& left_out) {
  const auto start = link_start(text);
  if (!start) return read_position(text, limits);
  // A longer line was not read to its end.
  if (text.size() > limits.max_bytes)
    return Error{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}};
  const std::size_t before = code_points(std::string_view(text).substr(0, *start));
  auto link = read_link(std::string_view(text).substr(*start), limits);
  if (!link) {
    Error error = link.error();
    if (error.column > 0) error.column += before;
    return error;
  }
  if (link->rule) return Error{ErrorCode::rule_alone, before + 1, {link->rule->text()}};
  left_out = link->dropped;
  return std::move(link->record.back());
}

Result<Position> asked_position(Asking& asking, std::uint64_t limit) {
  InputLimits limits = asking.limits;
  limits.max_options = limit;
  auto position = read_position_or_link(asking.words.operand(0), limits, asking.left_out);
  if (!position) return in_operand(asking, position.error(), 0);
  return position;
}

void allow_large_boards(Asking& asking) {
  asking.limits.max_cells = asking.limits.max_argued_cells;
}

Result<RulePtr> asked_rule(Asking& asking, std::size_t operand) {
  auto rule = read_rule(asking.words.operand(operand), asking.limits);
  if (!rule) return in_operand(asking, rule.error(), operand);
  return rule;
}

}  // namespace nimber
