// Wythoff's cold pairs: a 128-bit square root, and the golden ratio in fixed point.
#include "bench.hpp"

#include <nimber/wythoff.hpp>

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

}  // namespace

BENCHMARK(cold<cold_smaller_by_root>)->Name("Wythoff's cold pairs to 10^18|plain");
BENCHMARK(cold<cold_smaller>)->Name("Wythoff's cold pairs to 10^18|ours");
