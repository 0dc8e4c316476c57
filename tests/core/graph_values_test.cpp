// Values of graphs from compressed rows against a set for each vertex; names and their numbers
// against a map.
#include "catch.hpp"
#include "share.hpp"

#include "text/names.hpp"
#include "values/graph.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace nimber;

namespace {

using Nested = std::vector<std::vector<std::uint32_t>>;

Edges rows(const Nested& next) {
  Edges edges;
  for (const auto& row : next) {
    edges.to.insert(edges.to.end(), row.begin(), row.end());
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  return edges;
}

/// A graph whose vertices, taken in this order, lead to earlier ones only; about `density` of
/// those.
Nested random_graph(const std::vector<std::uint32_t>& order, unsigned density,
                    std::mt19937& random) {
  Nested next(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (random() % 100 < density) next[order[i]].push_back(order[j]);
    }
  }
  return next;
}

}  // namespace

TEST_CASE(
    "values and longest ways of a graph are those of the definition, in whatever order its "
    "vertices stand") {
  std::mt19937 random(3);
  for (int round = 0; round < 120; ++round) {
    // Up to 200 edges a vertex: by bits and by stamps.
    std::vector<std::uint32_t> order(1 + random() % 200);
    std::iota(order.begin(), order.end(), 0u);
    if (round % 4 == 1) std::reverse(order.begin(), order.end());
    if (round % 4 == 2) std::shuffle(order.begin(), order.end(), random);
    // Nearly in order: the way through is given up in the middle.
    if (round % 4 == 3) std::swap(order.back(), order[order.size() / 2]);
    const Nested next =
        random_graph(order, round % 3 == 0 ? 100 : static_cast<unsigned>(random() % 60), random);
    std::vector<std::uint32_t> values(order.size());
    std::vector<std::uint32_t> longest(order.size());
    for (const std::uint32_t v : order) {
      std::set<std::uint32_t> seen;
      for (const std::uint32_t w : next[v]) {
        seen.insert(values[w]);
        longest[v] = std::max(longest[v], longest[w] + 1);
      }
      while (seen.count(values[v]) != 0) ++values[v];
    }
    CHECK(graph_values(rows(next)) == values);
    CHECK(longest_ways(rows(next)) == longest);
  }
}

TEST_CASE("a graph with a cycle has no values") {
  std::mt19937 random(4);
  for (int round = 0; round < 60; ++round) {
    std::vector<std::uint32_t> order(3 + random() % 100);
    std::iota(order.begin(), order.end(), 0u);
    if (round % 2 == 0) std::shuffle(order.begin(), order.end(), random);
    Nested next = random_graph(order, 30, random);
    const std::size_t first = random() % order.size();
    const std::size_t last = first + random() % (order.size() - first);
    // A way from the last to the first, and an edge back: round 0 of length 0, an edge to itself.
    for (std::size_t i = first; i < last; ++i) next[order[i + 1]].push_back(order[i]);
    next[order[first]].push_back(order[last]);
    CHECK(!graph_values(rows(next)));
    CHECK(!longest_ways(rows(next)));
  }
}

TEST_CASE("by waiting, values of graphs are those of a walk, every length to 5,000") {
  std::mt19937 random(9);
  bool same = true;
  for (std::size_t length = 0; length <= 5000; length += plain::stride()) {
    std::vector<std::uint32_t> order(length);
    std::iota(order.begin(), order.end(), 0u);
    std::shuffle(order.begin(), order.end(), random);
    const std::uint32_t most = length % 10 == 0 ? 58 : 5;
    Nested next(length);
    for (std::uint32_t i = 1; i < length; ++i) {
      for (auto k = static_cast<std::uint32_t>(random() % most); k > 0; --k)
        next[order[i]].push_back(order[i - 1 - random() % std::min(i, 100u)]);
    }
    Edges edges = rows(next);
    const auto values = graph_values(edges);
    same = same && values && graph_values_by_waiting(edges) == values;
    if (length < 2 || length % 7 != 0) continue;
    next[order[0]].push_back(order[random() % length]);
    next[order[length - 1]].push_back(order[0]);
    edges = rows(next);
    same = same && graph_values_by_waiting(edges).has_value() == graph_values(edges).has_value();
  }
  CHECK(same);
}

