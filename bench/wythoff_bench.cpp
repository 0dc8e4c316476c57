// Wythoff's game. Cold pairs: a 128-bit square root, and the golden ratio in fixed point. Values of
// a square of positions: three loops and a mex, and sets of rows, columns and diagonals.
#include "bench.hpp"

#include "values/cold_pairs.hpp"
#include "values/wythoff.hpp"

#include <random>

using namespace nimber;

namespace {

const std::vector<std::uint64_t>& heaps() {
  static const std::vector<std::uint64_t> list = [] {
    std::mt19937_64 random(9);
    std::vector<std::uint64_t> all(4096);
    for (auto& heap : all) heap = random() % 1'000'000'000'000'000'000;
    return all;
  }();
  return list;
}

template <std::uint64_t (*smaller)(std::uint64_t)>
void cold(benchmark::State& state) {
  for (auto _ : state) {
    std::uint64_t sum = 0;
    for (const std::uint64_t k : heaps()) sum += smaller(k);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(heaps().size()));
}

void values_plain(benchmark::State& state) {
  const auto size = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(plain_wythoff_values(size, size));
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}
void values_fast(benchmark::State& state) {
  const auto size = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    WythoffTable table(size, size);
    while (!table.done()) table.build_row();
    benchmark::DoNotOptimize(table);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}

}  // namespace

BENCHMARK(values_plain)
    ->Name("Wythoff's values, side of a square|plain")
    ->Arg(100)
    ->Arg(300)
    ->Arg(1000);
BENCHMARK(values_fast)
    ->Name("Wythoff's values, side of a square|ours")
    ->Arg(100)
    ->Arg(300)
    ->Arg(1000)
    ->Arg(4000);
BENCHMARK(cold<cold_smaller_by_root>)->Name("Wythoff's cold pairs to 10^18|plain");
BENCHMARK(cold<cold_smaller>)->Name("Wythoff's cold pairs to 10^18|ours");
