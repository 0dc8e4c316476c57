// Subtraction sets: the template that most tutorials print, a stamped mex, and 64 heaps at a time.
#include "bench.hpp"

#include <nimber/period.hpp>
#include "rules/subtraction_set.hpp"
#include "values/dense.hpp"
#include "values/outcomes.hpp"
#include "values/period_proof.hpp"
#include "values/subtraction.hpp"
#include "values/value_table.hpp"

#include <random>
#include <set>

using namespace nimber;

namespace {

std::vector<std::uint64_t> random_set(std::size_t count, std::uint64_t most) {
  std::mt19937 random(5);
  std::set<std::uint64_t> numbers;
  while (numbers.size() < count) numbers.insert(1 + random() % most);
  return {numbers.begin(), numbers.end()};
}
const std::vector<std::uint64_t> small = {1, 3, 4};
const std::vector<std::uint64_t> fibonacci = {1,  2,  3,   5,   8,   13,  21, 34,
                                              55, 89, 144, 233, 377, 610, 987};
const std::vector<std::uint64_t> ten = random_set(10, 64);
const std::vector<std::uint64_t> hundred = random_set(100, 1000);

void items(benchmark::State& state) {
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void tutorial(benchmark::State& state, const std::vector<std::uint64_t>& set) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    std::vector<int> g(count, 0);
    for (std::size_t n = 1; n < count; ++n) {
      std::vector<int> seen(count, 0);
      for (const std::uint64_t s : set) {
        if (s <= n) seen[static_cast<std::size_t>(g[n - static_cast<std::size_t>(s)])] = 1;
      }
      while (seen[static_cast<std::size_t>(g[n])]) ++g[n];
    }
    benchmark::DoNotOptimize(g);
  }
  items(state);
}

void stamped(benchmark::State& state, const std::vector<std::uint64_t>& set) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    ValueTable table;
    while (table.size() < count) table.push_back(plain_subtraction_value(set, table));
    benchmark::DoNotOptimize(table);
  }
  items(state);
}

void fast(benchmark::State& state, const std::vector<std::uint64_t>& set) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    SubtractionEngine engine(set);
    ValueTable table;
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    engine.grow(table, count - 1, work);
    benchmark::DoNotOptimize(table);
  }
  items(state);
}

void small_tutorial(benchmark::State& state) { tutorial(state, small); }
void fibonacci_tutorial(benchmark::State& state) { tutorial(state, fibonacci); }
void ten_tutorial(benchmark::State& state) { tutorial(state, ten); }
void small_stamped(benchmark::State& state) { stamped(state, small); }
void small_fast(benchmark::State& state) { fast(state, small); }
void fibonacci_stamped(benchmark::State& state) { stamped(state, fibonacci); }
void fibonacci_fast(benchmark::State& state) { fast(state, fibonacci); }
void ten_stamped(benchmark::State& state) { stamped(state, ten); }
void ten_fast(benchmark::State& state) { fast(state, ten); }
void hundred_stamped(benchmark::State& state) { stamped(state, hundred); }
void hundred_fast(benchmark::State& state) { fast(state, hundred); }

