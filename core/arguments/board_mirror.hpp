// Looks for a symmetry by which a row or a board of a drawn rule is won by copying.
#pragma once

#include "arguments/argument.hpp"
#include "arguments/drawn_board.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// A map of a board and its rule onto themselves.
struct BoardMap {
  SymmetryMap map = SymmetryMap::half_turn;
  DrawnBoard::Symbol first = 0;  ///< the symbols that change places; 0 and 0: none
  DrawnBoard::Symbol second = 0;
  std::vector<std::size_t> image;  ///< by move, the move that it becomes

  DrawnBoard::Symbol of(DrawnBoard::Symbol symbol) const {
    return symbol == first ? second : symbol == second ? first : symbol;
  }
};

/// All maps of one board, each of which can be tried on the board as it stands or after a move.
class BoardMirror {
 public:
  /// Finds the maps that leave the rule as it is.
  BoardMirror(const PictureRule& rule, const Picture& board, Work& work);

  /// Proves the position to be lost.
  std::optional<Argument> lost(Work& work);
  struct Won {
    Argument argument;  ///< without its move
    std::size_t move = 0;
    std::uint32_t corner = 0;
  };
  /// Proves the position to be won, by a move to a position that is lost by copying.
  std::optional<Won> won(Work& work);

 private:
  void add_map(SymmetryMap map, DrawnBoard::Symbol a, DrawnBoard::Symbol b);
  std::uint32_t image_of(const BoardMap& map, std::uint32_t cell) const;
  bool unlike(const BoardMap& map, std::uint32_t cell) const {
    return board_.cells[image_of(map, cell)] != map.of(board_.cells[cell]);
  }
  std::uint32_t count_unlike(const BoardMap& map) const;
  std::uint32_t unlike_among(const BoardMap& map, const std::vector<std::uint32_t>& cells) const;
  std::optional<Argument> prove(const BoardMap& map, Work& work) const;
  std::optional<Won> won_by(const BoardMap& map, Work& work);

  DrawnBoard board_;
  std::vector<BoardMap> maps_;
};

}  // namespace nimber
