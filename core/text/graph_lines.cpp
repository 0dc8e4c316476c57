#include "rules/graph_rule.hpp"
#include "text/names.hpp"

namespace nimber {

Result<RulePtr> read_graph_lines(std::string content, std::size_t max_text) {
  GraphText text;
  NameTable names;
  std::vector<std::uint32_t> lines;  // of the items
  const auto is_name = [](char c) { return Reader::is_letter(c) || Reader::is_digit(c); };
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  const auto wrong = [](std::size_t line) { return Error{ErrorCode::bad_graph, line, {}}; };
  std::size_t at = 0;
  // At its end a string holds a 0, which is neither.
  const auto skip_blanks = [&] {
    while (is_blank(content[at])) ++at;
  };
  const auto at_name = [&] { return is_name(content[at]); };
  const auto vertex = [&] {
    const std::size_t from = at;
    while (at_name()) ++at;
    return names.number(std::string_view(content).substr(from, at - from));
  };
  for (std::uint32_t line = 1; at < content.size(); ++line) {
    skip_blanks();
    if (at_name()) {
      GraphText::Item item{vertex(), GraphText::alone};
      skip_blanks();
      if (content[at] == '-') {
        ++at;
        skip_blanks();
        if (!at_name()) return wrong(line);
      }
      if (at_name()) item.to = vertex();
      text.items.push_back(item);
      lines.push_back(line);
      skip_blanks();
    }
    if (at < content.size() && content[at++] != '\n') return wrong(line);
  }
  // Large graphs: what is not needed any more makes room.
  content = {};
  text.names = names.take();
  if (text.items.empty()) return wrong(0);
  auto rule = make_graph_rule(std::move(text), max_text);
  if (rule) return rule;
  return Error{rule.error().code, lines[rule.error().column - 1], rule.error().args};
}

}  // namespace nimber