/// A table with values of a set that shows no period.
const ValueTable& unproven() {
  static const ValueTable table = [] {
    ValueTable values;
    SubtractionEngine engine(hundred);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    engine.grow(values, 999'999, work);
    return values;
  }();
  return table;
}
void search_plain(benchmark::State& state) {
  const ValueTable& table = unproven();
  std::vector<std::uint32_t> values(static_cast<std::size_t>(state.range(0)));
  for (std::size_t n = 0; n < values.size(); ++n) values[n] = table[n];
  for (auto _ : state) benchmark::DoNotOptimize(prove_subtraction_period(values, hundred.back()));
  items(state);
}
void search_fast(benchmark::State& state) {
  const ValueTable& table = unproven();
  for (auto _ : state) benchmark::DoNotOptimize(prove_subtraction_period(table, hundred.back()));
  items(state);
}
void tile_fast(benchmark::State& state) {
  for (auto _ : state) {
    ValueTable table;
    for (std::size_t n = 0; n < 7000; ++n) table.push_back(static_cast<std::uint32_t>(n % 7));
    table.repeat(7, static_cast<std::size_t>(state.range(0)) - table.size());
    benchmark::DoNotOptimize(table);
  }
  items(state);
}

std::vector<std::uint8_t> primes(std::size_t to) {
  auto reader = Reader::open("prime");
  return SubtractionSet::read(*reader)->members(to);
}
void prime_stamped(benchmark::State& state) {
  std::vector<std::uint64_t> set;
  const auto member = primes(static_cast<std::size_t>(state.range(0)));
  for (std::size_t k = 0; k < member.size(); ++k) {
    if (member[k] != 0) set.push_back(k);
  }
  stamped(state, set);
}
void prime_fast(benchmark::State& state) {
  for (auto _ : state) {
    DenseEngine engine(primes);
    ValueTable table;
    Work work(UINT64_MAX);
    while (table.size() < static_cast<std::size_t>(state.range(0))) {
      work.open_step(1'000'000);
      engine.grow(table, static_cast<std::size_t>(state.range(0)) - 1, work);
    }
    benchmark::DoNotOptimize(table);
  }
  items(state);
}

void square_plain(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  std::vector<std::uint64_t> set;
  for (std::uint64_t r = 1; r * r < count; ++r) set.push_back(r * r);
  for (auto _ : state) {
    std::vector<bool> lost;
    lost.reserve(count);
    while (lost.size() < count) lost.push_back(plain_outcome(set, lost));
    benchmark::DoNotOptimize(lost);
  }
  items(state);
}
void square_fast(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  auto reader = Reader::open("square");
  const auto set = SubtractionSet::read(*reader);
  for (auto _ : state) {
    OutcomeSieve sieve(set->member_bits(count), count);
    Work work(UINT64_MAX);
    while (sieve.known() < count) {
      work.open_step(1'000'000);
      sieve.grow(work);
    }
    benchmark::DoNotOptimize(sieve.lost());
  }
  items(state);
}

}  // namespace

BENCHMARK(small_tutorial)->Name("take {1,3,4}|tutorial")->Arg(1000)->Arg(10000);
BENCHMARK(small_stamped)
    ->Name("take {1,3,4}|plain")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(small_fast)->Name("take {1,3,4}|ours")->Arg(1000)->Arg(10000)->Arg(100000)->Arg(1000000);
BENCHMARK(fibonacci_tutorial)->Name("take, Fibonacci to 1000|tutorial")->Arg(10000);
BENCHMARK(fibonacci_stamped)
    ->Name("take, Fibonacci to 1000|plain")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(fibonacci_fast)
    ->Name("take, Fibonacci to 1000|ours")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(ten_tutorial)->Name("take, 10 random of 1..64|tutorial")->Arg(10000);
BENCHMARK(ten_stamped)
    ->Name("take, 10 random of 1..64|plain")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(ten_fast)
    ->Name("take, 10 random of 1..64|ours")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(hundred_stamped)
    ->Name("take, 100 random of 1..1000|plain")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(hundred_fast)
    ->Name("take, 100 random of 1..1000|ours")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(prime_stamped)->Name("take, primes|plain")->Arg(1000)->Arg(10000)->Arg(100000);
BENCHMARK(prime_fast)->Name("take, primes|ours")->Arg(1000)->Arg(10000)->Arg(100000)->Arg(1000000);
BENCHMARK(square_plain)
    ->Name("take, squares: P-positions|plain")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000)
    ->Arg(10000000);
BENCHMARK(square_fast)
    ->Name("take, squares: P-positions|ours")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000)
    ->Arg(10000000);
BENCHMARK(search_plain)->Name("period search, 1000 values of window|plain")->Arg(1000000);
BENCHMARK(search_fast)->Name("period search, 1000 values of window|ours")->Arg(1000000);
BENCHMARK(tile_fast)->Name("values past a proven period|ours")->Arg(10000000);
