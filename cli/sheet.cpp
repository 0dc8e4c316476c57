// Sheets: a question a line, each with its answer.
#include "asking.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "questions/sheet.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

/// Words that say nothing of how the answer is printed here.
Status tell_error(const SheetLine& line, const Error& error, bool as_json) {
  if (as_json) {
    std::cout << answer_json(line, {json(error)}, false) << "\n";
    return all_answered;
  }
  return fail(error, {false, line.number});
}

/// Answers the question of a line; a question that can't be asked is a line that can't be read.
bool answer(const std::vector<SheetLine>& sheet, const SheetLine& line, bool as_json) {
  auto asked = ask(sheet, line);
  if (!asked) {
    tell_error(line, asked.error(), as_json);
    return false;
  }
  Asked& question = **asked;
  if (!as_json) {
    find_command(line.name)->tell(question);
    return true;
  }
  finish(question);
  if (const Error* error = question.error()) {
    tell_error(line, *error, true);
  } else {
    std::cout << answer_json(line, question.json(&english()), question.lists()) << "\n";
  }
  return true;
}

/// In words the lines of the sheet stand above their answers.
void print_line(const SheetLine& line) {
  switch (line.kind) {
    case SheetLine::Kind::blank: return;
    case SheetLine::Kind::note: std::cout << "# " << line.text << "\n"; return;
    case SheetLine::Kind::rule:
    case SheetLine::Kind::values:
    case SheetLine::Kind::position: std::cout << line.name << " " << line.text << "\n"; return;
    case SheetLine::Kind::question:
    case SheetLine::Kind::unread: std::cout << "> " << line.text << "\n"; return;
  }
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
    if (!as_json) print_line(line);
    if (line.error) {
      tell_error(line, *line.error, as_json);
      all_read = false;
    } else if (line.kind == SheetLine::Kind::question) {
      const Telling telling{as_json, line.number};
      guarded(
          [&] {
            all_read = answer(*lines, line, as_json) && all_read;
            return all_answered;
          },
          telling);
    }
    if (!flush_output()) return wrong_input;
  }
  return all_read ? all_answered : some_unsettled;
}

}  // namespace nimber::cli
