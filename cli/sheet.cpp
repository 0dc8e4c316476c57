// Sheets: a question a line, each with its answer.
#include "asking.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "questions/sheet.hpp"

#include <exception>
#include <iostream>
#include <new>

namespace nimber::cli {
namespace {

/// Prints why a line has no answer: in JSON as its answer, else on standard error.
void tell_error(const SheetLine& line, const Error& error, bool as_json) {
  if (as_json) {
    std::cout << answer_json(line, {json(error)}, false) << "\n";
  } else {
    fail(error, {false, line.number});
  }
}

void tell_left_out(const SheetLine& line, const std::string& left_out) {
  if (left_out.empty()) return;
  std::cerr << "line " << line.number << ": not part of the link, left out: " << left_out << "\n";
}

/// Answers the question of a line. False where it can't be asked: then the line can't be read.
bool answer(const std::vector<SheetLine>& sheet, const SheetLine& line, bool as_json) {
  std::string left_out;
  auto asked = ask(sheet, line, {}, &left_out);
  if (!asked) {
    tell_error(line, asked.error(), as_json);
    return false;
  }
  Asked& question = **asked;
  if (!as_json) {
    // Of a position above it is told there.
    if (!leaves_out(line)) tell_left_out(line, left_out);
    const ErrorsOfLine of_line(line.number);
    find_command(line.name)->tell(question);
    return true;
  }
  finish(question);
  if (const Error* error = question.error()) {
    tell_error(line, *error, true);
  } else {
    std::cout << answer_json(line, question.json(&english()), question.lists(), left_out) << "\n";
  }
  return true;
}

/// The same; what runs out of memory has that as its answer.
bool answer_safely(const std::vector<SheetLine>& sheet, const SheetLine& line, bool as_json) {
  try {
    return answer(sheet, line, as_json);
  } catch (const std::bad_alloc&) {
    tell_error(line, {ErrorCode::out_of_memory, 0, {}}, as_json);
  } catch (const std::exception& thrown) {
    tell_error(line, {ErrorCode::internal_error, 0, {thrown.what()}}, as_json);
  }
  return true;
}

/// A text of somebody else's on a terminal: signs that would steer it become question marks.
std::string harmless(std::string text) {
  for (char& c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\t') || byte == 0x7F) c = '?';
  }
  return text;
}

/// In words the lines of the sheet stand above their answers.
void print_line(const SheetLine& line) {
  switch (line.kind) {
    case SheetLine::Kind::blank: return;
    case SheetLine::Kind::note: std::cout << "# "; break;
    case SheetLine::Kind::rule:
    case SheetLine::Kind::values:
    case SheetLine::Kind::position: std::cout << line.name << " "; break;
    case SheetLine::Kind::question:
    case SheetLine::Kind::unread: std::cout << "> "; break;
  }
  std::cout << harmless(line.text) << "\n";
}

}  // namespace

int sheet(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  if (const auto wrong = arguments.complaint(1, "FILE|-")) return usage(*wrong);
  Input input(arguments.operand(0));
  const std::string text = input.all(InputLimits{}.max_bytes + 1);
  if (input.failed()) return input.complain(as_json);
  const auto lines = read_sheet(text);
  if (!lines) {
    fail(lines.error(), as_json);
    return some_unsettled;
  }
  bool all_read = true;
  for (const SheetLine& line : *lines) {
    if (!as_json) {
      print_line(line);
      tell_left_out(line, line.left_out);
    }
    if (line.error) {
      tell_error(line, *line.error, as_json);
      all_read = false;
    } else if (line.kind == SheetLine::Kind::question) {
      all_read = answer_safely(*lines, line, as_json) && all_read;
    }
    if (!flush_output()) return wrong_input;
  }
  return all_read ? all_answered : some_unsettled;
}

}  // namespace nimber::cli
