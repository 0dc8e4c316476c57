// Games on graphs: a graph in which arrows run in circles, beside the same without those that lead
// back; Hackenbush; geography. Plain, for circles: who wins, by the queue of retrograde analysis on
// nested vectors, and no values.
#include "bench.hpp"

#include "../tests/core/random_edges.hpp"

#include "values/graph.hpp"
#include "values/hackenbush.hpp"
#include "values/matching.hpp"
#include "values/smith_labels.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

using namespace nimber;

namespace {

/// Ten edges from each vertex to later ones, up to 100,000 further; with circles, one vertex in ten
/// has one of them lead back.
const Edges& looped_rows(std::int64_t vertices, bool circles) {
  static std::map<std::pair<std::int64_t, bool>, Edges> made;
  Edges& edges = made[{vertices, circles}];
  if (edges.vertices() > 0) return edges;
  std::mt19937 random(15);
  const auto count = static_cast<std::uint32_t>(vertices);
  std::vector<std::uint32_t> to;
  for (std::uint32_t v = 0; v < count; ++v) {
    to.clear();
    if (v + 100 < count) {
      for (int i = 0; i < 10; ++i)
        to.push_back(v + 1 +
                     static_cast<std::uint32_t>(random() % std::min(count - v - 1, 100'000u)));
      if (random() % 10 == 0 && v > 0 && circles) to[0] = static_cast<std::uint32_t>(random() % v);
      std::sort(to.begin(), to.end());
      to.erase(std::unique(to.begin(), to.end()), to.end());
    }
    edges.to.insert(edges.to.end(), to.begin(), to.end());
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  return edges;
}

void without_circles(benchmark::State& state) {
  const Edges& edges = looped_rows(state.range(0), false);
  for (auto _ : state) benchmark::DoNotOptimize(graph_values(edges));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(edges.to.size()));
}

void circles_ours(benchmark::State& state) {
  const Edges& edges = looped_rows(state.range(0), true);
  for (auto _ : state) {
    SmithLabels labels(edges);
    Work work;
    work.open_step(UINT64_MAX);
    if (!labels.step(work)) state.SkipWithError("not all was labelled");
    benchmark::DoNotOptimize(labels.labels());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(edges.to.size()));
}

void circles_plain(benchmark::State& state) {
  const Edges& edges = looped_rows(state.range(0), true);
  const std::size_t count = edges.vertices();
  for (auto _ : state) {
    std::vector<std::vector<std::uint32_t>> from(count);
    std::vector<std::uint32_t> left(count);
    std::vector<char> outcome(count, 'D');
    std::vector<std::uint32_t> queue;
    for (std::uint32_t v = 0; v < count; ++v) {
      left[v] = edges.start[v + 1u] - edges.start[v];
      for (std::uint32_t e = edges.start[v]; e < edges.start[v + 1u]; ++e)
        from[edges.to[e]].push_back(v);
      if (left[v] > 0) continue;
      outcome[v] = 'P';
      queue.push_back(v);
    }
    for (std::size_t at = 0; at < queue.size(); ++at) {
      const std::uint32_t v = queue[at];
      for (const std::uint32_t w : from[v]) {
        if (outcome[w] != 'D') continue;
        if (outcome[v] == 'P') {
          outcome[w] = 'N';
        } else if (--left[w] > 0) {
          continue;
        } else {
          outcome[w] = 'P';
        }
        queue.push_back(w);
      }
    }
    benchmark::DoNotOptimize(outcome);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(edges.to.size()));
}

/// A random tree on the ground with as many other edges again by half, each to a vertex near by.
void hackenbush_ours(benchmark::State& state) {
  std::mt19937 random(16);
  const auto vertices = static_cast<std::uint32_t>(state.range(0) * 2 / 3);
  std::vector<HackenbushValues::Edge> edges;
  const auto before = [&](std::uint32_t v) {
    return v - 1 - static_cast<std::uint32_t>(random() % std::min(v, 20u));
  };
  for (std::uint32_t v = 1; v < vertices; ++v) edges.emplace_back(v, before(v));
  while (static_cast<std::int64_t>(edges.size()) < state.range(0)) {
    const auto v = 1 + static_cast<std::uint32_t>(random() % (vertices - 1));
    edges.emplace_back(v, before(v));
  }
  for (auto _ : state) {
    const HackenbushValues values(vertices, edges, 0);
    benchmark::DoNotOptimize(values.cuts_to(0));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(edges.size()));
}

/// Three random edges for two vertices.
void geography_ours(benchmark::State& state) {
  std::mt19937 random(17);
  const auto vertices = static_cast<std::uint32_t>(state.range(0));
  const RandomEdges graph = random_edges(random, vertices, vertices + vertices / 2);
  for (auto _ : state) {
    const Matching matching(graph.start, graph.to, std::vector<bool>(vertices));
    benchmark::DoNotOptimize(matching.size());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graph.edges.size()));
}

}  // namespace

// By vertices; times are for an edge.
BENCHMARK(without_circles)->Name("graph without circles, values|ours")->Arg(100000)->Arg(1000000);
BENCHMARK(circles_plain)->Name("graph with circles, values|plain")->Arg(100000)->Arg(1000000);
BENCHMARK(circles_ours)->Name("graph with circles, values|ours")->Arg(100000)->Arg(1000000);
// By edges.
BENCHMARK(hackenbush_ours)->Name("Hackenbush, value and all winning cuts|ours")->Arg(100000);
// By vertices; times are for an edge.
BENCHMARK(geography_ours)->Name("geography, maximum matching|ours")->Arg(100000);
