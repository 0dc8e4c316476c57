#include <nimber/reader.hpp>
#include "text/code_points.hpp"

#include <algorithm>
#include <optional>

namespace nimber {
namespace {

/// The next code point of UTF-8 text, or none where the bytes are not UTF-8 (overlong forms and
/// surrogates included).
std::optional<char32_t> next_code_point(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  if (first < 0x80) {
    ++at;
    return first;
  }
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  if (first < 0xC2 || first > 0xF4 || at + static_cast<std::size_t>(more) >= text.size())
    return std::nullopt;
  char32_t c = first & (0x3Fu >> more);
  for (int i = 1; i <= more; ++i) {
    const unsigned char b = byte(at + static_cast<std::size_t>(i));
    if ((b & 0xC0) != 0x80) return std::nullopt;
    c = (c << 6) | (b & 0x3F);
  }
  const char32_t smallest[] = {0, 0x80, 0x800, 0x10000};
  if (c < smallest[more] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) return std::nullopt;
  at += static_cast<std::size_t>(more) + 1;
  return c;
}

bool is_white(char32_t c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000 || c == 0xFEFF || c == 0x200B;
}

/// The plain form of a full-width or Chinese symbol, or the symbol itself.
char32_t plain(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFF01 + '!';
  switch (c) {
    case 0x3001:  // ideographic comma
      return ',';
    case 0x301C:  // wave dash
      return '~';
    case 0x2212:  // minus sign
    case 0x2013:  // en dash
      return '-';
    default: return c;
  }
}

/// What is written as two signs, or "".
std::string_view two_signs(char32_t c) {
  switch (c) {
    case 0x2264: return "<=";  // less-than or equal to
    case 0x2265: return ">=";  // greater-than or equal to
    case 0x2260: return "!=";  // not equal to
    case 0x2192: return "->";  // rightwards arrow
    case 0x21D2: return "=>";  // rightwards double arrow
    case 0x2026: return "..";  // horizontal ellipsis, which phones make of dots
    default: return "";
  }
}

/// Of a code point that is not ASCII.
std::string utf8(char32_t c) {
  std::string out;
  const auto put = [&](char32_t b) {
    out.push_back(static_cast<char>(static_cast<unsigned char>(b)));
  };
  if (c < 0x800) {
    put(0xC0 | (c >> 6));
    put(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    put(0xE0 | (c >> 12));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  } else {
    put(0xF0 | (c >> 18));
    put(0x80 | ((c >> 12) & 0x3F));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  }
  return out;
}

}  // namespace

std::optional<std::size_t> broken_encoding(std::string_view text) {
  std::size_t column = 0;
  for (std::size_t at = 0; at < text.size();) {
    ++column;
    if (!next_code_point(text, at)) return column;
  }
  return std::nullopt;
}

void append(std::string& out, std::uint64_t number) { out += std::to_string(number); }

Result<Reader> Reader::open(std::string_view text, const InputLimits& limits) {
  if (text.size() > limits.max_bytes)
    return Error{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}};
  Reader reader;
  reader.limits_ = limits;
  reader.symbols_.reserve(text.size());
  reader.columns_.reserve(text.size());
  std::size_t column = 0;
  std::size_t white_from = 0;  // column where the white space before this symbol began, or 0
  const auto put = [&](char c, std::size_t at) {
    reader.symbols_.push_back(c);
    reader.columns_.push_back(static_cast<std::uint32_t>(at));
  };
  bool broken = false;  // by the end of a line
  const auto is_word = [](char c) { return is_digit(c) || is_letter(c); };
  for (std::size_t at = 0; at < text.size();) {
    ++column;
    const auto code_point = next_code_point(text, at);
    if (!code_point) return Error{ErrorCode::bad_encoding, column, {}};
    const char32_t c = plain(*code_point);
    if (is_white(c)) {
      if (white_from == 0) white_from = column;
      broken = broken || c == '\n' || c == 0x2028 || c == 0x2029;
      continue;
    }
    if (c < 0x20 || (c >= 0x7F && c < 0xA0)) return Error{ErrorCode::control_character, column, {}};
    const std::string_view pair = two_signs(c);
    if (c > '~' && pair.empty())
      return Error{ErrorCode::bad_character, column, {utf8(*code_point)}};
    const char symbol = pair.empty() ? static_cast<char>(c) : pair[0];
    if (broken) reader.breaks_.push_back(reader.symbols_.size());
    broken = false;
    if (white_from != 0 && !reader.symbols_.empty()) {
      const char last = reader.symbols_.back();
      if (is_digit(last) && is_digit(symbol)) {
        reader.spaces_.push_back(reader.symbols_.size());
        put(',', white_from);
      } else if (is_word(last) && is_word(symbol)) {
        put(gap, white_from);
      }
    }
    white_from = 0;
    put(symbol, column);
    if (!pair.empty()) put(pair[1], column);
  }
  reader.end_column_ = column + 1;
  return reader;
}

bool Reader::line_ended() const { return std::binary_search(breaks_.begin(), breaks_.end(), at_); }

bool Reader::made_of_space() const {
  return std::binary_search(spaces_.begin(), spaces_.end(), at_);
}

bool Reader::accept(char c) {
  if (peek() != c) return false;
  skip();
  return true;
}

bool Reader::accept(std::string_view word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (peek(i) != word[i]) return false;
  }
  skip(word.size());
  return true;
}

Error Reader::fail(ErrorCode code, std::vector<std::string> args) const {
  if (peek() == '-' && is_digit(peek(1)) && code != ErrorCode::bad_predicate)
    return fail_at(at_, ErrorCode::negative);
  return fail_at(at_, code, std::move(args));
}

Result<std::uint64_t> Reader::integer() {
  if (!is_digit(peek())) return fail(ErrorCode::bad_integer);
  const std::size_t from = at_;
  std::uint64_t value = 0;
  for (; is_digit(peek()); skip()) {
    value = value * 10 + static_cast<std::uint64_t>(peek() - '0');
    if (value > max_integer) return fail_at(from, ErrorCode::too_large);
  }
  if (peek() == gap || is_letter(peek())) return fail(ErrorCode::bad_integer);
  return value;
}

Result<State> Reader::integers() {
  if (!is_digit(peek())) return fail(ErrorCode::missing_state);
  State list;
  do {
    if (list.size() >= limits_.max_parts)
      return fail(ErrorCode::too_many_parts, {std::to_string(limits_.max_parts)});
    const auto n = integer();
    if (!n) return n.error();
    list.push_back(*n);
  } while (accept(','));
  return list;
}

std::string Reader::name() {
  std::string result;
  while (is_letter(peek()) || (peek() == '-' && !result.empty() && is_letter(peek(1)))) {
    result.push_back(lower(peek()));
    skip();
  }
  return result;
}

std::string Reader::letters() {
  std::string result;
  for (; is_letter(peek()); skip()) result.push_back(lower(peek()));
  return result;
}

std::string Reader::vertex() {
  std::string result;
  for (; is_letter(peek()) || is_digit(peek()); skip()) result.push_back(peek());
  return result;
}

}  // namespace nimber
