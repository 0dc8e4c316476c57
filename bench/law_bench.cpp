// Heaps near 10^18 of rules that people write, by what a theorem says of them, beside the same
// recursion written by hand; and what it takes to look for a theorem.
#include "bench.hpp"

#include <nimber/notation.hpp>
#include "rules/own/own_bound.hpp"
#include "rules/own/own_pair_laws.hpp"
#include "rules/own/own_stretches.hpp"
#include "rules/own/own_theorem.hpp"
#include "rules/own/own_twin.hpp"

#include <bit>
#include <random>
#include <utility>

using namespace nimber;

namespace {

std::vector<std::uint64_t> large_heaps(std::size_t count) {
  std::mt19937_64 random(20);
  std::vector<std::uint64_t> heaps(count);
  for (auto& heap : heaps) heap = max_integer - random() % (max_integer / 2);
  return heaps;
}

struct Third {
  static constexpr const char* text = "own/n;k=1..n/3;n-=k";
  static std::uint64_t by_hand(std::uint64_t n) {
    while (n % 3 != 0) n -= n / 3 + 1;
    return n / 3;
  }
};
struct Divisor {
  static constexpr const char* text = "own/n;k=divisors(n);n-=k";
  static std::uint64_t by_hand(std::uint64_t n) {
    return static_cast<std::uint64_t>(std::countr_zero(n)) + 1;
  }
};
struct DividedBy {
  static constexpr const char* text = "own/n;n>1;k=2..9;n=(n+k-1)/k";
  static std::uint64_t by_hand(std::uint64_t n) {
    while (n >= 10) n = (n + 17) / 18;
    return n < 2 ? 0 : n < 3 ? 1 : n < 5 ? 2 : n < 9 ? 3 : 4;
  }
};

std::uint64_t told(const Rule& rule, std::uint64_t n, Work& work) {
  const State state = {n};
  while (rule.theory().prepare(state, work) == Ready::pending) work.open_step(UINT64_MAX);
  std::vector<Component> components;
  rule.theory().components(state, components);
  return components.at(0).value.value_or(UINT64_MAX);
}

template <class R>
void heaps_by_hand(benchmark::State& state) {
  const auto heaps = large_heaps(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    for (const std::uint64_t heap : heaps) benchmark::DoNotOptimize(R::by_hand(heap));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
template <class R>
void heaps_by_law(benchmark::State& state) {
  const auto heaps = large_heaps(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    const RulePtr rule = *read_rule(R::text);
    Work work(UINT64_MAX / 2);
    work.open_step(UINT64_MAX / 2);
    for (const std::uint64_t heap : heaps) benchmark::DoNotOptimize(told(*rule, heap, work));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

const char* const looked_at[] = {"n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)", "n;k=1..n/3;n-=k",
                                 "n;n-=1|n>0;n%2==0;=>3*(n/2)", "{a,b};k=1..(b-1)/a;b-=k*a",
                                 "x[];i=1..len(x)-1;x[i]>x[i+1];x[i]-=1"};

std::vector<OwnRule> rules_read() {
  std::vector<OwnRule> out;
  for (const char* const text : looked_at) {
    auto reader = Reader::open(text);
    out.push_back(*OwnRule::read(*reader));
  }
  return out;
}
void rules_only_read(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(rules_read());
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(std::size(looked_at)));
}
void rules_read_and_looked_at(benchmark::State& state) {
  for (auto _ : state) {
    for (const OwnRule& rule : rules_read()) {
      benchmark::DoNotOptimize(twin_of(rule));
      benchmark::DoNotOptimize(taking_bound_of(rule));
      benchmark::DoNotOptimize(theorem_of(rule));
      benchmark::DoNotOptimize(OwnStretches(rule));
      benchmark::DoNotOptimize(pair_law_of(rule));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(std::size(looked_at)));
}

}  // namespace

BENCHMARK_TEMPLATE(heaps_by_hand, Third)
    ->Name("heaps near 10^18, at most a third|by hand")
    ->Arg(100'000);
BENCHMARK_TEMPLATE(heaps_by_law, Third)
    ->Name("heaps near 10^18, at most a third|ours")
    ->Arg(100'000);
BENCHMARK_TEMPLATE(heaps_by_hand, Divisor)
    ->Name("heaps near 10^18, a divisor|by hand")
    ->Arg(100'000);
BENCHMARK_TEMPLATE(heaps_by_law, Divisor)->Name("heaps near 10^18, a divisor|ours")->Arg(100'000);
BENCHMARK_TEMPLATE(heaps_by_hand, DividedBy)
    ->Name("heaps near 10^18, divided by 2 to 9|by hand")
    ->Arg(100'000);
BENCHMARK_TEMPLATE(heaps_by_law, DividedBy)
    ->Name("heaps near 10^18, divided by 2 to 9|ours")
    ->Arg(100'000);
BENCHMARK(rules_only_read)->Name("rules read, and theorems looked for|by hand");
BENCHMARK(rules_read_and_looked_at)->Name("rules read, and theorems looked for|ours");
