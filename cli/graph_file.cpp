#include "graph_file.hpp"

#include "json.hpp"
#include "sentences.hpp"

#include <nimber/graph_rule.hpp>

#include <fstream>
#include <iostream>
#include <unordered_map>
#include <vector>

namespace nimber::cli {
namespace {

constexpr std::size_t max_bytes = 32'000'000;
constexpr std::size_t max_text = 100'000;

}  // namespace

Status read_graph_file(const std::string& file, const std::string& tokens, bool as_json, Position& position) {
  const auto fail = [&](const Error& error, const std::string& where) {
    const std::string message = sentence(error) + where;
    if (as_json) {
      std::cout << "{\"error\": {\"code\": " << json_string(nimber::text(error.code)) << ", \"message\": " << json_string(message)
                << ", \"column\": null}}\n";
    } else {
      std::cerr << "error: " << message << "\n";
    }
    return wrong_input;
  };
  const auto line_of_file = [&](std::size_t line) { return " in line " + std::to_string(line) + " of " + file; };
  std::ifstream in(file, std::ios::binary);
  std::string content(max_bytes + 1, '\0');
  in.read(content.data(), static_cast<std::streamsize>(content.size()));
  content.resize(static_cast<std::size_t>(in.gcount()));
  if (in.bad() || (content.empty() && !in.eof())) {
    usage("the file " + file + " can't be read");
    return wrong_input;
  }
  if (content.size() > max_bytes) return fail({ErrorCode::too_long, 0, {std::to_string(max_bytes)}}, "");

  GraphText text;
  std::unordered_map<std::string, std::uint32_t> numbers;
  std::vector<std::uint32_t> lines;  // of the items
  const auto is_name = [](char c) { return Reader::is_letter(c) || Reader::is_digit(c); };
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  std::size_t at = 0;
  const auto skip_blanks = [&] {
    const std::size_t from = at;
    while (at < content.size() && is_blank(content[at])) ++at;
    return at > from;
  };
  const auto vertex = [&] {
    const std::size_t from = at;
    while (at < content.size() && is_name(content[at])) ++at;
    const auto [found, fresh] = numbers.emplace(content.substr(from, at - from), static_cast<std::uint32_t>(numbers.size()));
    if (fresh) text.names.push_back(found->first);
    return found->second;
  };
  const auto at_name = [&] { return at < content.size() && is_name(content[at]); };
  for (std::uint32_t line = 1; at < content.size(); ++line) {
    skip_blanks();
    if (at_name()) {
      GraphText::Item item{vertex(), GraphText::alone};
      bool edge = skip_blanks();
      if (at < content.size() && content[at] == '-') {
        ++at;
        skip_blanks();
        edge = true;
        if (!at_name()) return fail({ErrorCode::bad_graph, 0, {}}, line_of_file(line));
      }
      if (edge && at_name()) item.to = vertex();
      text.items.push_back(item);
      lines.push_back(line);
      skip_blanks();
    }
    if (at < content.size() && content[at++] != '\n') return fail({ErrorCode::bad_graph, 0, {}}, line_of_file(line));
  }
  content = {};
  numbers = {};
  if (text.items.empty()) return fail({ErrorCode::bad_graph, 0, {}}, "");
  auto rule = make_graph_rule(std::move(text), max_text);
  if (!rule) {
    const std::size_t item = rule.error().column;
    return fail({rule.error().code, 0, rule.error().args}, item > 0 ? line_of_file(lines[item - 1]) : "");
  }
  auto state = read_tokens(**rule, tokens);
  if (!state) return fail(state.error(), " in --tokens");
  position.terms.push_back({*rule, std::move(*state)});
  return all_answered;
}

}  // namespace nimber::cli
