// Smith's labels of random digraphs against backward analysis of sums, which knows no label.
#include "catch.hpp"

#include "values/smith_labels.hpp"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace nimber;

namespace {

using Nested = std::vector<std::vector<std::uint32_t>>;

Edges rows_of(const Nested& next) {
  Edges edges;
  for (const auto& row : next) {
    edges.to.insert(edges.to.end(), row.begin(), row.end());
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  return edges;
}

/// Any edge, loops and ways back too, with this chance in 100; without loops now and then.
Nested random_digraph(std::size_t vertices, unsigned density, std::mt19937& random) {
  const bool falling = random() % 8 == 0;
  Nested next(vertices);
  for (std::uint32_t u = 0; u < vertices; ++u) {
    for (std::uint32_t v = 0; v < vertices; ++v) {
      // Mostly downwards, so that there are labels, too.
      const unsigned chance = v < u ? density : falling ? 0 : density / 4;
      if (random() % 100 < chance) next[u].push_back(v);
    }
  }
  return next;
}

/// Won, lost or drawn by the definition: as long as anything changes, each position is looked at.
struct Plain {
  std::vector<Outcome> outcome;
  std::vector<std::uint32_t> plies;
};
Plain backward(const Nested& next) {
  Plain plain{std::vector<Outcome>(next.size(), Outcome::D),
              std::vector<std::uint32_t>(next.size(), 0)};
  // What is settled in pass p lasts p moves.
  std::vector<bool> settled(next.size(), false);
  for (std::uint32_t pass = 0;; ++pass) {
    std::vector<std::pair<std::size_t, Outcome>> now;
    for (std::size_t v = 0; v < next.size(); ++v) {
      if (settled[v]) continue;
      const auto& to = next[v];
      if (std::any_of(to.begin(), to.end(), [&](std::uint32_t w) {
            return settled[w] && plain.outcome[w] == Outcome::P;
          })) {
        now.emplace_back(v, Outcome::N);
      } else if (std::all_of(to.begin(), to.end(), [&](std::uint32_t w) { return settled[w]; })) {
        now.emplace_back(v, Outcome::P);
      }
    }
    if (now.empty()) return plain;
    for (const auto& [v, outcome] : now) {
      settled[v] = true;
      plain.outcome[v] = outcome;
      plain.plies[v] = pass;
    }
  }
}

/// The sum of two: vertex (u, v) is u * second.size() + v.
Nested sum_of(const Nested& first, const Nested& second) {
  const auto width = static_cast<std::uint32_t>(second.size());
  Nested sum(first.size() * second.size());
  for (std::uint32_t u = 0; u < first.size(); ++u) {
    for (std::uint32_t v = 0; v < width; ++v) {
      auto& to = sum[u * width + v];
      for (const std::uint32_t w : first[u]) to.push_back(w * width + v);
      for (const std::uint32_t w : second[v]) to.push_back(u * width + w);
    }
  }
  return sum;
}

/// One heap of 0, 1 ... most.
Nested heap(std::uint32_t most) {
  Nested next(most + std::size_t{1});
  for (std::uint32_t n = 1; n <= most; ++n) {
    next[n].resize(n);
    std::iota(next[n].begin(), next[n].end(), 0u);
  }
  return next;
}

SmithLabels label_all(const Edges& edges, std::vector<KnownVertex> known = {},
                      std::uint64_t budget = UINT64_MAX) {
  SmithLabels labels(edges, std::move(known));
  Work work(UINT64_MAX);
  do work.open_step(budget);
  while (!labels.step(work));
  return labels;
}

Outcome opposite(bool p) { return p ? Outcome::P : Outcome::N; }

/// What the sum rules say of a token at u and one at v.
Outcome of_sum(const SmithLabels& labels, std::uint32_t u, std::uint32_t v) {
  const std::uint32_t a = labels.labels()[u];
  const std::uint32_t b = labels.labels()[v];
  if (a != SmithLabels::infinite && b != SmithLabels::infinite) return opposite(a == b);
  if (a == SmithLabels::infinite && b == SmithLabels::infinite) return Outcome::D;
  const auto reached = labels.reached(a == SmithLabels::infinite ? u : v);
  const Value rest = a == SmithLabels::infinite ? b : a;
  return std::count(reached.begin(), reached.end(), rest) > 0 ? Outcome::N : Outcome::D;
}

}  // namespace

TEST_CASE("loops: labels say how a vertex and a heap end, for 3,000 random digraphs") {
  std::mt19937 random(31);
  std::size_t infinite = 0;
  std::size_t large = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::size_t n = 1 + random() % 9;
    const Nested next = random_digraph(n, 10 + static_cast<unsigned>(random() % 70), random);
    const Edges edges = rows_of(next);
    const SmithLabels labels = label_all(edges);
    const auto most = static_cast<std::uint32_t>(n) + 1;
    const Plain sum = backward(sum_of(next, heap(most)));
    for (std::uint32_t v = 0; v < n; ++v) {
      const std::uint32_t label = labels.labels()[v];
      const auto reached = labels.reached(v);
      infinite += label == SmithLabels::infinite ? 1 : 0;
      large += label != SmithLabels::infinite && label >= 2 ? 1 : 0;
      for (std::uint32_t k = 0; k <= most; ++k) {
        const Outcome expected = label != SmithLabels::infinite ? opposite(label == k)
                                 : std::binary_search(reached.begin(), reached.end(), Value{k})
                                     ? Outcome::N
                                     : Outcome::D;
        REQUIRE(sum.outcome[v * (most + 1) + k] == expected);
      }
    }
  }
  CHECK(infinite > 3000);
  CHECK(large > 500);
}

