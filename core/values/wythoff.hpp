// Values of Wythoff's game, row by row.
//
// The plain way looks, for the cell (a, b), at the column above it, the row before it and the
// diagonal, and takes the smallest value that it has not met: a + b + min(a, b) looks. This way
// remembers for each row, column and diagonal the set of its values, a bit each. The cell's options
// are then the union of three sets, 64 values to a word, and its value is the first 0 in it.
//
//   - The game is symmetric: only cells with a <= b are computed, and row a begins with what column
//     a has seen.
//   - Full words are not looked at again: every row, column and diagonal knows its first word that
//     is not full.
//   - Each number stands once in a row. One that the first b cells of row a lack was kept out of
//     them by the a rows above, by each at most twice (in its column, in its diagonal). So
//     b - 2a <= g(a, b) <= a + b for a <= b, and the columns that can hold a word's values are a
//     band, little wider than 3a. Only bands are kept.
//   - Bands lie side by side: the neighbouring cell's words are in the same line of the processor's
//     cache.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// The plain way: all values of `rows` x `columns`, row by row.
std::vector<std::uint32_t> plain_wythoff_values(std::size_t rows, std::size_t columns);

/// The values of all positions up to `rows` x `columns`, rows <= columns; whoever owns it builds it
/// row by row.
class WythoffTable {
 public:
  WythoffTable(std::size_t rows, std::size_t columns);

  bool covers(std::uint64_t a, std::uint64_t b) const { return a < rows_ && b < columns_; }
  bool done() const { return row_ == rows_; }
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  /// Bytes held; cells take two each.
  std::size_t memory() const;
  /// The value of (a, b), a <= b, in a row that is built.
  std::uint32_t at(std::size_t a, std::size_t b) const {
    return least(a, b) + cells_[before_row(a) + b - a];
  }

  /// Builds the next row and returns its cost in options examined.
  std::uint64_t build_row();

 private:
  using Word = std::uint64_t;

  /// For each of some lines (columns, diagonals) the set of its values, word by word: of each word
  /// those lines whose values can be in it, side by side.
  class Bands {
   public:
    /// `lines` lines; line i has values from i - below to i + above.
    Bands(std::size_t lines, std::size_t below, std::size_t above);
    const Word* word(std::size_t w) const { return bits_.data() + start_[w]; }
    Word* word(std::size_t w) { return bits_.data() + start_[w]; }
    /// The first word of line i that isn't full.
    std::size_t open(std::size_t i) const { return open_[i]; }
    /// Adds the values `mark` of word w to line i.
    void add(std::size_t w, std::size_t i, Word mark) {
      Word& bits = word(w)[i];
      bits |= mark;
      if (bits == ~Word{0} && w == open_[i]) skip_full(i);
    }
    std::size_t words() const { return start_.size(); }
    std::size_t memory() const {
      return bits_.capacity() * sizeof(Word) + start_.capacity() * sizeof(start_[0]) +
             open_.capacity() * sizeof(open_[0]);
    }

   private:
    void skip_full(std::size_t i);

    std::vector<Word> bits_;
    std::vector<std::size_t> start_;  // by word: where its line 0 is, or would be
    std::vector<std::uint16_t> open_;
  };

  /// A value is kept as what it has above this.
  static std::uint32_t least(std::size_t a, std::size_t b) {
    return b > 2 * a ? static_cast<std::uint32_t>(b - 2 * a) : 0;
  }
  std::size_t before_row(std::size_t a) const {
    return a * columns_ - a * (a - (a > 0 ? 1 : 0)) / 2;
  }

  std::size_t rows_;
  std::size_t columns_;
  std::size_t row_ = 0;
  std::vector<std::uint16_t> cells_;
  std::vector<Word> in_row_;
  std::vector<Bands>
      seen_;  // of the columns, of the diagonals b - a; empty once all rows are built
};

}  // namespace nimber
