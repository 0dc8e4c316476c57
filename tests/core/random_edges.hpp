// Large graphs at random without directions, for tests and benchmarks.
#pragma once

#include <cstdint>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace nimber {

struct RandomEdges {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  // The neighbours of v: to[start[v]] ... to[start[v + 1] - 1].
  std::vector<std::uint32_t> start;
  std::vector<std::uint32_t> to;
};

/// So many edges between vertices at random; loops and repeated edges are among them.
inline RandomEdges random_edges(std::mt19937& random, std::uint32_t vertices, std::size_t count) {
  RandomEdges out;
  for (std::size_t e = 0; e < count; ++e) {
    const auto a = static_cast<std::uint32_t>(random() % vertices);
    const auto b = static_cast<std::uint32_t>(random() % vertices);
    out.edges.emplace_back(a, b);
  }
  out.start.resize(vertices + std::size_t{1});
  for (const auto& [a, b] : out.edges) {
    ++out.start[a + std::size_t{1}];
    ++out.start[b + std::size_t{1}];
  }
  std::partial_sum(out.start.begin(), out.start.end(), out.start.begin());
  out.to.resize(out.start.back());
  std::vector<std::uint32_t> next = out.start;
  for (const auto& [a, b] : out.edges) {
    out.to[next[a]++] = b;
    out.to[next[b]++] = a;
  }
  return out;
}

}  // namespace nimber
