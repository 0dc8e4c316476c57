// Laws: everything that is tried of a list or a table before formulas of every shape are.
#include "bench.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"

using namespace nimber;

namespace {

void structural_laws(benchmark::State& state, const char* text, const char* where = nullptr) {
  const RulePtr rule = *read_rule(text);
  std::optional<PatternLine> line;
  if (where != nullptr) line = *read_pattern_line(where, *rule);
  PatternValues values(rule, static_cast<std::uint64_t>(state.range()), std::move(line),
                       300'000'000);
  while (!values.step(1'000'000).done) {}
  const PatternData data = *values.result();
  for (auto _ : state) {
    Patterns patterns(data, rule);
    while (!patterns.enumerating()) patterns.step(1);
    benchmark::DoNotOptimize(patterns.laws().size());
    state.counters["laws"] = static_cast<double>(patterns.laws().size());
  }
}
void kayles_laws(benchmark::State& state) { structural_laws(state, "octal/0.77"); }
void split_laws(benchmark::State& state) {
  structural_laws(state, "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)");
}
void half_laws(benchmark::State& state) { structural_laws(state, "take/half"); }
void root_laws(benchmark::State& state) {
  structural_laws(state, "own/n;y=root(n-1,4)+1..sqrt(n);y<n;n=y");
}
void halving_laws(benchmark::State& state) {
  structural_laws(state, "own/n;n-=1|n>0;n%2==0;=>3*(n/2)");
}
void mock_laws(benchmark::State& state) { structural_laws(state, "coins/mock"); }
void square_laws(benchmark::State& state) { structural_laws(state, "take/square"); }
void fibonacci_laws(benchmark::State& state) { structural_laws(state, "fibonacci", "q=n-1"); }
void wythoff_laws(benchmark::State& state) { structural_laws(state, "wythoff"); }
void discard_laws(benchmark::State& state) {
  structural_laws(state, "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)");
}

}  // namespace

BENCHMARK(kayles_laws)->Name("structural laws of 0.77, values|ours")->Arg(5000);
BENCHMARK(split_laws)
    ->Name("structural laws of taking or splitting in three, values|ours")
    ->Arg(600);
BENCHMARK(half_laws)->Name("structural laws of taking at least half, values|ours")->Arg(5000);
BENCHMARK(root_laws)->Name("structural laws of taking between two roots, values|ours")->Arg(5000);
BENCHMARK(halving_laws)->Name("structural laws of halving in three, values|ours")->Arg(5000);
BENCHMARK(mock_laws)->Name("structural laws of Mock Turtles, values|ours")->Arg(5000);
BENCHMARK(square_laws)->Name("structural laws of taking a square (none), values|ours")->Arg(5000);
BENCHMARK(fibonacci_laws)->Name("structural laws of Fibonacci Nim, lost heaps to|ours")->Arg(250);
BENCHMARK(wythoff_laws)->Name("structural laws of Wythoff's game, side|ours")->Arg(64);
BENCHMARK(discard_laws)->Name("structural laws of discarding and splitting, side|ours")->Arg(64);
