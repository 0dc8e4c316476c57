#include "commands.hpp"
#include "json.hpp"
#include "sentences.hpp"

#include <nimber/analysis.hpp>

#include <algorithm>
#include <iostream>
#include <istream>

namespace nimber::cli {
namespace {

std::string json(const Error& error) {
  return "{\"error\": {\"code\": " + json_string(text(error.code)) + ", \"message\": " + json_string(sentence(error)) +
         ", \"column\": " + (error.column > 0 ? std::to_string(error.column) : "null") + "}}";
}

std::string number_or_null(const std::optional<std::uint64_t>& number) { return number ? std::to_string(*number) : "null"; }

std::string json(const Position& position, const AnalysisResult& result) {
  std::string out = "{\"position\": " + json_string(print(position));
  out += ", \"convention\": ";
  out += position.misere ? "\"misere\"" : "\"normal\"";
  out += ", \"outcome\": ";
  out += result.player_to_move_wins ? "\"N\"" : "\"P\"";
  out += ", \"value\": " + number_or_null(result.value) + ", \"terms\": [";
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    if (i > 0) out += ", ";
    out += "{\"position\": " + json_string(print(position.terms[i])) + ", \"value\": " + number_or_null(result.terms[i].value) + "}";
  }
  out += "], \"winning_moves\": {\"count\": " + number_or_null(result.winning_count) + ", \"listed\": [";
  for (std::size_t i = 0; i < result.winning.size(); ++i) {
    if (i > 0) out += ", ";
    out += "{\"position\": " + json_string(print(after(position, result.winning[i]))) +
           ", \"text\": " + json_string(sentence(position, result.winning[i])) + "}";
  }
  return out + "]}}";
}

std::string plain(const Position& position, const AnalysisResult& result) {
  std::string out = print(position) + "\n";
  out += result.player_to_move_wins ? "N-position: the player to move wins\n" : "P-position: the player to move loses\n";
  if (result.value) out += "value " + std::to_string(*result.value) + "\n";
  if (position.terms.size() > 1) {
    for (std::size_t i = 0; i < position.terms.size(); ++i) {
      if (result.terms[i].value) out += "  " + print(position.terms[i]) + " is worth " + std::to_string(*result.terms[i].value) + "\n";
    }
  }
  if (result.player_to_move_wins) {
    out += "winning moves: " + (result.winning_count ? std::to_string(*result.winning_count) : "not all known") + "\n";
    for (const PositionMove& move : result.winning) out += "  " + sentence(position, move) + " -> " + print(after(position, move)) + "\n";
    if (result.winning_count && *result.winning_count > result.winning.size()) out += "  ...\n";
  }
  return out;
}

Status answer(const std::string& text, bool as_json, std::uint64_t limit) {
  const auto fail = [&](const Error& error) {
    if (as_json) {
      std::cout << json(error) << "\n";
    } else {
      std::cerr << "error: " << sentence_with_place(error) << "\n";
    }
    return error.code == ErrorCode::unsettled ? some_unsettled : wrong_input;
  };
  const auto position = read_position(text);
  if (!position) return fail(position.error());
  const auto result = analyze(*position, limit);
  if (!result) return fail(result.error());
  std::cout << (as_json ? json(*position, *result) + "\n" : plain(*position, *result));
  return all_answered;
}

/// Reads a line, keeping no more of it than the reader will accept.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  const std::size_t most = InputLimits{}.max_bytes + 1;
  for (int c = in.get(); c != std::char_traits<char>::eof(); c = in.get()) {
    if (c == '\n') return true;
    if (line.size() < most) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

}  // namespace

int analyze(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t limit = default_limit;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (arguments.rest().size() != 1) return usage("analyze takes one position, or - for one a line on standard input");
  const std::string& position = arguments.rest().front();
  if (position != "-") return answer(position, as_json, limit);
  Status worst = all_answered;
  std::string line;
  while (read_line(std::cin, line)) {
    if (line.find_first_not_of(" \t\r\v\f") == std::string::npos) continue;
    worst = std::max(worst, answer(line, as_json, limit));
    std::cout.flush();
  }
  return worst;
}

}  // namespace nimber::cli
