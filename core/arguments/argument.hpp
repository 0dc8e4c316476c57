// Who wins by an argument, without a search: a symmetry by which the second player copies each
// move. The theorem and its proof: docs/theorems.md, section symmetry.
#pragma once

#include <nimber/moves.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber {

// The maps by which moves are copied: name and word.
// clang-format off
#define NIMBER_SYMMETRY_MAPS(X) \
  X(half_turn, "half-turn")           /* a board turned by half; a row read backwards */ \
  X(mirror_rows, "mirror-rows")       /* the first row and the last one change places */ \
  X(mirror_columns, "mirror-columns") /* the first column and the last one change places */ \
  X(swap, "swap")                     /* equal parts of a sum change places */ \
  X(graph, "graph")                   /* an automorphism of a graph */
// clang-format on

enum class SymmetryMap : std::uint8_t {
#define NIMBER_SYMMETRY_MAP(name, word) name,
  NIMBER_SYMMETRY_MAPS(NIMBER_SYMMETRY_MAP)
#undef NIMBER_SYMMETRY_MAP
};

/// The map's word: "half-turn".
std::string_view text(SymmetryMap map);

/// A position is lost by copying; or, with `first`, won by a move to such a one.
struct Argument {
  SymmetryMap map = SymmetryMap::half_turn;
  std::optional<PositionMove> first;
  /// What changes places, the smaller first: cells from 1, row by row; parts from 1; vertices, as
  /// indices of `names`. What the map leaves where it is is not among them.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> pairs;
  std::vector<std::string> names;  ///< graph only
  /// Boards: two symbols that the map exchanges as well; none where it leaves symbols as they are.
  std::optional<std::pair<char, char>> exchange;

  /// Boards: what every move makes smaller, so that play ends. A cell counts by its symbol; where a
  /// move leaves the sum of all cells as it is, the sum of its second weights, each times the
  /// cell's column or row, from 0, falls.
  struct Measure {
    struct Weight {
      char symbol = 0;  ///< 0: any other one
      std::int64_t count = 0;
      std::int64_t column = 0;
      std::int64_t row = 0;
    };
    std::vector<Weight> weights;
  };
  Measure measure;
};

}  // namespace nimber
