#include "laws/patterns/pattern_reader.hpp"

#include "text/code_points.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::uint64_t most_value = std::uint64_t{1} << 40;

std::optional<bool> mark_of(char c) {
  switch (Reader::lower(c)) {
    case 'p':
    case 'l': return true;
    case 'n':
    case 'w': return false;
    default: return std::nullopt;
  }
}

/// The error of what stands behind white space and can't be read.
Error behind_gap(const Reader& reader) {
  return reader.fail_at(reader.index() + 1, ErrorCode::bad_integer);
}

/// Reads the numbers or marks of one line.
Result<std::vector<std::int64_t>> read_row(Reader& reader, std::optional<bool>& marks) {
  std::vector<std::int64_t> row;
  while (true) {
    while (reader.accept(Reader::gap) || reader.accept(',') || reader.accept('[') ||
           reader.accept(']') || reader.accept('{') || reader.accept('}') || reader.accept(';')) {}
    if (reader.at_end()) return row;
    const auto mark = mark_of(reader.peek());
    if (marks && !mark && *marks) return reader.fail(ErrorCode::bad_integer, {"marks"});
    if (marks && *marks != mark.has_value()) return reader.fail(ErrorCode::bad_integer);
    marks = mark.has_value();
    if (mark) {
      row.push_back(*mark ? 1 : 0);
      reader.skip();
      continue;
    }
    const std::size_t at = reader.index();
    const auto n = reader.integer();
    if (!n) return reader.peek() == Reader::gap ? behind_gap(reader) : n.error();
    if (*n > most_value) return reader.fail_at(at, ErrorCode::too_large);
    row.push_back(static_cast<std::int64_t>(*n));
  }
}

}  // namespace

Result<PatternData> read_pattern_values(std::string_view text) {
  std::vector<std::vector<std::int64_t>> rows;
  std::optional<bool> marks;
  InputLimits limits;
  limits.max_bytes = std::size_t{16} << 20;
  std::size_t before = 0;
  while (true) {
    const std::size_t end = std::min(text.find_first_of("\n/", before), text.size());
    const auto of_whole = [&](Error error) {
      if (error.column > 0) error.column += code_points(text.substr(0, before));
      return error;
    };
    auto reader = Reader::open(text.substr(before, end - before), limits);
    if (!reader) return of_whole(reader.error());
    auto row = read_row(*reader, marks);
    if (!row) return of_whole(row.error());
    if (!row->empty()) rows.push_back(std::move(*row));
    if (end == text.size()) break;
    before = end + 1;
  }
  if (rows.empty()) return Error{ErrorCode::empty, 0, {"numbers"}};
  PatternData data;
  data.marks = marks.value_or(false);
  data.pairs = rows.size() > 1 && rows[0].size() > 1 &&
               std::all_of(rows.begin(), rows.end(),
                           [&](const auto& row) { return row.size() == rows[0].size(); });
  if (data.pairs) data.columns = rows[0].size();
  for (const auto& row : rows) data.values.insert(data.values.end(), row.begin(), row.end());
  return data;
}

Result<PatternLine> read_pattern_line(std::string_view text, const Rule& rule) {
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  const auto both = number_names(rule);
  if (both.size() != 2) return Error{ErrorCode::no_sequence, 0, {rule.text()}};
  const std::size_t at = reader->index();
  const std::string name = reader->letters();
  if (name != both[0] && name != both[1])
    return reader->fail_at(at, ErrorCode::unknown_name, {name});
  if (!reader->accept('=')) return reader->fail(ErrorCode::bad_expression);
  reader->accept('=');
  PatternLine line{name == both[1], {}};
  const std::string other = line.second ? both[0] : both[1];
  std::vector<ExpressionName> names = {{other}};
  if (other != "n") names.push_back({"n"});
  auto expression = Expression::read(*reader, names);
  if (!expression) return expression.error();
  if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
  line.expression = std::move(*expression);
  return line;
}

}  // namespace nimber
