#include "argument_sentences.hpp"
#include "asking.hpp"
#include "graph_file.hpp"
#include "records.hpp"
#include "sentences.hpp"

#include <nimber/analysis.hpp>
#include "questions/analyze.hpp"

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

Status tell(AskedAnalysis& asked) {
  finish(asked, UINT64_MAX);
  if (const Error* error = asked.error()) return fail(*error, false);
  std::cout << plain(asked.position(), asked.answer());
  if (asked.argument()) std::cout << in_words(asked.position(), *asked.argument());
  return all_answered;
}

/// A game on a graph that stands in a file.
int analyze_graph(GraphFile graph, Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  const std::uint64_t limit = arguments.number("--limit", default_limit);
  const ArgumentsAsked asked_for = asked_arguments(arguments);
  Position position;
  position.misere = arguments.flag("--misere");
  const bool named = !arguments.rest().empty();
  if (named) graph.game = arguments.operand(0);
  if (const auto wrong = arguments.complaint(named ? 1 : 0, "--graph FILE GAME --tokens A,B"))
    return usage(*wrong);
  const Game* game = find_game(graph.game);
  if (game != nullptr && game->tokens && graph.tokens.empty())
    return usage("--graph FILE and --tokens a,b go together");
  const Status read = read_graph_file(graph, as_json, position);
  if (read != all_answered) return read;
  AskedAnalysis asked(std::move(position), limit, asked_for);
  if (!as_json) return tell(asked);
  finish(asked, UINT64_MAX);
  if (const Error* error = asked.error()) return fail(*error, true);
  print_json(asked.json(&english()).front(), {true, 0});
  return all_answered;
}

}  // namespace

Status tell_analyze(Asked& asked) { return tell(static_cast<AskedAnalysis&>(asked)); }

int analyze(Arguments arguments) {
  GraphFile graph;
  graph.file = arguments.text("--graph", "file");
  graph.tokens = arguments.text("--tokens", "vertices");
  if (graph.file.empty() && !graph.tokens.empty()) return usage("--tokens needs --graph FILE");
  if (!graph.file.empty()) return analyze_graph(std::move(graph), std::move(arguments));
  return ask_and_tell(*find_question("analyze"), std::move(arguments), tell_analyze);
}

}  // namespace nimber::cli
