#include "arguments/copied_moves.hpp"

#include <algorithm>

namespace nimber {

CopiedMoves::CopiedMoves(const DrawnBoard& board, const BoardMap& map, Work& work)
    : board_(board),
      map_(map),
      work_(work),
      possible_(board.moves.size() * board.cells.size()),
      noted_(board.cells.size(), 0),
      symbol_(board.cells.size(), 0) {
  for (const Symbol symbol : board.cells) can_.push_back(std::uint64_t{1} << symbol);
}

std::uint32_t CopiedMoves::image(std::uint32_t cell) const {
  const std::uint32_t column = cell % board_.width;
  const std::uint32_t row = cell / board_.width;
  return board_.at(map_.map == SymmetryMap::mirror_rows ? column : board_.width - 1 - column,
                   map_.map == SymmetryMap::mirror_columns ? row : board_.height - 1 - row);
}

std::uint32_t CopiedMoves::image_corner(std::uint32_t corner, const Drawn& picture) const {
  const std::uint32_t column = corner % board_.width;
  const std::uint32_t row = corner / board_.width;
  return board_.at(
      map_.map == SymmetryMap::mirror_rows ? column : board_.width - picture.width - column,
      map_.map == SymmetryMap::mirror_columns ? row : board_.height - picture.height - row);
}

/// In a symmetric position a cell and its image hold symbols that are images of each other.
bool CopiedMoves::may_stand(const Drawn& move, std::uint32_t corner) const {
  for (const DrawnBoard::Cell& cell : move.cells) {
    const std::uint32_t at = board_.cell_of(corner, cell);
    if ((can_[at] >> cell.left & 1) == 0) return false;
    const std::uint32_t other = image(at);
    const std::uint32_t column = other % board_.width - corner % board_.width;
    const std::uint32_t row = other / board_.width - corner / board_.width;
    if (column >= move.width || row >= move.height) continue;
    const Symbol there = move.left_grid[row * move.width + column];
    if (there != DrawnBoard::any && there != map_.of(cell.left)) return false;
  }
  return true;
}

template <class Look>
bool CopiedMoves::any_at(const std::vector<Drawn>& pictures, const Drawn& move,
                         std::uint32_t corner, const Look& look) {
  for (const Drawn& picture : pictures) {
    for (const DrawnBoard::Cell& changed : move.cells) {
      if (changed.left == changed.right) continue;
      const std::uint32_t column = corner % board_.width + changed.column;
      const std::uint32_t row = corner / board_.width + changed.row;
      work_.spend(picture.cells.size());
      for (const DrawnBoard::Cell& cell : picture.cells) {
        if (cell.column > column || cell.row > row) continue;
        const std::uint32_t at = board_.at(column - cell.column, row - cell.row);
        if (board_.fits(picture, at) && look(picture, at)) return true;
      }
    }
  }
  return false;
}

/// Does the move complete a `never` picture whenever its left picture stands?
bool CopiedMoves::ruled_out(const Drawn& move, std::uint32_t corner) {
  ++clock_;
  for (const DrawnBoard::Cell& cell : move.cells) note(board_.cell_of(corner, cell), cell.right);
  return any_at(board_.never, move, corner, [&](const Drawn& picture, std::uint32_t at) {
    return std::all_of(picture.cells.begin(), picture.cells.end(), [&](const auto& cell) {
      const std::uint32_t place = board_.cell_of(at, cell);
      return noted(place) ? symbol_[place] == cell.left
                          : can_[place] == std::uint64_t{1} << cell.left;
    });
  });
}

/// Notes what a move writes, if it may come to be made. Returns true where that was new.
bool CopiedMoves::spread(std::size_t move, std::uint32_t corner) {
  const Drawn& drawn = board_.moves[move];
  if (!board_.fits(drawn, corner)) return false;
  const std::size_t place = move * board_.cells.size() + corner;
  work_.spend();
  if (possible_[place] || !may_stand(drawn, corner) || ruled_out(drawn, corner)) return false;
  possible_[place] = true;
  for (const DrawnBoard::Cell& cell : drawn.cells)
    can_[board_.cell_of(corner, cell)] |= std::uint64_t{1} << cell.right;
  return true;
}

/// To and fro over the board, until nothing is new.
void CopiedMoves::find_possible() {
  const auto cells = static_cast<std::uint32_t>(board_.cells.size());
  for (bool again = true, back = false; again && !work_.limit_reached(); back = !back) {
    again = false;
    for (std::uint32_t i = 0; i < cells; ++i) {
      for (std::size_t move = 0; move < board_.moves.size(); ++move)
        again |= spread(move, back ? cells - 1 - i : i);
    }
  }
}

bool CopiedMoves::meets(const Drawn& picture, std::uint32_t corner, const Drawn& move,
                        std::uint32_t move_corner) const {
  return std::any_of(move.cells.begin(), move.cells.end(), [&](const DrawnBoard::Cell& cell) {
    if (cell.left == cell.right) return false;
    const std::uint32_t at = board_.cell_of(move_corner, cell);
    const std::uint32_t column = at % board_.width - corner % board_.width;
    const std::uint32_t row = at / board_.width - corner / board_.width;
    return column < picture.width && row < picture.height &&
           picture.left_grid[row * picture.width + column] != DrawnBoard::any;
  });
}

/// May the picture stand where the noted cells hold what is noted, and the others are symmetric?
bool CopiedMoves::may_be(const Drawn& picture, std::uint32_t corner) const {
  for (const DrawnBoard::Cell& cell : picture.cells) {
    const std::uint32_t at = board_.cell_of(corner, cell);
    if (noted(at)) {
      if (symbol_[at] != cell.left) return false;
      continue;
    }
    if ((can_[at] >> cell.left & 1) == 0) return false;
    const std::uint32_t other = image(at);
    const std::uint32_t column = other % board_.width - corner % board_.width;
    const std::uint32_t row = other / board_.width - corner / board_.width;
    if (column >= picture.width || row >= picture.height) continue;
    const Symbol there = picture.left_grid[row * picture.width + column];
    if (there != DrawnBoard::any && there != map_.of(cell.left)) return false;
  }
  return true;
}

bool CopiedMoves::hindered(std::size_t move, std::uint32_t corner) {
  const Drawn& drawn = board_.moves[move];
  const Drawn& copy = board_.moves[map_.image[move]];
  const std::uint32_t copy_corner = image_corner(corner, drawn);
  // After the move: what it read and wrote, and what its copy reads.
  ++clock_;
  for (const DrawnBoard::Cell& cell : copy.cells)
    note(board_.cell_of(copy_corner, cell), cell.left);
  for (const DrawnBoard::Cell& cell : drawn.cells) {
    const std::uint32_t at = board_.cell_of(corner, cell);
    if (cell.left != cell.right && noted(at)) return true;
    note(at, cell.right);
  }
  if (any_at(board_.until, drawn, corner,
             [&](const Drawn& picture, std::uint32_t at) { return may_be(picture, at); }))
    return true;
  if (board_.never.empty()) return false;
  for (const DrawnBoard::Cell& cell : copy.cells) {
    if (cell.left != cell.right) note(board_.cell_of(copy_corner, cell), cell.right);
  }
  return any_at(board_.never, drawn, corner, [&](const Drawn& picture, std::uint32_t at) {
    return meets(picture, at, copy, copy_corner) && may_be(picture, at);
  });
}

bool CopiedMoves::never_hinder() {
  find_possible();
  const std::size_t cells = board_.cells.size();
  for (std::size_t place = 0; place < possible_.size(); ++place) {
    if (!possible_[place]) continue;
    work_.spend();
    if (work_.limit_reached() || hindered(place / cells, static_cast<std::uint32_t>(place % cells)))
      return false;
  }
  return !work_.limit_reached();
}

std::vector<std::size_t> CopiedMoves::possible_moves() const {
  std::vector<std::size_t> moves;
  const std::size_t cells = board_.cells.size();
  for (std::size_t move = 0; move < board_.moves.size(); ++move) {
    const auto from = possible_.begin() + static_cast<std::ptrdiff_t>(move * cells);
    if (std::find(from, from + static_cast<std::ptrdiff_t>(cells), true) !=
        from + static_cast<std::ptrdiff_t>(cells))
      moves.push_back(move);
  }
  return moves;
}

}  // namespace nimber
