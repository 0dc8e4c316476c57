// Boards of drawn rules as bits: for each symbol that the rule looks at, the cells where it stands.
// A picture is looked for at all places at once, by shifts. What falls apart and what may be thrown
// away is proven in docs/theorems.md, section "Drawn rules".
#pragma once

#include "rules/picture/picture_rule.hpp"

#include <nimber/function_ref.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace nimber {

using CellMask = std::uint64_t;

/// Up to 64 cells. Cell (row, column) is bit row * stride + column; the stride is the layout's.
struct PictureBoard {
  static constexpr std::size_t most_symbols = 38;

  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::array<CellMask, most_symbols> of;  ///< by symbol of the rule; the others are not set
};

/// One part of a board that nothing can tie to the rest: its cells, and the board that it is alone.
struct PicturePart {
  CellMask cells = 0;  ///< of the whole board, those that may change
  PictureBoard alone;  ///< cut out, in its smallest form among the symmetries
};

/// A rule at work on boards of one stride.
class PictureLayout {
 public:
  PictureLayout(const PictureRule& rule, std::uint32_t stride);

  /// The stride for boards of this size: one for all that fit into 8 x 8, one for all rows.
  static std::uint32_t stride_of(bool grid, std::size_t width, std::size_t height);

  std::uint32_t stride() const { return stride_; }
  std::size_t symbols() const { return symbols_; }
  PictureBoard board(const Picture& picture) const;
  CellMask cell(std::size_t row, std::size_t column) const {
    return CellMask{1} << (row * stride_ + column);
  }

  /// The boards that the moves lead to, with the place (the bit of the left upper corner) and the
  /// number of the rule's move. One board may come several times. Returns false where the sink
  /// ended it.
  using MoveTo = FunctionRef<bool(std::size_t move, std::uint32_t place, const PictureBoard& then)>;
  bool each_move(const PictureBoard& board, MoveTo sink) const;

  /// How many pictures there are to move with.
  std::size_t moves() const { return moves_.size(); }
  /// Where the left picture of a move stands; none at all where an `until` picture stands.
  CellMask places(const PictureBoard& board, std::size_t move) const;
  /// Writes the right picture. Returns false where a `never` picture stands then.
  bool make_move(PictureBoard& board, std::size_t move, std::uint32_t place) const;
  bool is_over(const PictureBoard& board) const { return stands(until_, board); }

  /// Is a cell without a symbol of the rule's pictures a gap, over which no move reaches? Then the
  /// cells between gaps are parts of a sum.
  bool has_gaps() const { return has_gaps_; }
  /// Of a board with gaps: takes the first cells that hang together, side by side, out of `rest`,
  /// as a board of their own, cut out but not turned.
  PictureBoard next_stretch(const PictureBoard& board, CellMask& rest) const;
  /// The cells that hold a symbol of the rule's pictures.
  CellMask seen_cells(const PictureBoard& board) const {
    CellMask cells = 0;
    for (std::size_t k = 0; k < symbols_; ++k) cells |= board.of[k];
    return cells;
  }

  /// The parts that a board falls into, by their first cell. Parts in which nothing can happen any
  /// more are left out. `whole`: as a single part.
  void split(const PictureBoard& board, bool whole, std::vector<PicturePart>& out) const;

  /// Replaces a board by the one with the least width and cells among those that a symmetry of the
  /// rule makes of it. All of these have the same moves.
  void make_smallest(PictureBoard& board) const;

  void copy(const PictureBoard& from, PictureBoard& to) const {
    to.width = from.width;
    to.height = from.height;
    for (std::size_t k = 0; k < symbols_; ++k) to.of[k] = from.of[k];
  }

 private:
  struct Cell {
    std::uint32_t offset;
    std::uint32_t symbol;
  };
  /// A picture on the board, without its '*'.
  struct Placed {
    std::uint32_t width;
    std::uint32_t height;
    std::uint32_t corner;  // the lower right one
    std::vector<Cell> cells;
  };
  struct Change {
    std::uint32_t symbol;
    CellMask clear;
    CellMask set;
  };
  /// A `never` picture that a move would complete, provided its other cells hold their symbols and
  /// those can't change any more.
  struct Forbidden {
    std::int32_t at;  // of the picture, from the move's place
    std::uint32_t never;
    struct Fixed {
      std::int32_t at;
      std::uint32_t symbol;
    };
    std::vector<Fixed> fixed;
  };
  struct PlacedMove {
    std::size_t number;  // among the rule's
    Placed left;
    std::vector<Change> changes;
    std::vector<Cell> writes;             // symbols that are looked at
    std::vector<std::uint32_t> changing;  // offsets
    std::vector<Forbidden> forbidden;
  };
  /// The places where a move is never legal, since it would complete a `never` picture.
  struct RuledOut {
    std::size_t move;
    const Forbidden* by;
    CellMask places;
  };
  /// Cells, each joined to the cell `by` bits further on.
  struct Tie {
    std::uint32_t by;
    CellMask from;
  };
  static constexpr std::uint32_t nobody = UINT32_MAX;  // a symbol that is never looked at
  static constexpr std::size_t most_forbidden = 2048;

  /// Of a move, or behind them a `never` picture.
  const Placed& picture_of(std::size_t i) const {
    return i < moves_.size() ? moves_[i].left : never_[i - moves_.size()];
  }
  std::uint32_t symbol_of(char c) const;
  Placed place(const Picture& picture) const;
  void find_forbidden(const PictureMove& move, PlacedMove& placed) const;
  CellMask rectangle(std::uint32_t width, std::uint32_t height) const {
    return rectangles_[height * (stride_ + std::size_t{1}) + width];
  }
  CellMask fit(const Placed& picture, const PictureBoard& board) const {
    return picture.width > board.width || picture.height > board.height
               ? 0
               : rectangle(board.width - picture.width + 1, board.height - picture.height + 1);
  }
  template <class Cells>
  CellMask standing(const Placed& picture, const PictureBoard& board, const Cells& of) const {
    CellMask at = fit(picture, board);
    for (const Cell& cell : picture.cells) at &= of[cell.symbol] >> cell.offset;
    return at;
  }
  bool stands(const std::vector<Placed>& pictures, const PictureBoard& board) const {
    for (const Placed& picture : pictures) {
      if (standing(picture, board, board.of) != 0) return true;
    }
    return false;
  }
  void find_ties(CellMask live) const;
  CellMask tied_to(CellMask cells) const;
  void keep_ruled_out(CellMask& seen, CellMask& corners) const;
  std::uint32_t frame_of(CellMask corners, PictureBoard& out) const;
  void cut_out(const PictureBoard& board, CellMask seen, CellMask corners, PictureBoard& out) const;
  CellMask image(CellMask cells, const PictureSymmetry& symmetry, std::uint32_t width,
                 std::uint32_t height) const;

  std::uint32_t stride_;
  std::size_t symbols_;
  bool forbids_ = false;  // some move may complete a `never` picture
  bool has_gaps_;
  bool one_part_;  // there is no symbol to put in the place of other parts
  std::vector<CellMask> rectangles_;
  std::array<std::uint8_t, 256> symbol_of_{};
  std::vector<PlacedMove> moves_;
  std::vector<Placed> never_;
  std::vector<Placed> until_;
  std::vector<PictureSymmetry> symmetries_;
  // Of the board at hand.
  mutable std::vector<CellMask> enabled_;
  mutable std::vector<CellMask> touched_;
  mutable std::vector<RuledOut> ruled_out_;
  mutable std::vector<Tie> ties_;
};

}  // namespace nimber
