// What the commands that answer in JSON share.
#pragma once

#include "commands.hpp"

#include <nimber/error.hpp>
#include <nimber/notation.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace nimber::cli {

/// How an answer is to be told: in JSON or in words, to which line of standard input it belongs (0:
/// to none), and in which option's text an error stands ("--where").
struct Telling {
  bool as_json = false;
  std::uint64_t line = 0;
  std::string_view option = {};
};

/// Prints a JSON object as a line; of a batch with the number of the line that it answers, as the
/// last field.
void print_json(std::string object, const Telling& telling);

/// Prints an error in place (in JSON) or on standard error, there with its line; returns the exit
/// status it stands for.
Status fail(const Error& error, Telling telling);
inline Status fail(const Error& error, bool as_json) { return fail(error, Telling{as_json, 0}); }

/// While it lives, errors in words name this line where they name none of their own.
class ErrorsOfLine {
 public:
  explicit ErrorsOfLine(std::uint64_t line);
  ~ErrorsOfLine();
  ErrorsOfLine(const ErrorsOfLine&) = delete;
  ErrorsOfLine& operator=(const ErrorsOfLine&) = delete;
};

/// The same of an error in a text of several lines, whose columns count from the text's beginning:
/// in words it names the line and the column there.
Status fail_in(const std::string& text, Error error, bool as_json);

/// Runs what answers one question. The last net: whatever it throws becomes an error of that
/// question alone, with the code out-of-memory or internal-error.
Status guarded(const std::function<Status()>& answer, Telling telling);

/// A position, or a link (link_start). Of a link the position at its end, which the page shows
/// too; columns count what stands before the '#' as well. What a chat program added at its end is
/// named on standard error. So many options are examined to check a link's steps.
Result<Position> read_position_or_link(const std::string& text,
                                       std::uint64_t limit = default_limit);

/// Answers `text`, or, where it is "-", each line of standard input that is not blank, each
/// written before the next is read. The worst status counts.
int answer_each(const std::string& text, bool as_json,
                const std::function<Status(const std::string&, Telling)>& answer);

}  // namespace nimber::cli
