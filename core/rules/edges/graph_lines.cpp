#include "rules/edges/edge_list.hpp"
#include "rules/edges/graph_rule.hpp"
#include "text/names.hpp"

namespace nimber {

Result<GraphText> read_item_lines(std::string content, ErrorCode code,
                                  std::vector<std::uint32_t>& lines) {
  GraphText text;
  NameTable names;
  const auto is_name = [](char c) { return Reader::is_letter(c) || Reader::is_digit(c); };
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  const auto wrong = [code](std::size_t line) { return Error{code, line, {"expected", ""}}; };
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
  return text;
}

Result<RulePtr> read_graph_lines(std::string content, std::size_t max_text) {
  std::vector<std::uint32_t> lines;
  auto text = read_item_lines(std::move(content), ErrorCode::bad_graph, lines);
  if (!text) return Error{ErrorCode::bad_graph, text.error().column, {}};
  if (text->items.empty()) return Error{ErrorCode::bad_graph, 0, {}};
  auto rule = make_graph_rule(std::move(*text), max_text);
  if (rule) return rule;
  return Error{rule.error().code, lines[rule.error().column - 1], rule.error().args};
}

}  // namespace nimber
