#include "graph_file.hpp"

#include "json.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "rules/graph_rule.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::size_t max_bytes = 256'000'000;
constexpr std::size_t max_text = 100'000;

}  // namespace

Status read_graph_file(const std::string& file, const std::string& tokens, bool as_json,
                       Position& position) {
  const auto fail = [&](const Error& error, const std::string& where) {
    const std::string message = sentence(error) + where;
    if (as_json) {
      std::cout << "{\"error\": {\"code\": " << json_string(nimber::text(error.code))
                << ", \"message\": " << json_string(message) << ", \"column\": null}}\n";
    } else {
      std::cerr << "error: " << message << "\n";
    }
    return wrong_input;
  };
  const auto line_of_file = [&](std::size_t line) {
    return " in line " + std::to_string(line) + " of " + file;
  };
  Input input(file);
  std::string content = input.all(max_bytes + 1);
  if (input.failed()) {
    input.complain(as_json);
    return wrong_input;
  }
  if (content.size() > max_bytes)
    return fail({ErrorCode::too_long, 0, {std::to_string(max_bytes)}}, "");

  auto rule = read_graph_lines(std::move(content), max_text);
  if (!rule)
    return fail(rule.error(), rule.error().column > 0 ? line_of_file(rule.error().column) : "");
  auto state = read_tokens(**rule, tokens);
  if (!state) return fail(state.error(), " in --tokens");
  position.terms.push_back({*rule, std::move(*state)});
  return all_answered;
}

}  // namespace nimber::cli
