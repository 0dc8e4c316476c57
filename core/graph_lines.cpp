#include <nimber/graph_rule.hpp>
#include <nimber/names.hpp>

namespace nimber {

Result<RulePtr> read_graph_lines(std::string content, std::size_t max_text) {
  GraphText text;
  NameTable names;
  std::vector<std::uint32_t> lines;  // of the items
  const auto is_name = [](char c) { return Reader::is_letter(c) || Reader::is_digit(c); };
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  const auto wrong = [](std::size_t line) { return Error{ErrorCode::bad_graph, line, {}}; };
  std::size_t at = 0;
  const auto skip_blanks = [&] {
    const std::size_t from = at;
    while (at < content.size() && is_blank(content[at])) ++at;
    return at > from;
  };
  const auto at_name = [&] { return at < content.size() && is_name(content[at]); };
  const auto vertex = [&] {
    const std::size_t from = at;
    while (at_name()) ++at;
    return names.number(std::string_view(content).substr(from, at - from));
  };
  for (std::uint32_t line = 1; at < content.size(); ++line) {
    skip_blanks();
    if (at_name()) {
      GraphText::Item item{vertex(), GraphText::alone};
      bool edge = skip_blanks();
      if (at < content.size() && content[at] == '-') {
        ++at;
        skip_blanks();
        edge = true;
        if (!at_name()) return wrong(line);
      }
      if (edge && at_name()) item.to = vertex();
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
  const std::size_t item = rule.error().column;
  return Error{rule.error().code, item > 0 ? lines[item - 1] : 0, rule.error().args};
}

}  // namespace nimber
