#include "answer.hpp"

#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "questions/position_text.hpp"
#include "text/code_points.hpp"

#include <algorithm>
#include <exception>
#include <iostream>
#include <new>

namespace nimber::cli {

void print_json(std::string object, const Telling& telling) {
  while (!object.empty() && object.back() == '\n') object.pop_back();
  if (telling.line > 0) {
    object.pop_back();
    object.append(", \"line\": ").append(std::to_string(telling.line)).append("}");
  }
  std::cout << object << "\n";
}

namespace {

std::uint64_t line_of_errors = 0;

}  // namespace

ErrorsOfLine::ErrorsOfLine(std::uint64_t line) { line_of_errors = line; }
ErrorsOfLine::~ErrorsOfLine() { line_of_errors = 0; }

Status fail(const Error& error, Telling telling) {
  if (telling.line == 0 && !telling.as_json) telling.line = line_of_errors;
  if (telling.as_json) {
    print_json(json(error), telling);
  } else {
    std::cerr << "error: ";
    if (telling.line > 0) std::cerr << "line " << telling.line << ": ";
    if (!telling.option.empty()) std::cerr << "in " << telling.option << ": ";
    std::cerr << sentence_with_place(error) << "\n";
  }
  const bool limit_met = error.code == ErrorCode::unsettled || error.code == ErrorCode::no_quotient;
  return limit_met ? some_unsettled : wrong_input;
}

Status fail_in(const std::string& text, Error error, bool as_json) {
  if (as_json || error.column == 0 || text.find('\n') == std::string::npos)
    return fail(error, as_json);
  Telling telling{false, 1};
  std::size_t line_from = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos;
       end = text.find('\n', end + 1)) {
    if (code_points(std::string_view(text).substr(line_from, end + 1 - line_from)) >= error.column)
      break;
    error.column -= code_points(std::string_view(text).substr(line_from, end + 1 - line_from));
    line_from = end + 1;
    ++telling.line;
  }
  return fail(error, telling);
}

int usage(const std::string& complaint) {
  std::cerr << "error: " << complaint << "\nTry: nimber --help\n";
  return wrong_input;
}

int usage(const Error& complaint) { return usage(sentence(complaint)); }

Result<Position> read_position_or_link(const std::string& text, std::uint64_t limit) {
  std::string left_out;
  auto position = nimber::read_position_or_link(text, {.max_options = limit}, left_out);
  if (!left_out.empty()) std::cerr << "not part of the link, left out: " << left_out << "\n";
  return position;
}

Status guarded(const std::function<Status()>& answer, Telling telling) {
  try {
    return answer();
  } catch (const std::bad_alloc&) {
    fail({ErrorCode::out_of_memory, 0, {}}, telling);
  } catch (const std::exception& thrown) {
    fail({ErrorCode::internal_error, 0, {thrown.what()}}, telling);
  }
  return some_unsettled;
}

int answer_each(const std::string& text, bool as_json,
                const std::function<Status(const std::string&, Telling)>& answer) {
  if (text != "-") {
    return guarded([&] { return answer(text, {as_json, 0}); }, {as_json, 0});
  }
  Status worst = all_answered;
  Input input("-");
  std::string line;
  for (std::uint64_t number = 1; input.line(line); ++number) {
    if (line.find_first_not_of(" \t\r\v\f") == std::string::npos) continue;
    const Telling telling{as_json, number};
    worst = std::max(worst, guarded([&] { return answer(line, telling); }, telling));
    if (!flush_output()) return wrong_input;
  }
  return input.failed() ? input.complain(as_json) : worst;
}

}  // namespace nimber::cli