TEST_CASE("loops: outcomes and plies are those of backward analysis, in pieces too") {
  std::mt19937 random(32);
  for (int round = 0; round < 2000; ++round) {
    const Nested next =
        random_digraph(1 + random() % 40, 1 + static_cast<unsigned>(random() % 30), random);
    const Edges edges = rows_of(next);
    const SmithLabels labels = label_all(edges, {}, round % 2 == 0 ? 1 : UINT64_MAX);
    const Plain plain = backward(next);
    for (std::uint32_t v = 0; v < next.size(); ++v) {
      REQUIRE(labels.outcome(v) == plain.outcome[v]);
      if (plain.outcome[v] == Outcome::D)
        REQUIRE(labels.plies(v) == SmithLabels::no_plies);
      else
        REQUIRE(labels.plies(v) == plain.plies[v]);
    }
  }
}

TEST_CASE("loops: sums of two tokens follow Smith's rules, for 2,000 random digraphs") {
  std::mt19937 random(33);
  for (int round = 0; round < 2000; ++round) {
    const std::size_t n = 2 + random() % 9;
    const Nested next = random_digraph(n, 10 + static_cast<unsigned>(random() % 60), random);
    const Edges edges = rows_of(next);
    const SmithLabels labels = label_all(edges);
    const Plain sum = backward(sum_of(next, next));
    for (std::uint32_t u = 0; u < n; ++u) {
      for (std::uint32_t v = 0; v < n; ++v) REQUIRE(of_sum(labels, u, v) == sum.outcome[u * n + v]);
    }
  }
}