TEST_CASE(
    "by waiting, values of small graphs are those of the definition, and those with a cycle have "
    "none") {
  std::mt19937 random(11);
  for (std::uint32_t length = 0; length <= 300; ++length) {
    std::vector<std::uint32_t> order(length);
    std::iota(order.begin(), order.end(), 0u);
    std::shuffle(order.begin(), order.end(), random);
    Nested next = random_graph(order, static_cast<unsigned>(random() % 20), random);
    std::vector<std::uint32_t> values(length);
    for (const std::uint32_t v : order) {
      std::set<std::uint32_t> seen;
      if (next[v].size() > 57) next[v].resize(57);
      for (const std::uint32_t w : next[v]) seen.insert(values[w]);
      while (seen.count(values[v]) != 0) ++values[v];
    }
    CHECK(graph_values_by_waiting(rows(next)) == values);
    if (length < 2) continue;
    const std::size_t first = random() % (length - 1);
    next[order[first]].assign(1, order[first + 1]);
    next[order[first + 1]].assign(1, order[first]);
    CHECK(!graph_values_by_waiting(rows(next)));
    next[order[first]].assign(1, order[first]);
    CHECK(!graph_values_by_waiting(rows(next)));
  }
}

TEST_CASE("values of a large graph in no order") {
  constexpr std::uint32_t length = 60'000;
  std::mt19937 random(10);
  std::vector<std::uint32_t> order(length);
  std::iota(order.begin(), order.end(), 0u);
  std::shuffle(order.begin(), order.end(), random);
  for (const std::uint32_t most : {6u, 26u, 27u, 57u, 61u}) {
    Nested next(length);
    std::vector<std::uint32_t> values(length);
    for (std::uint32_t i = 1; i < length; ++i) {
      std::set<std::uint32_t> seen;
      // The vertices before it: all of them, as long as there are few.
      for (std::uint32_t k = 1; k <= std::min(i, i < 100 ? most : 6u); ++k) {
        next[order[i]].push_back(order[i - k]);
        seen.insert(values[order[i - k]]);
      }
      while (seen.count(values[order[i]]) != 0) ++values[order[i]];
    }
    CHECK(*std::max_element(values.begin(), values.end()) == most);
    CHECK(graph_values(rows(next)) == values);
    next[order[0]].push_back(order[length - 1]);
    CHECK(!graph_values(rows(next)));
  }
}

TEST_CASE("a way of a million edges needs no recursion") {
  constexpr std::uint32_t length = 1'000'000;
  std::vector<std::uint32_t> order(length);
  std::iota(order.begin(), order.end(), 0u);
  std::mt19937 random(5);
  std::shuffle(order.begin(), order.end(), random);
  Edges edges;
  std::vector<std::uint32_t> next(length, length);
  for (std::uint32_t i = 1; i < length; ++i) next[order[i]] = order[i - 1];
  for (const std::uint32_t to : next) {
    if (to < length) edges.to.push_back(to);
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  const auto values = graph_values(edges);
  REQUIRE(values);
  bool alternating = true;
  for (std::uint32_t i = 0; i < length; ++i)
    alternating = alternating && (*values)[order[i]] == i % 2;
  CHECK(alternating);
  CHECK((*longest_ways(edges))[order.back()] == length - 1);
  CHECK(graph_values(Edges{})->empty());
}

TEST_CASE("names get the number they had before, short and long ones, with common beginnings") {
  std::mt19937 random(6);
  NameTable table;
  std::map<std::string, std::uint32_t> numbers;
  std::vector<std::string> in_order;
  for (int i = 0; i < 20'000; ++i) {
    std::string name = random() % 3 == 0 ? "vertex0" : "";
    for (std::size_t letters = 1 + random() % (random() % 5 == 0 ? 20 : 3); letters > 0; --letters)
      name.push_back("01ab"[random() % 4]);
    const auto [at, fresh] = numbers.emplace(name, static_cast<std::uint32_t>(numbers.size()));
    if (fresh) in_order.push_back(name);
    REQUIRE(table.number(name) == at->second);
  }
  CHECK(table.take() == in_order);
  CHECK(table.number("new") == 0);
}
