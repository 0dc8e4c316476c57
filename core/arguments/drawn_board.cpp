#include "arguments/drawn_board.hpp"

#include <algorithm>

namespace nimber {

bool DrawnBoard::Drawn::same_as(const Drawn& other) const {
  return width == other.width && height == other.height &&
         std::equal(cells.begin(), cells.end(), other.cells.begin(), other.cells.end(),
                    [](const Cell& a, const Cell& b) {
                      return a.column == b.column && a.row == b.row && a.left == b.left &&
                             a.right == b.right;
                    });
}

DrawnBoard::DrawnBoard(const PictureRule& rule, const Picture& board)
    : width(static_cast<std::uint32_t>(board.width)),
      height(static_cast<std::uint32_t>(board.height())),
      symbols(std::string(1, '\0') + rule.symbols()) {
  const auto number = [&](char c) {
    const std::size_t at = c == '\0' ? std::string::npos : symbols.find(c, 1);
    return static_cast<Symbol>(at == std::string::npos ? 0 : at);
  };
  const auto drawn = [&](const Picture& left, const Picture& right) {
    Drawn out;
    out.width = static_cast<std::uint32_t>(left.width);
    out.height = static_cast<std::uint32_t>(left.height());
    for (std::uint32_t i = 0; i < left.cells.size(); ++i) {
      const bool star = left.cells[i] == Picture::any;
      out.left_grid.push_back(star ? any : number(left.cells[i]));
      if (star) continue;
      out.cells.push_back(
          {i % out.width, i / out.width, number(left.cells[i]), number(right.cells[i])});
    }
    return out;
  };
  for (const char c : board.cells) cells.push_back(number(c));
  for (const PictureMove& move : rule.moves()) moves.push_back(drawn(move.left, move.right));
  for (const Picture& picture : rule.never()) never.push_back(drawn(picture, picture));
  for (const Picture& picture : rule.until()) until.push_back(drawn(picture, picture));
}

bool DrawnBoard::stands(const Drawn& picture, std::uint32_t corner) const {
  return fits(picture, corner) &&
         std::all_of(picture.cells.begin(), picture.cells.end(),
                     [&](const Cell& cell) { return cells[cell_of(corner, cell)] == cell.left; });
}

bool DrawnBoard::stands_anywhere(const std::vector<Drawn>& pictures, Work& work) const {
  work.spend(pictures.size() * cells.size());
  for (const Drawn& picture : pictures) {
    for (std::uint32_t corner = 0; corner < cells.size(); ++corner) {
      if (stands(picture, corner)) return true;
    }
  }
  return false;
}

bool DrawnBoard::legal(std::size_t move, std::uint32_t corner, Work& work) {
  if (!stands(moves[move], corner)) return false;
  write(moves[move], corner, true);
  const bool forbidden = stands_anywhere(never, work);
  write(moves[move], corner, false);
  return !forbidden;
}

void DrawnBoard::write(const Drawn& move, std::uint32_t corner, bool right) {
  for (const Cell& cell : move.cells) cells[cell_of(corner, cell)] = right ? cell.right : cell.left;
}

}  // namespace nimber
