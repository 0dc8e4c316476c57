// What the commands that answer in JSON share.
#pragma once

#include "commands.hpp"

#include <nimber/error.hpp>
#include <nimber/notation.hpp>

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace nimber::cli {

/// {"error": {"code": …, "message": …, "column": …}}
std::string json(const Error& error);

std::string number_or_null(const std::optional<std::uint64_t>& number);

/// Prints an error in place (with `as_json`) or on standard error; answers the exit status it
/// stands for.
Status fail(const Error& error, bool as_json);

/// Reads a line, keeping no more of it than the reader will accept.
bool read_line(std::istream& in, std::string& line);

/// All of standard input, or of a file; none where the file can't be read.
std::optional<std::string> read_file(const std::string& name);

/// Where a link begins, behind its '#': that stands first, or after an address (with "://"). None:
/// not a link.
std::optional<std::size_t> link_start(std::string_view text);

/// A position, or a link (link_start). Of a link the position at its end, which the page shows
/// too; columns count what stands before the '#' as well. What a chat program added at its end is
/// named on standard error.
Result<Position> read_position_or_link(const std::string& text);

/// Answers `text`, or, where it is "-", each line of standard input that is not blank. The worst
/// status counts.
int answer_each(const std::string& text, const std::function<Status(const std::string&)>& answer);

}  // namespace nimber::cli
