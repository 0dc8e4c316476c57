// Graphs, ten edges a vertex: values of a graph that has been read, in topological order and with
// shuffled numbers, and graphs read from text. Plain: nested vectors, a set of values for each
// vertex; a map from names to numbers.
#include "bench.hpp"

#include "rules/edges/graph_rule.hpp"
#include "values/graph.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <sstream>

using namespace nimber;

namespace {

using Nested = std::vector<std::vector<std::uint32_t>>;

/// Ten edges from each vertex to later ones, up to 100,000 further; shuffled: under other numbers.
const Nested& some_graph(std::int64_t vertices, bool shuffled) {
  static std::map<std::pair<std::int64_t, bool>, Nested> made;
  Nested& next = made[{vertices, shuffled}];
  if (!next.empty()) return next;
  std::mt19937 random(12);
  const auto count = static_cast<std::uint32_t>(vertices);
  next.resize(count);
  std::vector<std::uint32_t> number(count);
  std::iota(number.begin(), number.end(), 0u);
  if (shuffled) std::shuffle(number.begin(), number.end(), random);
  std::vector<std::uint32_t> to;
  for (std::uint32_t v = 0; v + 100 < count; ++v) {
    to.clear();
    while (to.size() < 10) {
      to.push_back(number[v + 1 + random() % std::min<std::uint32_t>(count - v - 1, 100'000)]);
      if (to.size() < 10) continue;
      std::sort(to.begin(), to.end());
      to.erase(std::unique(to.begin(), to.end()), to.end());
    }
    next[number[v]] = to;
  }
  return next;
}

const Edges& rows_of(std::int64_t vertices, bool shuffled) {
  static std::map<std::pair<std::int64_t, bool>, Edges> made;
  Edges& edges = made[{vertices, shuffled}];
  if (edges.vertices() > 0) return edges;
  for (const auto& row : some_graph(vertices, shuffled)) {
    edges.to.insert(edges.to.end(), row.begin(), row.end());
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  return edges;
}

/// One edge a line.
const std::string& text_of(std::int64_t vertices, bool shuffled) {
  static std::map<std::pair<std::int64_t, bool>, std::string> made;
  std::string& text = made[{vertices, shuffled}];
  if (!text.empty()) return text;
  const Nested& next = some_graph(vertices, shuffled);
  for (std::size_t v = 0; v < next.size(); ++v) {
    for (const std::uint32_t w : next[v])
      text.append(std::to_string(v)).append(" ").append(std::to_string(w)).append("\n");
  }
  return text;
}

std::uint32_t plain_mex(const std::vector<std::uint32_t>& to, const std::vector<std::uint32_t>& g) {
  std::set<std::uint32_t> seen;
  for (const std::uint32_t w : to) seen.insert(g[w]);
  std::uint32_t value = 0;
  while (seen.count(value) != 0) ++value;
  return value;
}

/// Depth first; with a stack of its own, as a recursion would be too deep.
std::vector<std::uint32_t> plain_values(const Nested& next) {
  std::vector<std::uint32_t> g(next.size());
  std::vector<int> state(next.size(), 0);
  std::vector<std::uint32_t> stack;
  for (std::uint32_t root = 0; root < next.size(); ++root) {
    stack.push_back(root);
    while (!stack.empty()) {
      const std::uint32_t v = stack.back();
      if (state[v] == 0) {
        state[v] = 1;
        for (const std::uint32_t w : next[v]) {
          if (state[w] == 0) stack.push_back(w);
        }
        continue;
      }
      stack.pop_back();
      if (state[v] == 2) continue;
      state[v] = 2;
      g[v] = plain_mex(next[v], g);
    }
  }
  return g;
}

void ordered_plain(benchmark::State& state) {
  const Nested& next = some_graph(state.range(0), false);
  for (auto _ : state) {
    std::vector<std::uint32_t> g(next.size());
    for (std::size_t v = next.size(); v-- > 0;) g[v] = plain_mex(next[v], g);
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * 10);
}
void shuffled_plain(benchmark::State& state) {
  const Nested& next = some_graph(state.range(0), true);
  for (auto _ : state) benchmark::DoNotOptimize(plain_values(next));
  state.SetItemsProcessed(state.iterations() * state.range(0) * 10);
}
template <bool shuffled>
void values_ours(benchmark::State& state) {
  const Edges& edges = rows_of(state.range(0), shuffled);
  for (auto _ : state) benchmark::DoNotOptimize(graph_values(edges));
  state.SetItemsProcessed(state.iterations() * state.range(0) * 10);
}

template <bool shuffled>
void text_plain(benchmark::State& state) {
  const std::string& text = text_of(state.range(0), shuffled);
  for (auto _ : state) {
    std::istringstream in(text);
    std::map<std::string, std::uint32_t> numbers;
    Nested next;
    std::string from;
    std::string to;
    const auto number = [&](const std::string& name) {
      const auto [at, fresh] = numbers.emplace(name, static_cast<std::uint32_t>(next.size()));
      if (fresh) next.emplace_back();
      return at->second;
    };
    while (in >> from >> to) {
      const std::uint32_t v = number(from);
      const std::uint32_t w = number(to);
      next[v].push_back(w);
    }
    benchmark::DoNotOptimize(plain_values(next));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * 10);
}
template <bool shuffled>
void text_ours(benchmark::State& state) {
  const std::string& text = text_of(state.range(0), shuffled);
  for (auto _ : state) benchmark::DoNotOptimize(read_graph_lines(text, 0));
  state.SetItemsProcessed(state.iterations() * state.range(0) * 10);
}

}  // namespace

// By vertices; times are for an edge.
BENCHMARK(ordered_plain)
    ->Name("graph in topological order, values|plain")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(values_ours<false>)
    ->Name("graph in topological order, values|ours")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(shuffled_plain)
    ->Name("graph with shuffled names, values|plain")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(values_ours<true>)
    ->Name("graph with shuffled names, values|ours")
    ->Arg(10000)
    ->Arg(100000)
    ->Arg(1000000);
BENCHMARK(text_plain<false>)->Name("graph read from text|plain")->Arg(100000)->Iterations(1);
BENCHMARK(text_ours<false>)->Name("graph read from text|ours")->Arg(100000);
BENCHMARK(text_plain<true>)
    ->Name("graph with shuffled names read from text|plain")
    ->Arg(100000)
    ->Iterations(1);
BENCHMARK(text_ours<true>)->Name("graph with shuffled names read from text|ours")->Arg(100000);
