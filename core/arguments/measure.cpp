#include "arguments/measure.hpp"

#include <algorithm>
#include <cstdint>

namespace nimber {
namespace {

constexpr int most_corrections = 20'000;

using Falls = std::vector<std::int64_t>;  // by feature, what a move takes away

/// Weights with which every row comes to 1 or more. A row's entries are at most 64 * 64, so the
/// weights stay below 2^27 and their sums below 2^50.
std::optional<std::vector<std::int64_t>> weights_for(const std::vector<Falls>& rows,
                                                     std::size_t features, Work& work) {
  std::vector<std::int64_t> weights(features, 0);
  int corrections = 0;
  for (bool again = true; again;) {
    again = false;
    for (const Falls& row : rows) {
      std::int64_t sum = 0;
      for (std::size_t i = 0; i < features; ++i) sum += row[i] * weights[i];
      work.spend();
      if (sum >= 1) continue;
      if (++corrections > most_corrections || work.limit_reached()) return std::nullopt;
      for (std::size_t i = 0; i < features; ++i) weights[i] += row[i];
      again = true;
    }
  }
  return weights;
}

}  // namespace

std::optional<Argument::Measure> find_measure(const DrawnBoard& board,
                                              const std::vector<std::size_t>& moves, Work& work) {
  const std::size_t n = board.symbols.size();
  std::vector<Falls> counts;
  std::vector<Falls> places;
  for (const std::size_t move : moves) {
    Falls count(n, 0);
    Falls place(2 * n, 0);
    for (const DrawnBoard::Cell& cell : board.moves[move].cells) {
      ++count[cell.left];
      --count[cell.right];
      place[2 * std::size_t{cell.left}] += cell.column;
      place[2 * std::size_t{cell.right}] -= cell.column;
      place[2 * std::size_t{cell.left} + 1] += cell.row;
      place[2 * std::size_t{cell.right} + 1] -= cell.row;
    }
    const bool same = std::all_of(count.begin(), count.end(), [](auto c) { return c == 0; });
    (same ? places : counts).push_back(same ? std::move(place) : std::move(count));
  }
  const auto by_count = weights_for(counts, n, work);
  const auto by_place = weights_for(places, 2 * n, work);
  if (!by_count || !by_place) return std::nullopt;
  Argument::Measure measure;
  for (std::size_t i = 0; i < n; ++i)
    measure.weights.push_back(
        {board.symbols[i], (*by_count)[i], (*by_place)[2 * i], (*by_place)[2 * i + 1]});
  return measure;
}

}  // namespace nimber
