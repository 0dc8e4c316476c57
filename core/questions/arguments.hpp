// The words behind a question's or a command's name: options and operands.
#pragma once

#include <nimber/error.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber {

/// A word, and where its text begins in the line that it comes from: a column from 1, in code
/// points; 0 where it comes from no line, as from a shell.
struct LineWord {
  /// Text that stands in the line as it is; quotes part a word into several of them.
  struct Piece {
    std::size_t begin = 0;  ///< so many code points of the word stand before it
    std::size_t column = 0;
  };
  std::string text;
  std::size_t column = 0;
  bool quoted = false;  ///< text in quotes is never `--`
  std::vector<Piece> pieces = {};

  /// Where a column of the text stands in the line; 0 where the word comes from no line.
  std::size_t column_in_line(std::size_t column_in_text) const;
};

/// Options are taken out one by one; what is left are the operands. Behind `--` stand no options.
/// The first thing wrong is remembered; complaint() tells it.
class Arguments {
 public:
  explicit Arguments(std::vector<LineWord> words);
  explicit Arguments(const std::vector<std::string>& words);

  /// Takes the flag out; true if it was there.
  bool flag(std::string_view name);
  /// Takes `--name VALUE` out; "" where it is not there. `takes` says what is wanted, in a word of
  /// the error bad-option: "text", "line", "file", "words".
  std::string text(std::string_view name, std::string_view takes = "text");
  /// Takes `--name VALUE VALUE` out; none where it is not there.
  std::optional<std::pair<std::string, std::string>> two_texts(std::string_view name,
                                                               std::string_view takes);
  /// The same of an integer 0 .. 10^18; `usual` where it is not there.
  std::uint64_t number(std::string_view name, std::uint64_t usual);
  /// The option's value, or its name where it has none; null where it was not taken out.
  const LineWord* word_of(std::string_view name) const;
  bool taken(std::string_view name) const;

  const std::vector<LineWord>& rest() const { return words_; }
  const std::string& operand(std::size_t index) const { return words_[index].text; }
  /// Puts an operand before all that are left.
  void put_first(std::string text);
  /// All words that are left, with `--` where options end.
  std::vector<LineWord> words() const;

  /// Notes that an option's value is none (bad-option).
  void refuse(std::string_view name, std::string_view takes, std::string_view other = {});
  /// What is wrong with the words so far, if anything: an option without its value, one that nobody
  /// knows, one that is given twice (bad-option), or another number of operands than `wanted`
  /// (wrong-operands, whose text is `usage`).
  std::optional<Error> complaint(std::size_t wanted, std::string_view usage) const;

 private:
  struct Taken {
    std::string name;
    LineWord word;
  };
  std::size_t find(std::string_view name) const;
  void erase(std::size_t from, std::size_t count);

  std::vector<LineWord> words_;
  std::size_t end_ = 0;  // so many words, from the first on, may be options
  std::vector<Taken> taken_;
  std::optional<Error> wrong_;
};

}  // namespace nimber
