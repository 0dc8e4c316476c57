// Whole positions as the page asks for them; graphs.
#include "bench.hpp"

#include <nimber/analysis.hpp>
#include <nimber/graph_rule.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

Position position(const std::string& text) { return *read_position(text, InputLimits{}); }

// -- ordinary positions --------------------------------------------------------------------------------------------

void ordinary(benchmark::State& state) {
  const char* texts[] = {"nim:3,4,5",         "take/1..3:21", "take/1,3,4:100",   "octal/0.77:9,10",     "grundy:20,15,22",
                         "wythoff:3,5",       "stairs:3,1,2", "strip:1,2,3,7",    "monks:1,5,8,10",      "hill/2:2,3,4",
                         "coins/ruler:HTHHT", "lasker:7,9",   "custom/2*k>=n:12", "take/1..3:9+nim:2,7", "take/fib:13,21~misere"};
  for (auto _ : state) {
    for (const char* text : texts) benchmark::DoNotOptimize(analyze(position(text), default_limit));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(std::size(texts)));
}

// -- graphs: ten edges from each vertex to later ones ----------------------------------------------------------------

GraphText some_graph(std::int64_t vertices) {
  std::mt19937 random(12);
  GraphText text;
  const auto count = static_cast<std::uint32_t>(vertices);
  for (std::uint32_t v = 0; v < count; ++v) text.names.push_back("v" + std::to_string(v));
  for (std::uint32_t v = 0; v + 100 < count; ++v) {
    std::set<std::uint32_t> to;
    while (to.size() < 10) to.insert(v + 1 + static_cast<std::uint32_t>(random() % std::min<std::uint32_t>(count - v - 1, 100'000)));
    for (const std::uint32_t w : to) text.items.push_back({v, w});
  }
  return text;
}
void graph_plain(benchmark::State& state) {
  const GraphText text = some_graph(state.range(0));
  for (auto _ : state) {
    std::vector<std::set<std::uint32_t>> next(text.names.size());
    for (const auto& item : text.items) next[item.from].insert(item.to);
    std::vector<std::uint32_t> g(next.size());
    for (std::size_t v = next.size(); v-- > 0;) {
      std::set<std::uint32_t> seen;
      for (const std::uint32_t w : next[v]) seen.insert(g[w]);
      while (seen.count(g[v]) != 0) ++g[v];
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(text.items.size()));
}
void graph_ours(benchmark::State& state) {
  const GraphText text = some_graph(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(make_graph_rule(text, 0));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(text.items.size()));
}

}  // namespace

BENCHMARK(ordinary)->Name("analysis of an ordinary position|ours");
BENCHMARK(graph_plain)->Name("graph, edges read and valued|plain")->Arg(100000);
BENCHMARK(graph_ours)->Name("graph, edges read and valued|ours")->Arg(100000);
