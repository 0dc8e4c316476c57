#include "catch.hpp"

#include "values/cold_pairs.hpp"
#include "values/wythoff.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

using namespace nimber;

TEST_CASE("the golden ratio in fixed point gives the cold pairs of the square root") {
  bool same = true;
  for (std::uint64_t k = 0; k < 200'000; ++k)
    same = same && cold_smaller(k) == cold_smaller_by_root(k);
  CHECK(same);
  // k phi is nearest to an integer at the Fibonacci numbers.
  std::uint64_t a = 1;
  std::uint64_t b = 1;
  while (b <= 2'000'000'000'000'000'000) {
    for (std::uint64_t k = b - 1; k <= b + 1; ++k)
      CHECK(cold_smaller(k) == cold_smaller_by_root(k));
    const std::uint64_t next = a + b;
    a = b;
    b = next;
  }
  constexpr std::uint64_t bound = std::uint64_t{1} << 61;
  for (std::uint64_t k = bound - 1000; k < bound; ++k)
    CHECK(cold_smaller(k) == cold_smaller_by_root(k));
  std::mt19937_64 random(3);
  for (int i = 0; i < 200'000; ++i) {
    const std::uint64_t k = random() % bound >> random() % 60;
    same = same && cold_smaller(k) == cold_smaller_by_root(k);
  }
  CHECK(same);
}

TEST_CASE("values of Wythoff's game, by sets and by three loops, tables of any shape") {
  std::mt19937 random(24);
  std::vector<std::pair<std::size_t, std::size_t>> shapes = {
      {1, 1}, {1, 5000}, {2, 5000}, {3, 5000}, {21, 3000}, {64, 1000}, {65, 66}, {450, 450}};
  for (int i = 0; i < 12; ++i) {
    const std::size_t rows = 1 + random() % 90;
    shapes.emplace_back(rows, rows + random() % 700);
  }
  for (const auto& [rows, columns] : shapes) {
    INFO(rows << " x " << columns);
    const auto plain = plain_wythoff_values(rows, columns);
    WythoffTable table(rows, columns);
    // While it is built it also holds a set for each column and each diagonal, of a word at least.
    CHECK(table.memory() >= rows * (columns - rows) * 2 + 2 * columns * 8);
    std::uint64_t looked = 0;
    std::size_t cells = 0;
    while (!table.done()) {
      const std::uint64_t here = table.build_row();
      CHECK(here >= columns - cells / columns);
      looked += here;
      cells += columns;
    }
    cells = rows * columns - rows * (rows - 1) / 2;
    CHECK(looked >= cells);
    CHECK(looked <= 3 * cells);
    // Two bytes a cell, and the sets of the columns and diagonals.
    CHECK(table.memory() >= 2 * cells);
    CHECK(table.memory() <= 2 * cells + 4 * rows * columns + 64 * (rows + columns) * 8);
    bool same = true;
    for (std::size_t a = 0; a < rows; ++a) {
      for (std::size_t b = 0; b < columns; ++b)
        same = same && plain[a * columns + b] == table.at(std::min(a, b), std::max(a, b));
    }
    CHECK(same);
  }
}
