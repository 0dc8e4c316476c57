#include "rules/small_rows.hpp"

#include <nimber/reader.hpp>

#include "values/stable_order.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace nimber {
namespace {

constexpr std::size_t most_cells_alike = 4;
constexpr std::size_t most_cells_sorted = 5;
constexpr std::size_t least_numbers = 3;
constexpr std::uint64_t most_largest = 1'000'000;

/// How many rows of so many numbers there are; more than `most` is as good as infinitely many.
std::uint64_t count_of(std::size_t cells, std::int64_t largest, bool sorted, std::uint64_t most) {
  // Sorted rows: cells + largest choose cells, built up so that each step is whole.
  std::uint64_t count = 1;
  for (std::size_t i = 1; i <= cells && count <= most; ++i) {
    const auto kinds = static_cast<std::uint64_t>(largest) + (sorted ? i : 1);
    count = count * kinds / (sorted ? i : 1);
  }
  return count;
}

std::uint64_t count_in(const RowShape& shape, const RowBox& box, std::uint64_t most) {
  std::uint64_t count = 0;
  for (std::size_t cells = shape.least; cells <= box.cells && count <= most; ++cells)
    count += count_of(cells, box.largest, shape.sorted, most);
  return count;
}

void add_rows(const RowShape& shape, const RowBox& box, std::size_t cells,
              std::vector<std::int64_t>& row, std::vector<std::vector<std::int64_t>>& out) {
  if (row.size() == cells) {
    out.push_back(row);
    return;
  }
  for (std::int64_t n = shape.sorted && !row.empty() ? row.back() : 0; n <= box.largest; ++n) {
    row.push_back(n);
    add_rows(shape, box, cells, row, out);
    row.pop_back();
  }
}

}  // namespace

std::optional<RowShape> row_shape(const Rule& rule) {
  if (rule.game().board != Board::numbers) return std::nullopt;
  const Drawing drawing = rule.display().drawing({});
  const bool sorted = drawing.shape == "bag" || drawing.shape == "set";
  const std::size_t numbers = drawing.names.size();
  // Cells have one name for all.
  if (numbers == 1 && drawing.shape != "number") return RowShape{1, limits::own_cells, sorted};
  if (numbers < least_numbers) return std::nullopt;
  return RowShape{numbers, numbers, sorted};
}

RowBox row_box(const RowShape& shape, std::uint64_t rows, std::uint64_t largest) {
  RowBox box;
  box.cells = std::min(shape.most,
                       std::max(shape.least, shape.sorted ? most_cells_sorted : most_cells_alike));
  box.largest = static_cast<std::int64_t>(std::clamp<std::uint64_t>(largest, 1, most_largest));
  const auto grows = [&](RowBox next) {
    if (count_in(shape, next, rows) > rows) return false;
    box = next;
    return true;
  };
  const RowBox shortest{shape.least, box.largest};
  if (largest == 0 || count_in(shape, shortest, rows) > rows) {
    box.largest = 1;
    while (grows({box.cells, box.largest + 1})) {}
    return box;
  }
  box = shortest;
  while (box.cells < shape.most && grows({box.cells + 1, box.largest})) {}
  return box;
}

std::vector<std::vector<std::int64_t>> rows_in(const RowShape& shape, const RowBox& box) {
  std::vector<std::vector<std::int64_t>> out;
  std::vector<std::int64_t> row;
  for (std::size_t cells = shape.least; cells <= box.cells; ++cells)
    add_rows(shape, box, cells, row, out);
  const auto sum = [](const std::vector<std::int64_t>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
  };
  // Rows of one sum stand by length, and of one length number by number, already.
  put_in_order(out, [&](const auto& x, const auto& y) { return sum(x) < sum(y); });
  return out;
}

std::string text_of_row(const std::vector<std::int64_t>& row) {
  std::string out;
  for (const std::int64_t n : row) out.append(out.empty() ? "" : ",").append(std::to_string(n));
  return out;
}

std::optional<State> row_state(const Rule& rule, const std::vector<std::int64_t>& row) {
  auto reader = Reader::open(text_of_row(row));
  if (!reader) return std::nullopt;
  auto state = rule.read_state(*reader);
  if (!state || !reader->at_end()) return std::nullopt;
  return std::move(*state);
}

}  // namespace nimber
