// Trees as judges write them: vertices 1 to n, edges in any order and either way round, the root 1.
#pragma once

#include <nimber/judge.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace nimber::problems {

struct RootedTree {
  std::vector<std::pair<std::size_t, std::size_t>> edges;  ///< as they were written
  std::vector<std::size_t> parent;                         ///< of each vertex, 1 of the root
  std::vector<std::size_t> order;                          ///< parents before their children
  /// Green Hackenbush with the root as the ground: the nim-sum of (value + 1) of the children, by
  /// the colon principle (docs/theorems.md, Hackenbush).
  std::vector<std::uint64_t> value;
};

/// Reads the edges of a tree. The case fails where they don't hang together.
inline RootedTree read_tree(Case& c, std::size_t vertices) {
  RootedTree tree;
  std::vector<std::size_t> start(vertices + 2, 0);
  for (std::size_t i = 1; i < vertices && c.ok(); ++i) {
    const std::size_t a = c.size(1, vertices);
    const std::size_t b = c.size(1, vertices);
    tree.edges.emplace_back(a, b);
    ++start[a + 1];
    ++start[b + 1];
  }
  if (!c.ok()) return tree;
  for (std::size_t v = 1; v < start.size(); ++v) start[v] += start[v - 1];
  std::vector<std::size_t> ends(2 * tree.edges.size());
  std::vector<std::size_t> next = start;
  for (const auto& [a, b] : tree.edges) {
    ends[next[a]++] = b;
    ends[next[b]++] = a;
  }
  tree.parent.assign(vertices + 1, 0);
  tree.parent[1] = 1;
  tree.order.push_back(1);
  for (std::size_t at = 0; at < tree.order.size(); ++at) {
    const std::size_t v = tree.order[at];
    for (std::size_t i = start[v]; i < start[v + 1]; ++i) {
      if (tree.parent[ends[i]] != 0) continue;
      tree.parent[ends[i]] = v;
      tree.order.push_back(ends[i]);
    }
  }
  if (tree.order.size() < vertices) {
    const auto loose = std::find_if(tree.edges.begin(), tree.edges.end(),
                                    [&](const auto& edge) { return tree.parent[edge.first] == 0; });
    const std::string name = loose == tree.edges.end() ? "1"
                                                       : std::to_string(loose->first) + "-" +
                                                             std::to_string(loose->second);
    c.fail(ErrorCode::bad_edges, {"loose", name});
    return tree;
  }
  tree.value.assign(vertices + 1, 0);
  for (std::size_t at = tree.order.size(); at-- > 1;)
    tree.value[tree.parent[tree.order[at]]] ^= tree.value[tree.order[at]] + 1;
  return tree;
}

/// Adds the edges as those of a drawing: the root is the ground, 0, and vertex v is `shift` + v.
inline void append_drawing(std::string& text, const RootedTree& tree, std::uint64_t shift = 0) {
  const auto name = [&](std::uint64_t v) { return std::to_string(v == 1 ? 0 : shift + v); };
  for (const auto& [a, b] : tree.edges)
    text.append(text.empty() ? "" : ",").append(name(a)).append("-").append(name(b));
}

}  // namespace nimber::problems
