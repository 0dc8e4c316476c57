#include "graph_file.hpp"

#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/limits.hpp>
#include "rules/edges/edge_list.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::size_t max_text = 100'000;

}  // namespace

Status read_graph_file(const GraphFile& graph, bool as_json, Position& position) {
  const auto fail = [&](const Error& error, const std::string& where) {
    const std::string message = sentence(error) + where;
    if (as_json) {
      std::cout << file_error_json(nimber::text(error.code), message) << "\n";
    } else {
      std::cerr << "error: " << message << "\n";
    }
    return wrong_input;
  };
  const auto line_of_file = [&](std::size_t line) {
    return " in line " + std::to_string(line) + " of " + graph.file;
  };
  Input input(graph.file);
  std::string content = input.all(limits::graph_bytes + 1);
  if (input.failed()) {
    input.complain(as_json);
    return wrong_input;
  }
  if (content.size() > limits::graph_bytes)
    return fail({ErrorCode::too_long, 0, {std::to_string(limits::graph_bytes)}}, "");

  const Game* game = find_game(graph.game);
  if (game == nullptr || game->from_edges == nullptr)
    return fail({ErrorCode::unknown_game, 0, {graph.game}}, " whose positions are made of edges");
  std::vector<std::uint32_t> lines;
  auto edges = read_item_lines(std::move(content), game->edges_error, lines);
  if (!edges) return fail(edges.error(), line_of_file(edges.error().column));
  if (edges->items.empty()) return fail({game->edges_error, 0, {"expected", ""}}, "");
  auto term = game->from_edges(*game, *edges, graph.tokens, max_text);
  if (!term) {
    const std::size_t item = term.error().column;
    return fail(term.error(), item > 0 ? line_of_file(lines[item - 1]) : " in --tokens");
  }
  position.terms.push_back(std::move(*term));
  return all_answered;
}

}  // namespace nimber::cli
