// Nim with millions of heaps, as a judge's input may hold them: the nim-sum, and all winning moves.
#include "bench.hpp"

#include "values/nim.hpp"
#include "values/nim_sum.hpp"

#include <random>

using namespace nimber;

namespace {

std::vector<Heap> heaps(std::int64_t count) {
  std::mt19937_64 random(29);
  std::vector<Heap> list(static_cast<std::size_t>(count));
  do {
    for (Heap& heap : list) heap = random() % 1'000'000'000;
  } while (nim_sum(list) < 1 << 29);  // about half of the heaps win
  return list;
}

template <class Work>
void run(benchmark::State& state, Work work) {
  const std::vector<Heap> list = heaps(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(work(list));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
void sum(benchmark::State& state) { run(state, nim_sum); }
void wins_plain(benchmark::State& state) { run(state, plain_nim_wins); }
void wins_fast(benchmark::State& state) { run(state, nim_wins); }

}  // namespace

BENCHMARK(sum)->Name("Nim, the nim-sum|ours")->Arg(10000)->Arg(10000000);
BENCHMARK(wins_plain)
    ->Name("Nim, all winning moves|plain")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000)
    ->Arg(10000000);
BENCHMARK(wins_fast)
    ->Name("Nim, all winning moves|ours")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000)
    ->Arg(10000000);
