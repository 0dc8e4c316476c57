// Misère quotients: found, and used for a sum.
#include "bench.hpp"

#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>
#include "laws/quotients/quotient_search.hpp"

#include <random>

using namespace nimber;

namespace {

RulePtr fresh(const std::string& text) { return *read_rule(text); }

/// From the rule's text to the certified monoid; of Kayles to the proof for all heaps.
void quotients_found(benchmark::State& state, const char* rule,
                     std::optional<std::uint64_t> heaps) {
  for (auto _ : state) {
    QuotientSearch search(fresh(rule), heaps);
    while (!search.step(1'000'000).done) {}
    const std::size_t order = search.order();
    benchmark::DoNotOptimize(order);
    state.counters["order"] = static_cast<double>(order);
  }
}
void kayles_proven(benchmark::State& state) { quotients_found(state, "octal/0.77", std::nullopt); }
void game_0123(benchmark::State& state) { quotients_found(state, "octal/0.123", 60); }
void game_0152(benchmark::State& state) { quotients_found(state, "octal/0.152", 60); }
void game_054(benchmark::State& state) { quotients_found(state, "octal/0.54", 60); }
void dawsons_kayles(benchmark::State& state) { quotients_found(state, "octal/0.07", 33); }

/// Read, analysed with all winning moves; the quotient is known from the first round on, as it is
/// for every question but the first.
void sum_of_kayles(benchmark::State& state) {
  std::mt19937_64 random(7);
  std::string text = "octal/0.77:";
  for (int i = 0; i < 1000; ++i)
    text += std::to_string(random() % 1'000'000'000'000'000'000u) + (i < 999 ? "," : "~misere");
  for (auto _ : state) {
    const auto result = analyze(*read_position(text, InputLimits{1'000'000, 1000}), default_limit);
    const bool found = result && result->winning_count;
    if (!found) state.counters["unsettled"] = 1;
    benchmark::DoNotOptimize(found);
  }
}

}  // namespace

BENCHMARK(kayles_proven)->Name("misère quotient of Kayles, for all heaps|ours");
BENCHMARK(game_0123)->Name("misère quotient of 0.123, heaps to|ours")->Arg(60);
BENCHMARK(game_0152)->Name("misère quotient of 0.152, heaps to|ours")->Arg(60);
BENCHMARK(game_054)->Name("misère quotient of 0.54, heaps to|ours")->Arg(60);
BENCHMARK(dawsons_kayles)->Name("misère quotient of 0.07, heaps to|ours")->Arg(33);
BENCHMARK(sum_of_kayles)->Name("misère sum of 1,000 heaps of Kayles to 10^18|ours");
