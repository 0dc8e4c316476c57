// A drawn rule and a board of any size, as symmetries look at them: symbols are numbers, those that
// no picture looks at are all 0, and the stars of pictures are left out.
#pragma once

#include "rules/picture/picture_rule.hpp"

#include <nimber/work.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace nimber {

struct DrawnBoard {
  using Symbol = std::uint8_t;
  static constexpr Symbol any = UINT8_MAX;

  struct Cell {
    std::uint32_t column = 0;
    std::uint32_t row = 0;
    Symbol left = 0;
    Symbol right = 0;  ///< of `never` and `until` pictures as `left`
  };
  struct Drawn {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<Cell> cells;        ///< without stars
    std::vector<Symbol> left_grid;  ///< with stars, row by row
    bool same_as(const Drawn& other) const;
  };

  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<Symbol> cells;
  std::string symbols;  ///< by number; symbols[0] is 0
  std::vector<Drawn> moves;
  std::vector<Drawn> never;
  std::vector<Drawn> until;

  DrawnBoard(const PictureRule& rule, const Picture& board);

  std::uint32_t at(std::uint32_t column, std::uint32_t row) const { return row * width + column; }
  bool fits(const Drawn& picture, std::uint32_t corner) const {
    return corner % width + picture.width <= width && corner / width + picture.height <= height;
  }
  std::uint32_t cell_of(std::uint32_t corner, const Cell& cell) const {
    return corner + cell.row * width + cell.column;
  }
  bool stands(const Drawn& picture, std::uint32_t corner) const;
  bool stands_anywhere(const std::vector<Drawn>& pictures, Work& work) const;
  /// Is it a legal move? Cost: all places of `never` pictures.
  bool legal(std::size_t move, std::uint32_t corner, Work& work);
  /// Writes the right picture, or the left one back.
  void write(const Drawn& move, std::uint32_t corner, bool right);
};

}  // namespace nimber
