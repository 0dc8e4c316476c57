// Sheets: a text of which each line is a question, a note, or what the questions below it are asked
// of. See docs/sheets.md.
#pragma once

#include "questions/question.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// What a line of a sheet is.
// clang-format off
#define NIMBER_SHEET_LINES(X) \
  X(blank) \
  X(note)     /* # and text, which is shown and nothing else */ \
  X(rule)     /* rule RULE: what is asked from here on */ \
  X(values)   /* values 3,1,2: the same of a list */ \
  X(position) /* position POSITION: the same of a position */ \
  X(question) \
  X(unread)   /* a line that can't be read */
// clang-format on

struct SheetLine {
  enum class Kind : std::uint8_t {
#define NIMBER_SHEET_LINE(name) name,
    NIMBER_SHEET_LINES(NIMBER_SHEET_LINE)
#undef NIMBER_SHEET_LINE
  };
  Kind kind = Kind::blank;
  std::size_t number = 0;  ///< from 1
  /// Of a note what stands behind its #; of a rule, list or position its text; else the whole line.
  std::string text;
  std::string name;  ///< the first word: of a question its name
  /// Of a question: the words behind its name.
  std::vector<LineWord> words;
  const Question* question = nullptr;
  /// Of a question: the index of the line that says what it is asked of, if there is one.
  std::optional<std::size_t> subject;
  std::optional<Error> error;  ///< why it can't be read; its column counts in the line
  std::string left_out;        ///< of a position: what is no part of its link, and was left out
};

std::string_view text(SheetLine::Kind kind);

/// Reads a sheet; every line has an entry. A line that can't be read keeps its error, and the
/// others are read all the same. Lines end with \n or \r\n. Errors: too-long, bad-encoding, and
/// bad-sheet for more than limits::sheet_lines lines.
Result<std::vector<SheetLine>> read_sheet(std::string_view text, const InputLimits& limits = {});

/// Words as a line of a sheet, in quotes where they need some: reading gives them again.
std::string print_words(const std::vector<std::string>& words);

/// What the question of a line that is one is given: its words, and the rule, list or position
/// above it where these are left out.
Asking asking_of(const std::vector<SheetLine>& sheet, const SheetLine& line,
                 const InputLimits& limits = {});

/// Does a question leave out what it is asked of?
bool leaves_out(const SheetLine& line);

/// Asks the question of a line; columns of errors count in the line. `left_out`: where wanted, what
/// was left out of the end of a link, in this line or in the one that it is asked of.
Result<AskedPtr> ask(const std::vector<SheetLine>& sheet, const SheetLine& line,
                     const InputLimits& limits = {}, std::string* left_out = nullptr);

/// Writes what a line is, for a page: its kind, number, text and name, an error, and of a question
/// what it is asked of, its operands (with what the line leaves out), its options, how much it may
/// cost, whether its answer can be had at all, and what was left out of a link's end in it.
void write(RecordSink& sink, const std::vector<SheetLine>& sheet, const SheetLine& line,
           const InputLimits& limits);
/// Writes a question: its name, operands and options, and whether a list may be asked.
void write(RecordSink& sink, const Question& question);

/// A line's answer as JSON: {"line": 3, "question": "patterns", "answer": …}. The answer is the
/// command's own JSON, a list where it has several lines, or {"error": …}. `left_out`, where it is
/// not empty, is told before it.
std::string answer_json(const SheetLine& line, const std::vector<std::string>& answer, bool list,
                        std::string_view left_out = {});

}  // namespace nimber