TEST_CASE("loops: every option not labelled less has a reply that was labelled before") {
  std::mt19937 random(34);
  for (int round = 0; round < 1000; ++round) {
    const Nested next =
        random_digraph(1 + random() % 60, 1 + static_cast<unsigned>(random() % 40), random);
    const Edges edges = rows_of(next);
    const SmithLabels labels = label_all(edges);
    for (std::uint32_t v = 0; v < next.size(); ++v) {
      const std::uint32_t label = labels.labels()[v];
      if (label == SmithLabels::infinite) continue;
      const auto reached = labels.reached(v);
      for (std::uint32_t smaller = 0; smaller < label; ++smaller)
        REQUIRE(std::binary_search(reached.begin(), reached.end(), Value{smaller}));
      for (const std::uint32_t w : next[v]) {
        REQUIRE(labels.labels()[w] != label);
        if (labels.labels()[w] < label) {
          REQUIRE(labels.order(w) < labels.order(v));
        } else {
          REQUIRE(std::any_of(next[w].begin(), next[w].end(), [&](std::uint32_t r) {
            return labels.labels()[r] == label && labels.order(r) < labels.order(v);
          }));
        }
      }
    }
  }
}

TEST_CASE("loops: a vertex known from elsewhere counts as what has its value") {
  std::mt19937 random(35);
  for (int round = 0; round < 1500; ++round) {
    const std::size_t n = 2 + random() % 12;
    Nested next = random_digraph(n, 10 + static_cast<unsigned>(random() % 60), random);
    std::vector<KnownVertex> known;
    Nested whole = next;
    // Heaps of 0 ... 5 behind the graph stand for the values.
    const auto first_heap = static_cast<std::uint32_t>(n);
    for (const auto& row : heap(5)) {
      whole.emplace_back();
      for (const std::uint32_t w : row) whole.back().push_back(first_heap + w);
    }
    for (std::uint32_t v = 0; v < n; ++v) {
      if (random() % 3 != 0) continue;
      KnownVertex k{v, std::nullopt, {}};
      next[v].clear();
      whole[v].clear();
      if (random() % 2 == 0) {
        k.value = random() % 6;
        for (std::uint32_t w = 0; w < *k.value; ++w) whole[v].push_back(first_heap + w);
      } else {
        whole[v].push_back(v);
        for (std::uint32_t w = 0; w < 6; ++w) {
          if (random() % 2 != 0) continue;
          k.reached.push_back(w);
          whole[v].push_back(first_heap + w);
        }
      }
      known.push_back(std::move(k));
    }
    const Edges edges = rows_of(next);
    const Edges whole_edges = rows_of(whole);
    const SmithLabels labels = label_all(edges, known);
    const SmithLabels expected = label_all(whole_edges);
    for (std::uint32_t v = 0; v < n; ++v) {
      REQUIRE(labels.labels()[v] == expected.labels()[v]);
      REQUIRE(labels.outcome(v) == expected.outcome(v));
    }
  }
}

TEST_CASE("loops: long cycles and large rows") {
  // A cycle of 100,000 with a way out at one vertex: won at that one, lost before it, and so on.
  constexpr std::uint32_t n = 100'000;
  Nested next(n + 1);
  for (std::uint32_t v = 0; v < n; ++v) next[v].push_back((v + 1) % n);
  next[n - 1].push_back(n);
  const Edges edges = rows_of(next);
  const SmithLabels labels = label_all(edges);
  CHECK(labels.outcome(n) == Outcome::P);
  CHECK(labels.plies(n - 1) == 1);
  CHECK(labels.outcome(n - 2) == Outcome::P);
  CHECK(labels.plies(n - 2) == 2);
  CHECK(labels.outcome(0) == Outcome::P);
  CHECK(labels.plies(0) == n);

  // Vertex v leads to all below it, and all lead to a circle: nothing but the circle's end counts.
  Nested complete(300);
  for (std::uint32_t v = 0; v < 298; ++v) {
    for (std::uint32_t w = 0; w < v; ++w) complete[v].push_back(w);
  }
  complete[298] = {299};
  complete[299] = {298};
  Edges apart = rows_of(complete);
  CHECK(label_all(apart).labels()[297] == 297);
  complete[297].push_back(298);
  apart = rows_of(complete);
  CHECK(label_all(apart).labels()[297] == SmithLabels::infinite);
  CHECK(label_all(apart).reached(297).size() == 297);
}
