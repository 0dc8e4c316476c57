#include "arguments/board_mirror.hpp"

#include "arguments/copied_moves.hpp"
#include "arguments/measure.hpp"

#include <algorithm>

namespace nimber {
namespace {

DrawnBoard::Drawn image(const DrawnBoard::Drawn& picture, const BoardMap& map) {
  DrawnBoard::Drawn out = picture;
  const bool columns = map.map != SymmetryMap::mirror_rows;
  const bool rows = map.map != SymmetryMap::mirror_columns;
  for (DrawnBoard::Cell& cell : out.cells) {
    if (columns) cell.column = picture.width - 1 - cell.column;
    if (rows) cell.row = picture.height - 1 - cell.row;
    cell.left = map.of(cell.left);
    cell.right = map.of(cell.right);
  }
  std::sort(out.cells.begin(), out.cells.end(), [](const auto& a, const auto& b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
  });
  return out;
}

/// Where the picture's image stands in the list; its size where it does not.
std::size_t image_in(const std::vector<DrawnBoard::Drawn>& list, const DrawnBoard::Drawn& picture,
                     const BoardMap& map) {
  const DrawnBoard::Drawn other = image(picture, map);
  const auto at = std::find_if(list.begin(), list.end(),
                               [&](const DrawnBoard::Drawn& one) { return one.same_as(other); });
  return static_cast<std::size_t>(at - list.begin());
}

}  // namespace

BoardMirror::BoardMirror(const PictureRule& rule, const Picture& board, Work& work)
    : board_(rule, board) {
  const auto symbols = static_cast<DrawnBoard::Symbol>(board_.symbols.size());
  std::vector<SymmetryMap> maps = {SymmetryMap::half_turn};
  if (rule.grid()) {
    maps.push_back(SymmetryMap::mirror_rows);
    maps.push_back(SymmetryMap::mirror_columns);
  }
  for (const SymmetryMap map : maps) add_map(map, 0, 0);
  for (DrawnBoard::Symbol a = 1; a < symbols; ++a) {
    for (DrawnBoard::Symbol b = a; ++b < symbols;) {
      work.spend(board_.moves.size());
      if (work.limit_reached()) return;
      for (const SymmetryMap map : maps) add_map(map, a, b);
    }
  }
}

void BoardMirror::add_map(SymmetryMap map, DrawnBoard::Symbol a, DrawnBoard::Symbol b) {
  BoardMap out{map, a, b, {}};
  for (const DrawnBoard::Drawn& move : board_.moves) {
    out.image.push_back(image_in(board_.moves, move, out));
    if (out.image.back() == board_.moves.size()) return;
  }
  for (const auto* list : {&board_.never, &board_.until}) {
    for (const DrawnBoard::Drawn& picture : *list) {
      if (image_in(*list, picture, out) == list->size()) return;
    }
  }
  maps_.push_back(std::move(out));
}

std::uint32_t BoardMirror::image_of(const BoardMap& map, std::uint32_t cell) const {
  const std::uint32_t column = cell % board_.width;
  const std::uint32_t row = cell / board_.width;
  return board_.at(map.map == SymmetryMap::mirror_rows ? column : board_.width - 1 - column,
                   map.map == SymmetryMap::mirror_columns ? row : board_.height - 1 - row);
}

std::uint32_t BoardMirror::count_unlike(const BoardMap& map) const {
  std::uint32_t count = 0;
  for (std::uint32_t cell = 0; cell < board_.cells.size(); ++cell) count += unlike(map, cell);
  return count;
}

std::uint32_t BoardMirror::unlike_among(const BoardMap& map,
                                        const std::vector<std::uint32_t>& cells) const {
  return static_cast<std::uint32_t>(
      std::count_if(cells.begin(), cells.end(), [&](auto cell) { return unlike(map, cell); }));
}

std::optional<Argument> BoardMirror::prove(const BoardMap& map, Work& work) const {
  CopiedMoves moves(board_, map, work);
  if (!moves.never_hinder()) return std::nullopt;
  auto measure = find_measure(board_, moves.possible_moves(), work);
  if (!measure) return std::nullopt;
  Argument argument;
  argument.map = map.map;
  argument.measure = std::move(*measure);
  if (map.first != 0)
    argument.exchange.emplace(board_.symbols[map.first], board_.symbols[map.second]);
  for (std::uint32_t cell = 0; cell < board_.cells.size(); ++cell) {
    const std::uint32_t other = image_of(map, cell);
    if (cell < other) argument.pairs.emplace_back(cell + 1, other + 1);
  }
  return argument;
}

std::optional<Argument> BoardMirror::lost(Work& work) {
  for (const BoardMap& map : maps_) {
    if (work.limit_reached()) break;
    if (count_unlike(map) > 0) continue;
    if (auto argument = prove(map, work)) return argument;
  }
  return std::nullopt;
}

std::optional<BoardMirror::Won> BoardMirror::won(Work& work) {
  if (board_.stands_anywhere(board_.until, work)) return std::nullopt;
  for (const BoardMap& map : maps_) {
    if (work.limit_reached()) break;
    if (auto found = won_by(map, work)) return found;
  }
  return std::nullopt;
}

std::optional<BoardMirror::Won> BoardMirror::won_by(const BoardMap& map, Work& work) {
  const std::uint32_t unlike = count_unlike(map);
  std::vector<std::uint32_t> near;  // cells that a move changes, and their images
  for (std::size_t move = 0; move < board_.moves.size(); ++move) {
    const DrawnBoard::Drawn& drawn = board_.moves[move];
    for (std::uint32_t corner = 0; corner < board_.cells.size(); ++corner) {
      work.spend();
      if (work.limit_reached()) return std::nullopt;
      if (!board_.stands(drawn, corner)) continue;
      near.clear();
      for (const DrawnBoard::Cell& cell : drawn.cells) {
        if (cell.left == cell.right) continue;
        near.push_back(board_.cell_of(corner, cell));
        near.push_back(image_of(map, near.back()));
      }
      std::sort(near.begin(), near.end());
      near.erase(std::unique(near.begin(), near.end()), near.end());
      if (unlike_among(map, near) != unlike) continue;
      board_.write(drawn, corner, true);
      std::optional<Argument> argument;
      if (unlike_among(map, near) == 0 && !board_.stands_anywhere(board_.never, work))
        argument = prove(map, work);
      board_.write(drawn, corner, false);
      if (argument) return Won{std::move(*argument), move, corner};
    }
  }
  return std::nullopt;
}

}  // namespace nimber
