// Rules that are drawn: a left picture and a right one. A move finds one place where the left one
// stands and writes the right one over it. How they are written: docs/your-own-game.md.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/reader.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// Cells in rows.
struct Picture {
  static constexpr char any = '*';
  static constexpr std::size_t most_cells = limits::drawn_cells;

  std::size_t width = 0;
  std::string cells;  ///< row by row

  std::size_t height() const { return cells.size() / width; }
  char at(std::size_t row, std::size_t column) const { return cells[row * width + column]; }

  /// Left and right changed.
  Picture mirrored() const;
  /// By a quarter, clockwise.
  Picture turned() const;
  /// Rows joined by '/'.
  std::string text() const;

  friend bool operator==(const Picture& a, const Picture& b) {
    return a.width == b.width && a.cells == b.cells;
  }
};

struct PictureMove {
  Picture left;
  Picture right;

  friend bool operator==(const PictureMove& a, const PictureMove& b) {
    return a.left == b.left && a.right == b.right;
  }
};

/// A symmetry of a board: rows and columns changed first, then left and right, then up and down.
struct PictureSymmetry {
  bool transposed = false;
  bool mirrored = false;
  bool upside_down = false;
};

/// The rule, as it was written and as it is meant.
class PictureRule {
 public:
  static constexpr std::size_t most_text = limits::drawn_text;

  /// Reads what follows "row/" or "grid/". Error: bad-row or bad-grid, args: what is wrong, in a
  /// word, and what it is about.
  static Result<PictureRule> read(Reader& reader, bool grid);
  /// A board without '*'. Errors: as read().
  Result<Picture> read_board(Reader& reader) const;

  bool grid() const { return grid_; }
  const std::string& text() const { return text_; }
  /// The first move as it was written.
  const PictureMove& first() const { return first_; }

  // With all that `flip` and `turn` make of them, each once. A move that changes nothing is none.
  const std::vector<PictureMove>& moves() const { return moves_; }
  const std::vector<Picture>& never() const { return never_; }
  const std::vector<Picture>& until() const { return until_; }

  /// Those under which the rule stays as it is; the identity is not among them.
  const std::vector<PictureSymmetry>& symmetries() const { return symmetries_; }
  /// The symbols in left, `never` and `until` pictures, ascending. All others are never looked at.
  const std::string& symbols() const { return symbols_; }
  /// A symbol that is never looked at, if there is one: one that a move writes, where it can be.
  char inert() const { return inert_; }
  /// Does any picture hold '*'?
  bool wildcards() const { return wildcards_; }
  /// Where a row of n cells of the first symbol is a heap of n of an octal game: its code.
  const std::string& octal_code() const { return octal_code_; }

 private:
  friend class PictureReader;
  void finish(bool flip, bool turn);
  std::string find_octal_code() const;

  bool grid_ = false;
  std::string text_;
  PictureMove first_;
  std::vector<PictureMove> moves_;
  std::vector<Picture> never_;
  std::vector<Picture> until_;
  std::vector<PictureSymmetry> symmetries_;
  std::string symbols_;
  char inert_ = 0;  // 0: none
  bool wildcards_ = false;
  std::string octal_code_;
};

}  // namespace nimber
