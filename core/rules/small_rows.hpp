// All small rows of numbers that are states of a rule, one part each.
#pragma once

#include <nimber/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// What rows of numbers the parts of a rule are.
struct RowShape {
  std::size_t least = 1;  ///< so many numbers at least, and at most
  std::size_t most = 1;
  bool sorted = false;  ///< in no order: they ascend

  bool operator==(const RowShape&) const = default;
};

/// The shape of a rule whose parts are three numbers or more, or cells. None for other rules.
std::optional<RowShape> row_shape(const Rule& rule);

/// Rows of at most `cells` numbers from 0 to `largest`.
struct RowBox {
  std::size_t cells = 0;
  std::int64_t largest = 0;
};

/// The largest box that holds at most `rows` rows: of rows of any length at most four cells, of
/// sorted ones five. With `largest` it grows in length instead, where the shortest rows alone are
/// not too many.
RowBox row_box(const RowShape& shape, std::uint64_t rows, std::uint64_t largest = 0);

/// Every row of the box, by its sum, then its length, then number by number.
std::vector<std::vector<std::int64_t>> rows_in(const RowShape& shape, const RowBox& box);

/// The row as it is written: "1,2,4".
std::string text_of_row(const std::vector<std::int64_t>& row);

/// The state of one part with these numbers; none where the rule reads none there.
std::optional<State> row_state(const Rule& rule, const std::vector<std::int64_t>& row);

}  // namespace nimber
