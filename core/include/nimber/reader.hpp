#pragma once

#include <nimber/error.hpp>
#include <nimber/limits.hpp>
#include <nimber/position.hpp>
#include <nimber/work.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// What is accepted before any grammar: how long a text and how many parts a state may be.
struct InputLimits {
  std::size_t max_bytes = limits::text_bytes;
  std::size_t max_parts = limits::parts;
  /// Of a row or a grid; and where no search is needed, since an argument is asked for.
  std::size_t max_cells = limits::drawn_cells;
  std::size_t max_argued_cells = limits::argued_cells;
  /// So many options are examined to check the steps of a link.
  std::uint64_t max_options = default_limit;
  /// So many rules a family may have.
  std::size_t max_members = limits::family_members;
};

/// Reads one text from left to right, symbol by symbol. The text has been brought to plain form:
/// full-width digits, letters and punctuation and Chinese commas are their plain ones; white space
/// is gone, but for a comma where it stood between two digits and a `gap` where it stood between
/// two other letters or digits (an error in every name or number).
class Reader {
 public:
  static constexpr char gap = '\x01';

  /// Errors: too-long, bad-encoding, control-character, bad-character.
  static Result<Reader> open(std::string_view utf8, const InputLimits& limits = {});

  bool at_end() const { return at_ >= symbols_.size(); }
  /// The next symbol, or '\0' at the end.
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < symbols_.size() ? symbols_[at_ + ahead] : '\0';
  }
  void skip(std::size_t n = 1) { at_ += n; }
  bool accept(char c);
  bool accept(std::string_view word);
  /// Place of the next symbol in the input, from 1, in code points.
  std::size_t column() const { return column_at(at_); }
  std::size_t index() const { return at_; }
  std::size_t column_at(std::size_t index) const {
    return index < columns_.size() ? columns_[index] : end_column_;
  }
  void move_to(std::size_t index) { at_ = index; }
  /// Did a line end just before the next symbol? (Where white space became a symbol, that is the
  /// next one.)
  bool line_ended() const;
  /// Is the next symbol a comma that stands for white space?
  bool made_of_space() const;
  const InputLimits& limits() const { return limits_; }

  /// An error at the next symbol: the code given, or what the symbol itself is guilty of (a minus
  /// sign, a gap).
  Error fail(ErrorCode code, std::vector<std::string> args = {}) const;
  Error fail_at(std::size_t index, ErrorCode code, std::vector<std::string> args = {}) const {
    return {code, column_at(index), std::move(args)};
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
  static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

  /// An integer 0 .. 10^18, leading zeros allowed. Errors: bad-integer, negative, too-large.
  Result<std::uint64_t> integer();
  /// One or more integers joined by commas. Errors: those of integer(), missing-state,
  /// too-many-parts.
  Result<State> integers();
  /// Lower-case letters and inner hyphens, as in "dawsons-kayles"; "" if there is none.
  std::string name();
  /// Lower-case letters; "" if there is none.
  std::string letters();
  /// Letters and digits, case kept; "" if there is none.
  std::string vertex();

 private:
  std::string symbols_;
  std::vector<std::uint32_t> columns_;
  std::vector<std::size_t> breaks_;  // symbols that stand behind the end of a line, ascending
  std::vector<std::size_t> spaces_;  // commas that stand for white space, ascending
  std::size_t end_column_ = 1;
  std::size_t at_ = 0;
  InputLimits limits_;
};

/// Appends a decimal number.
void append(std::string& out, std::uint64_t number);

}  // namespace nimber
