#include "answer.hpp"
#include "graph_file.hpp"
#include "records.hpp"
#include "sentences.hpp"

#include <nimber/analysis.hpp>
#include "records/analysis.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

std::string braces(const std::vector<Value>& values) {
  std::string out;
  for (const Value v : values) out += (out.empty() ? "" : ", ") + std::to_string(v);
  return "{" + out + "}";
}

/// The moves that win, or those that keep the draw.
std::string moves(const std::string& which, const Position& position,
                  const std::vector<PositionMove>& listed, const std::vector<std::uint64_t>& plies,
                  const std::optional<std::uint64_t>& count) {
  std::string out = which + (count ? std::to_string(*count) : "not all known") + "\n";
  for (std::size_t i = 0; i < listed.size(); ++i) {
    out += "  " + sentence(position, listed[i]) + " -> " + print(after(position, listed[i]));
    if (!plies.empty())
      out += " (" + std::to_string(plies[i]) + (plies[i] == 1 ? " move left)" : " moves left)");
    out += "\n";
  }
  if (count && *count > listed.size()) out += "  ...\n";
  return out;
}

std::string plain(const Position& position, const AnalysisResult& result) {
  std::string out = print(position) + "\n";
  out += std::string(letter(result.outcome)).append("-position: ");
  out.append(who_wins(result.outcome)).append("\n");
  if (result.value) out += "value " + std::to_string(*result.value) + "\n";
  if (result.loopy) out += "value infinite " + braces(*result.loopy) + "\n";
  if (position.terms.size() > 1) {
    for (std::size_t i = 0; i < position.terms.size(); ++i) {
      if (result.terms[i].value)
        out += "  " + print(position.terms[i]) + " is worth " +
               std::to_string(*result.terms[i].value) + "\n";
      if (result.terms[i].loopy)
        out += "  " + print(position.terms[i]) + " is infinite " + braces(*result.terms[i].loopy) +
               "\n";
    }
  }
  if (result.outcome == Outcome::N)
    out += moves("winning moves: ", position, result.winning, result.plies, result.winning_count);
  if (result.outcome == Outcome::D)
    out += moves("moves that keep the draw: ", position, result.drawing, {}, result.drawing_count);
  return out;
}

Status answer(const Position& position, std::uint64_t limit, Telling telling) {
  const auto result = analyze(position, limit);
  if (!result) return fail(result.error(), telling);
  if (telling.as_json) {
    print_json(json(position, *result), telling);
  } else {
    std::cout << plain(position, *result);
  }
  return all_answered;
}

Status answer(const std::string& text, std::uint64_t limit, Telling telling) {
  const auto position = read_position_or_link(text, limit);
  return position ? answer(*position, limit, telling) : fail(position.error(), telling);
}

}  // namespace

int analyze(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t limit = default_limit;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  GraphFile graph;
  if (!arguments.option("--graph", graph.file)) return usage("--graph takes a file of edges");
  if (!arguments.option("--tokens", graph.tokens))
    return usage("--tokens takes vertices, as in a,b");
  if (graph.file.empty() && !graph.tokens.empty()) return usage("--tokens needs --graph FILE");
  if (!graph.file.empty()) {
    Position position;
    position.misere = arguments.flag("--misere");
    const bool named = !arguments.rest().empty();
    if (named) graph.game = arguments.rest().front();
    if (const int wrong = check_rest(arguments, named ? 1 : 0,
                                     "with --graph the position is the file, the game and the "
                                     "tokens");
        wrong != 0)
      return wrong;
    const Game* game = find_game(graph.game);
    if (game != nullptr && game->tokens && graph.tokens.empty())
      return usage("--graph FILE and --tokens a,b go together");
    const Status read = read_graph_file(graph, as_json, position);
    return read == all_answered ? answer(position, limit, {as_json, 0}) : read;
  }
  if (const int wrong = check_rest(
          arguments, 1, "analyze takes one position, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(
      arguments.rest().front(), as_json,
      [&](const std::string& text, Telling telling) { return answer(text, limit, telling); });
}

}  // namespace nimber::cli
