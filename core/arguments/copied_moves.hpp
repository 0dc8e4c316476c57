// Does a move ever hinder its copy? Looks at every place of a symmetric board where a move may come
// to be possible while all moves are copied.
#pragma once

#include "arguments/board_mirror.hpp"

#include <cstdint>
#include <vector>

namespace nimber {

/// The conditions of docs/theorems.md, section symmetry, for one board and one map.
class CopiedMoves {
 public:
  /// The board must be symmetric. All three must outlive it.
  CopiedMoves(const DrawnBoard& board, const BoardMap& map, Work& work);

  /// True where no move can be its own copy, change what its copy reads, complete a `never` picture
  /// together with it, or complete an `until` picture alone. False, too, at the work's limit.
  bool never_hinder();
  /// The moves, by number, whose left picture may come to stand somewhere.
  std::vector<std::size_t> possible_moves() const;

 private:
  using Symbol = DrawnBoard::Symbol;
  using Drawn = DrawnBoard::Drawn;
  enum class After : std::uint8_t { both, first };

  std::uint32_t image(std::uint32_t cell) const;
  std::uint32_t image_corner(std::uint32_t corner, const Drawn& picture) const;
  bool may_stand(const Drawn& move, std::uint32_t corner) const;
  bool ruled_out(const Drawn& move, std::uint32_t corner);
  bool spread(std::size_t move, std::uint32_t corner);
  void find_possible();
  bool hindered(std::size_t move, std::uint32_t corner);
  void note(std::uint32_t cell, Symbol symbol) {
    noted_[cell] = clock_;
    symbol_[cell] = symbol;
  }
  bool noted(std::uint32_t cell) const { return noted_[cell] == clock_; }
  bool may_be(const Drawn& picture, std::uint32_t corner) const;
  bool meets(const Drawn& picture, std::uint32_t corner, const Drawn& move,
             std::uint32_t move_corner) const;
  /// Calls `look` with each place of these pictures that covers a cell which the move changes,
  /// until it says true.
  template <class Look>
  bool any_at(const std::vector<Drawn>& pictures, const Drawn& move, std::uint32_t corner,
              const Look& look);

  const DrawnBoard& board_;
  const BoardMap& map_;
  Work& work_;
  std::vector<std::uint64_t> can_;    // by cell, the symbols that may come to stand there, as bits
  std::vector<bool> possible_;        // by move and corner
  std::vector<std::uint32_t> noted_;  // by cell, when symbol_ was written
  std::vector<Symbol> symbol_;
  std::uint32_t clock_ = 0;
};

}  // namespace nimber
