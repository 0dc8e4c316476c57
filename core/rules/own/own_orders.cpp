#include "rules/own/own_orders.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>

namespace nimber {
namespace {

constexpr std::int64_t numbers_tried = 300;
constexpr std::int64_t pairs_tried = 32;
constexpr std::uint64_t work_of_trying = 30'000'000;
constexpr std::size_t most_cells_tried = 6;
constexpr std::int64_t rows_tried = 1500;

std::int64_t sum_of(const OwnPart& part) {
  return std::accumulate(part.begin(), part.end(), std::int64_t{0});
}
std::int64_t zeros_of(const OwnPart& part) { return std::count(part.begin(), part.end(), 0); }

/// By two numbers in turn.
using RowMeasure = std::pair<std::int64_t, std::int64_t>;
std::int64_t length_of(const OwnPart& part) { return static_cast<std::int64_t>(part.size()); }

constexpr bool (*row_orders[])(const OwnPart&, const OwnPart&) = {
    [](const OwnPart& a, const OwnPart& b) {
      return RowMeasure(sum_of(a), length_of(a)) < RowMeasure(sum_of(b), length_of(b));
    },
    [](const OwnPart& a, const OwnPart& b) {
      return RowMeasure(zeros_of(a), length_of(a)) < RowMeasure(zeros_of(b), length_of(b));
    },
    [](const OwnPart& a, const OwnPart& b) {
      return RowMeasure(length_of(a), sum_of(a)) < RowMeasure(length_of(b), sum_of(b));
    },
    [](const OwnPart& a, const OwnPart& b) {
      return RowMeasure(length_of(a), zeros_of(a)) < RowMeasure(length_of(b), zeros_of(b));
    },
    [](const OwnPart& a, const OwnPart& b) {
      return a.size() < b.size() ||
             (a.size() == b.size() &&
              std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()));
    },
    [](const OwnPart& a, const OwnPart& b) {
      return a.size() < b.size() ||
             (a.size() == b.size() &&
              std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend()));
    },
};

}  // namespace

bool numbers_go_down(const OwnRule& own) {
  Work work(work_of_trying);
  work.open_step(work_of_trying);
  for (std::int64_t n = 0; n < numbers_tried; ++n) {
    const bool down = own.each_result({n}, work, [&](const OwnResult& result) {
      return std::all_of(result.pieces.begin(), result.pieces.end(),
                         [&](const OwnResult::Piece& piece) { return piece.part[0] < n; });
    });
    if (!down) return work.limit_reached() && n > 0;
  }
  return true;
}

bool pairs_go_down(const OwnRule& own) {
  Work work(work_of_trying);
  work.open_step(work_of_trying);
  using Measure = std::pair<std::int64_t, std::int64_t>;
  constexpr Measure (*measures[])(const OwnPart&) = {
      [](const OwnPart& part) { return Measure(part[0] + part[1], part[0]); },
      [](const OwnPart& part) { return Measure(part[0] + part[1], part[1]); },
      [](const OwnPart& part) { return Measure(part[0], part[1]); },
      [](const OwnPart& part) { return Measure(part[1], part[0]); },
  };
  std::array<bool, std::size(measures)> down{};
  down.fill(true);
  for (std::int64_t a = 0; a < pairs_tried; ++a) {
    for (std::int64_t b = own.shape().sorted() ? a : 0; b < pairs_tried; ++b) {
      const OwnPart here = {a, b};
      const bool ended = !own.each_result(here, work, [&](const OwnResult& result) {
        for (std::size_t i = 0; i < down.size(); ++i) {
          for (const OwnResult::Piece& piece : result.pieces)
            down[i] = down[i] && measures[i](piece.part) < measures[i](here);
        }
        return true;
      });
      if (ended)
        return work.limit_reached() && a > 0 &&
               std::find(down.begin(), down.end(), true) != down.end();
    }
  }
  return std::find(down.begin(), down.end(), true) != down.end();
}

bool rows_go_down(const OwnRule& own) {
  Work work(work_of_trying);
  work.open_step(work_of_trying);
  std::array<bool, std::size(row_orders)> down{};
  down.fill(true);
  for (std::size_t cells = 1; cells <= most_cells_tried; ++cells) {
    // Cells below so much, that there are few enough rows.
    std::int64_t base = 2;
    const auto count = [&](std::int64_t digits) {
      std::int64_t all = 1;
      for (std::size_t i = 0; i < cells && all <= rows_tried; ++i) all *= digits;
      return all;
    };
    while (base < numbers_tried && count(base + 1) <= rows_tried) ++base;
    for (std::int64_t number = 0; number < count(base); ++number) {
      OwnPart here(cells);
      std::int64_t rest = number;
      for (std::int64_t& cell : here) cell = std::exchange(rest, rest / base) % base;
      if (own.shape().sorted() && !std::is_sorted(here.begin(), here.end())) continue;
      const bool ended = !own.each_result(here, work, [&](const OwnResult& result) {
        for (std::size_t i = 0; i < down.size(); ++i) {
          for (const OwnResult::Piece& piece : result.pieces)
            down[i] = down[i] && row_orders[i](piece.part, here);
        }
        return true;
      });
      const bool any = std::find(down.begin(), down.end(), true) != down.end();
      if (ended || !any) return any && work.limit_reached() && cells > 1;
    }
  }
  return true;
}

}  // namespace nimber
