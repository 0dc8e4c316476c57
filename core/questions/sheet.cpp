#include "questions/sheet.hpp"

#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "laws/patterns/pattern_reader.hpp"
#include "questions/position_text.hpp"
#include "records/json_sink.hpp"
#include "records/position.hpp"
#include "text/code_points.hpp"

#include <array>

namespace nimber {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

/// Marks that open and close a text in one word. Keyboards of phones write the curved ones.
struct Quote {
  std::string_view open;
  std::string_view close;
};
constexpr std::array quotes = {Quote{"'", "'"},           Quote{"\"", "\""},
                               Quote{"\u2018", "\u2019"}, Quote{"\u2019", "\u2019"},
                               Quote{"\u201c", "\u201d"}, Quote{"\u201d", "\u201d"}};

/// Splits a line into words.
class WordReader {
 public:
  explicit WordReader(std::string_view line) : line_(line) {}

  Result<std::vector<LineWord>> words() {
    std::vector<LineWord> out;
    for (skip_space(); at_ < line_.size(); skip_space()) {
      auto word = next();
      if (!word) return word.error();
      out.push_back(std::move(*word));
    }
    return out;
  }

 private:
  /// Of the next character; what was counted before is not counted again.
  std::size_t column() {
    counted_ += code_points(line_.substr(counted_to_, at_ - counted_to_));
    counted_to_ = at_;
    return counted_ + 1;
  }
  void skip_space() {
    while (at_ < line_.size() && is_space(line_[at_])) ++at_;
  }
  const Quote* quote_at(std::size_t at) const {
    for (const Quote& quote : quotes) {
      if (line_.substr(at).starts_with(quote.open)) return &quote;
    }
    return nullptr;
  }
  const Quote* quote_here() const { return quote_at(at_); }
  /// Where text outside of quotes ends.
  std::size_t bare_end() const {
    std::size_t end = at_;
    while (end < line_.size() && !is_space(line_[end]) && quote_at(end) == nullptr) ++end;
    return end;
  }
  Result<LineWord> next() {
    LineWord word{{}, column(), false};
    std::size_t length = 0;
    const auto append = [&](std::size_t end) {
      const std::string_view piece = line_.substr(at_, end - at_);
      word.pieces.push_back({length, column()});
      word.text.append(piece);
      length += code_points(piece);
      at_ = end;
    };
    while (at_ < line_.size() && !is_space(line_[at_])) {
      const Quote* const quote = quote_here();
      if (quote == nullptr) {
        append(bare_end());
        continue;
      }
      const std::size_t opened = column();
      at_ += quote->open.size();
      // Of a word that is quoted from its beginning the column is that of the text inside.
      if (word.text.empty()) word.column = opened + 1;
      word.quoted = true;
      const std::size_t end = line_.find(quote->close, at_);
      if (end == std::string_view::npos) return Error{ErrorCode::bad_sheet, opened, {"quote"}};
      append(end);
      at_ = end + quote->close.size();
    }
    return word;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  std::size_t counted_to_ = 0;
  std::size_t counted_ = 0;
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// Whose text runs to the end of the line.
std::optional<SheetLine::Kind> subject_kind(std::string_view name) {
  for (const auto kind :
       {SheetLine::Kind::rule, SheetLine::Kind::values, SheetLine::Kind::position}) {
    if (name == text(kind)) return kind;
  }
  return std::nullopt;
}

/// `line.left_out` is set too.
std::optional<Error> subject_error(SheetLine& line, const InputLimits& limits) {
  switch (line.kind) {
    case SheetLine::Kind::rule: {
      const auto rule = read_rule(line.text, limits);
      return rule ? std::nullopt : std::optional(rule.error());
    }
    case SheetLine::Kind::values: {
      const auto list = read_pattern_values(line.text);
      return list ? std::nullopt : std::optional(list.error());
    }
    default: {
      const auto position = read_position_or_link(line.text, limits, line.left_out);
      return position ? std::nullopt : std::optional(position.error());
    }
  }
}

SheetLine unread(SheetLine line, const Error& error) {
  line.kind = SheetLine::Kind::unread;
  line.error = error;
  return line;
}

/// The line with plain spaces for those of other keyboards. Columns stay.
std::string with_plain_spaces(std::string_view line) {
  std::string out;
  out.reserve(line.size());
  while (!line.empty()) {
    std::size_t length = 1;
    for (const std::string_view space : {"\u3000", "\u00a0"}) {
      if (line.starts_with(space)) length = space.size();
    }
    out.push_back(length > 1 ? ' ' : line.front());
    line.remove_prefix(length);
  }
  return out;
}

SheetLine read_line(std::string_view as_typed, std::size_t number, const InputLimits& limits) {
  const std::string plain = with_plain_spaces(as_typed);
  const std::string_view whole = plain;
  SheetLine line;
  line.number = number;
  line.text = std::string(trimmed(whole));
  if (line.text.empty()) return line;
  if (line.text.front() == '#') {
    line.kind = SheetLine::Kind::note;
    line.text.erase(0, 1);
    if (!line.text.empty() && is_space(line.text.front())) line.text.erase(0, 1);
    return line;
  }
  const std::string_view inside = trimmed(whole);
  const std::size_t before =
      code_points(whole.substr(0, static_cast<std::size_t>(inside.data() - whole.data())));
  std::size_t end = 0;
  while (end < inside.size() && !is_space(inside[end])) ++end;
  line.name = std::string(inside.substr(0, end));
  if (const auto kind = subject_kind(line.name)) {
    const std::string_view rest = trimmed(inside.substr(end));
    line.kind = *kind;
    line.text = std::string(rest);
    const std::size_t ahead =
        rest.empty()
            ? before + code_points(inside)
            : code_points(whole.substr(0, static_cast<std::size_t>(rest.data() - whole.data())));
    if (auto error = subject_error(line, limits)) {
      error->column = ahead + std::max<std::size_t>(error->column, 1);
      line.text = std::string(inside);
      return unread(line, *error);
    }
    return line;
  }
  line.kind = SheetLine::Kind::question;
  line.question = find_question(line.name);
  if (line.question == nullptr)
    return unread(line, {ErrorCode::unknown_question, before + 1, {line.name}});
  auto words = WordReader(whole).words();
  if (!words) return unread(line, words.error());
  words->erase(words->begin());
  line.words = std::move(*words);
  return line;
}

/// The rule that all terms of a position have; "" where there is none.
std::string rule_of(const std::string& position, const InputLimits& limits) {
  std::string left_out;
  const auto read = read_position_or_link(position, limits, left_out);
  if (!read || read->terms.empty()) return {};
  std::string rule = read->terms.front().rule->text();
  for (const Term& term : read->terms) {
    if (term.rule->text() != rule) return {};
  }
  return rule;
}

/// Why the line above can't be what a question is asked of, as an argument of bad-sheet; "" where
/// it can.
const char* wrong_subject(const std::vector<SheetLine>& sheet, const SheetLine& line,
                          const InputLimits& limits) {
  if (!line.subject) return "no-subject";
  const SheetLine& subject = sheet[*line.subject];
  const Question& question = *line.question;
  switch (subject.kind) {
    case SheetLine::Kind::values: return question.of_values ? "" : "no-list";
    case SheetLine::Kind::rule: return question.of == Question::Of::rule ? "" : "no-position";
    case SheetLine::Kind::position:
      if (question.of == Question::Of::position) return "";
      return rule_of(subject.text, limits).empty() ? "several-rules" : "";
    default: return "subject";
  }
}

bool needs_quotes(const std::string& word) {
  if (word.empty() || word == "--") return true;
  for (const char c : word) {
    if (is_space(c) || c == '\'' || c == '"') return true;
  }
  for (const Quote& quote : quotes) {
    if (word.find(quote.open) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

bool leaves_out(const SheetLine& line) {
  return operand_places(*line.question, line.words).size() + 1 == line.question->operand_count();
}

std::string_view text(SheetLine::Kind kind) {
  switch (kind) {
#define NIMBER_SHEET_LINE(name) \
  case SheetLine::Kind::name: return #name;
    NIMBER_SHEET_LINES(NIMBER_SHEET_LINE)
#undef NIMBER_SHEET_LINE
  }
  return {};
}

Result<std::vector<SheetLine>> read_sheet(std::string_view text, const InputLimits& limits) {
  if (text.size() > limits.max_bytes)
    return Error{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}};
  if (const auto column = broken_encoding(text)) return Error{ErrorCode::bad_encoding, *column, {}};
  if (text.starts_with("\ufeff")) text.remove_prefix(std::string_view("\ufeff").size());
  std::vector<SheetLine> sheet;
  std::optional<std::size_t> subject;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (++number > limits::sheet_lines)
      return Error{ErrorCode::bad_sheet, 0, {"lines", std::to_string(limits::sheet_lines)}};
    sheet.push_back(read_line(text.substr(0, end), number, limits));
    text.remove_prefix(std::min(end + 1, text.size()));
    SheetLine& line = sheet.back();
    line.subject = subject;
    // What can't be read is no rule for the lines below it either.
    if (subject_kind(line.name)) subject = sheet.size() - 1;
  }
  return sheet;
}

std::string print_words(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out.push_back(' ');
    if (!needs_quotes(word)) {
      out.append(word);
      continue;
    }
    // A word has no way to hold both marks in one pair of them: its pieces stand side by side.
    for (std::size_t at = 0; at < word.size() || word.empty();) {
      const char mark = at < word.size() && word[at] == '\'' ? '"' : '\'';
      const std::size_t end = std::min(word.find(mark, at), word.size());
      out.push_back(mark);
      out.append(word, at, end - at);
      out.push_back(mark);
      at = end;
      if (word.empty()) break;
    }
  }
  return out;
}

Asking asking_of(const std::vector<SheetLine>& sheet, const SheetLine& line,
                 const InputLimits& limits) {
  Asking asking{.question = *line.question, .words = Arguments(line.words), .limits = limits};
  // Answers are JSON here; the flag is a word of the command line.
  asking.words.flag("--json");
  if (!line.subject) return asking;
  const Question& question = *line.question;
  const SheetLine& subject = sheet[*line.subject];
  if (!leaves_out(line)) return asking;
  switch (subject.kind) {
    case SheetLine::Kind::values:
      if (question.of_values) asking.list = subject.text;
      break;
    case SheetLine::Kind::rule:
      if (question.of == Question::Of::rule) asking.words.put_first(subject.text);
      break;
    case SheetLine::Kind::position:
      if (question.of == Question::Of::position) asking.words.put_first(subject.text);
      if (question.of == Question::Of::rule) asking.words.put_first(rule_of(subject.text, limits));
      break;
    default: break;
  }
  return asking;
}

Result<AskedPtr> ask(const std::vector<SheetLine>& sheet, const SheetLine& line,
                     const InputLimits& limits, std::string* left_out) {
  if (line.error) return *line.error;
  Asking asking = asking_of(sheet, line, limits);
  if (line.question->of != Question::Of::text && leaves_out(line)) {
    const char* const wrong = wrong_subject(sheet, line, limits);
    if (*wrong != '\0') return Error{ErrorCode::bad_sheet, 1, {wrong}};
  }
  auto asked = line.question->ask(asking);
  if (left_out != nullptr) *left_out = asking.left_out;
  if (asked) return asked;
  Error error = asked.error();
  // What stands in another line has no column in this one.
  if (error.column == 0 || asking.elsewhere) error.column = 1;
  return error;
}

void write(RecordSink& sink, const Question& question) {
  Record out(sink);
  out.text("name", question.name);
  out.text("operands", question.operands);
  out.list("options", question.options, [&](std::string_view option) { sink.text(option); });
  out.truth("ofValues", question.of_values);
}

void write(RecordSink& sink, const std::vector<SheetLine>& sheet, const SheetLine& line,
           const InputLimits& limits) {
  Record out(sink);
  out.text("kind", text(line.kind));
  out.count("number", line.number);
  out.text("text", line.text);
  out.text("name", line.name);
  std::optional<Error> error = line.error;
  std::string left_out = line.left_out;
  if (line.kind == SheetLine::Kind::question) {
    Asking asking = asking_of(sheet, line, limits);
    Arguments& words = asking.words;
    out.list("options", line.question->options, [&](std::string_view option) {
      const std::string_view name = option.substr(0, option.find(' '));
      const bool flag = name.size() == option.size();
      for (std::string value; flag ? words.flag(name) : !(value = words.text(name)).empty();)
        Record(sink).text("name", name).text("value", value);
    });
    out.list("operands", words.rest(), [&](const LineWord& word) { sink.text(word.text); });
    if (asking.list) {
      out.text("list", *asking.list);
    } else {
      out.null("list");
    }
    const Asking whole = asking_of(sheet, line, limits);
    out.whole("work", line.question->work(whole));
    const auto asked = ask(sheet, line, limits, &left_out);
    if (!asked) error = asked.error();
    // Of the line above it is told there.
    if (leaves_out(line)) left_out.clear();
  }
  if (error) {
    write(out.field("error"), *error);
  } else {
    out.null("error");
  }
  if (!left_out.empty()) out.text("leftOut", left_out);
}

std::string answer_json(const SheetLine& line, const std::vector<std::string>& answer, bool list,
                        std::string_view left_out) {
  JsonSink sink;
  {
    Record record(sink);
    record.count("line", line.number).text("question", line.name);
    if (!left_out.empty()) record.text("leftOut", left_out);
  }
  std::string out = sink.json();
  out.pop_back();
  out.append(", \"answer\": ");
  if (list || answer.size() != 1) out.push_back('[');
  for (std::size_t i = 0; i < answer.size(); ++i) {
    if (i > 0) out.append(", ");
    out.append(answer[i]);
  }
  if (list || answer.size() != 1) out.push_back(']');
  return out.append("}");
}

}  // namespace nimber
