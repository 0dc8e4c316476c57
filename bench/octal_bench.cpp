// Octal games: all options with a stamped mex, and the sparse way; periods with their proof.
#include "bench.hpp"

#include "values/octal.hpp"
#include "values/value_table.hpp"

#include <algorithm>

using namespace nimber;

namespace {

OctalMoves moves_of(const char* code) {
  std::vector<int> digits;
  for (; *code != 0; ++code) {
    if (*code != '.') digits.push_back(*code - '0');
  }
  return digits.empty() ? OctalMoves::grundy() : OctalMoves::of(digits);
}

template <const char* code>
void plain(benchmark::State& state) {
  const OctalMoves moves = moves_of(code);
  for (auto _ : state) {
    ValueTable table;
    std::uint64_t looked = 0;
    while (table.size() < static_cast<std::size_t>(state.range(0)))
      table.push_back(plain_octal_value(moves, table, looked));
    benchmark::DoNotOptimize(table);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

template <const char* code>
void sparse(benchmark::State& state) {
  for (auto _ : state) {
    OctalEngine engine(moves_of(code));
    ValueTable table;
    Work work(UINT64_MAX);
    // In short calls: a browser improves a function only between its calls.
    while (table.size() < static_cast<std::size_t>(state.range(0))) {
      work.open_step(1'000'000);
      engine.grow(table, static_cast<std::size_t>(state.range(0)) - 1, work);
    }
    benchmark::DoNotOptimize(table);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

template <const char* code>
void proof(benchmark::State& state) {
  for (auto _ : state) {
    OctalEngine engine(moves_of(code));
    ValueTable table;
    Work work(UINT64_MAX);
    std::optional<Period> period;
    while (!period) {
      const std::size_t check = table.size() + table.size() / 16 + 32;
      while (table.size() < check) {
        work.open_step(1'000'000);
        engine.grow(table, check, work);
      }
      period = engine.prove(table);
    }
    benchmark::DoNotOptimize(period);
    state.counters["values"] = static_cast<double>(table.size());
    state.counters["bytes"] = static_cast<double>(table.memory());
  }
}

constexpr char grundy[] = "";
constexpr char kayles[] = "0.77";
constexpr char o16[] = "0.16";
constexpr char o56[] = "0.56";
constexpr char o127[] = "0.127";
constexpr char o376[] = "0.376";
constexpr char o354[] = "0.354";
constexpr char o104[] = "0.104";

}  // namespace

BENCHMARK(plain<kayles>)->Name("octal 0.77|plain")->Arg(1000)->Arg(10000)->Arg(100000);
BENCHMARK(sparse<kayles>)
    ->Name("octal 0.77|ours")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(plain<o16>)->Name("octal 0.16|plain")->Arg(1000)->Arg(10000)->Arg(100000);
BENCHMARK(sparse<o16>)->Name("octal 0.16|ours")->Arg(1000)->Arg(10000)->Arg(100000)->Arg(1000000);
BENCHMARK(plain<o56>)->Name("octal 0.56|plain")->Arg(1000)->Arg(10000);
BENCHMARK(sparse<o56>)->Name("octal 0.56|ours")->Arg(1000)->Arg(10000)->Arg(100000)->Arg(1000000);
BENCHMARK(plain<grundy>)->Name("Grundy's game|plain")->Arg(1000)->Arg(10000)->Arg(100000);
BENCHMARK(sparse<grundy>)
    ->Name("Grundy's game|ours")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(proof<o16>)->Name("period of 0.16 with proof|ours")->Iterations(2);
BENCHMARK(proof<o56>)->Name("period of 0.56 with proof|ours")->Iterations(2);
BENCHMARK(proof<o127>)->Name("period of 0.127 with proof|ours")->Iterations(2);
BENCHMARK(proof<o376>)->Name("period of 0.376 with proof|ours")->Iterations(1);
BENCHMARK(proof<o354>)->Name("period of 0.354 with proof|ours")->Iterations(1);
BENCHMARK(proof<o104>)->Name("period of 0.104 with proof|ours")->Iterations(1);
