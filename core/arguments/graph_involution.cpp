#include "arguments/graph_involution.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {
namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15u + (b ^ (b >> 29)) * 0xbf58476d1ce4e5b9u + 1;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

}  // namespace

GraphInvolution::GraphInvolution(const ColouredGraph& graph, Work& work)
    : graph_(graph),
      work_(work),
      vertices_(static_cast<Vertex>(graph.colours.size())),
      start_(graph.colours.size() + 1, 0) {
  for (const auto& [a, b] : graph.edges) {
    ++start_[a + std::size_t{1}];
    ++start_[b + std::size_t{1}];
  }
  std::partial_sum(start_.begin(), start_.end(), start_.begin());
  arcs_.resize(start_.back());
  std::vector<std::uint32_t> next(start_.begin(), start_.end() - 1);
  const std::uint8_t back = graph.directed ? 1 : 0;
  for (const auto& [a, b] : graph.edges) {
    arcs_[next[a]++] = {b, 0};
    arcs_[next[b]++] = {a, back};
  }
  for (Vertex v = 0; v < vertices_; ++v)
    std::sort(arcs_.data() + start_[v], arcs_.data() + start_[v + std::size_t{1}],
              [](const Arc& a, const Arc& b) { return a.to < b.to; });
  for (std::uint8_t copy = 0; copy < 2; ++copy) {
    for (Vertex v = 0; v < vertices_; ++v) {
      colour_[copy].push_back(mixed(graph.colours[v], 0));
      fresh_.emplace_back(copy, v);
    }
    change_[copy].assign(vertices_, 0);
  }
  for (const std::uint64_t colour : colour_[0]) ++size_[colour];
  possible_ = refine();
  trail_.clear();

  std::unordered_map<std::uint64_t, std::uint32_t> number;
  for (Vertex v = 0; v < vertices_; ++v) {
    const auto at = number.emplace(colour_[0][v], static_cast<std::uint32_t>(classes_.size()));
    if (at.second) classes_.emplace_back();
    class_of_.push_back(at.first->second);
    place_in_class_.push_back(static_cast<std::uint32_t>(classes_[class_of_[v]].size()));
    classes_[class_of_[v]].push_back(v);
  }
  for (const auto& one : classes_)
    possible_ = possible_ && (one.size() > 1 || may_go(one[0], one[0]));
}

bool GraphInvolution::adjacent(Vertex a, Vertex b) const {
  const Arc* const from = arcs_.data() + start_[a];
  const Arc* const to = arcs_.data() + start_[a + std::size_t{1}];
  const Arc* const at =
      std::lower_bound(from, to, b, [](const Arc& arc, Vertex v) { return arc.to < v; });
  return at != to && at->to == b;
}

bool GraphInvolution::may_go(Vertex from, Vertex to) const {
  if (!graph_.far) return true;
  if (graph_.loose && start_[from] == start_[from + std::size_t{1}]) return true;
  return from != to && !adjacent(from, to);
}

void GraphInvolution::recolour(std::uint8_t copy, Vertex v, std::uint64_t colour) {
  std::uint64_t& now = colour_[copy][v];
  trail_.push_back({copy, v, now});
  if (copy == 0) {
    const auto at = size_.find(now);
    if (--at->second == 0) size_.erase(at);
    ++size_[colour];
  }
  now = colour;
  fresh_.emplace_back(copy, v);
}

void GraphInvolution::undo(std::size_t trail) {
  while (trail_.size() > trail) {
    const Old old = trail_.back();
    trail_.pop_back();
    std::uint64_t& now = colour_[old.copy][old.vertex];
    if (old.copy == 0) {
      const auto at = size_.find(now);
      if (--at->second == 0) size_.erase(at);
      ++size_[old.colour];
    }
    now = old.colour;
  }
  fresh_.clear();
}

/// Returns false where the copies differ, or a vertex would have to go where it may not.
bool GraphInvolution::refine() {
  std::vector<Touched> touched;
  bool same = true;
  while (!fresh_.empty() && same) {
    touched.clear();
    for (const auto& [copy, v] : fresh_) {
      work_.spend(1 + start_[v + std::size_t{1}] - start_[v]);
      for (std::uint32_t i = start_[v]; i < start_[v + std::size_t{1}]; ++i) {
        const Vertex u = arcs_[i].to;
        if (change_[copy][u] == 0) touched.push_back({colour_[copy][u], 0, copy, u});
        change_[copy][u] += mixed(colour_[copy][v], arcs_[i].label) | 1u;
      }
    }
    for (Touched& one : touched) {
      one.change = change_[one.copy][one.vertex];
      change_[one.copy][one.vertex] = 0;
    }
    fresh_.clear();
    if (work_.limit_reached()) return false;
    std::sort(touched.begin(), touched.end(), [](const Touched& a, const Touched& b) {
      if (a.colour != b.colour) return a.colour < b.colour;
      if (a.change != b.change) return a.change < b.change;
      return a.copy != b.copy ? a.copy < b.copy : a.vertex < b.vertex;
    });
    for (auto at = touched.cbegin(); at != touched.cend() && same;) {
      const auto end = std::find_if(at, touched.cend(),
                                    [&](const Touched& one) { return one.colour != at->colour; });
      same = split(at, end);
      at = end;
    }
  }
  fresh_.clear();
  return same;
}

/// Splits one colour by how its vertices were touched.
bool GraphInvolution::split(std::vector<Touched>::const_iterator from,
                            std::vector<Touched>::const_iterator to) {
  const auto whole = size_.find(from->colour);
  const std::size_t size = whole != size_.end() ? whole->second : 0;
  for (auto at = from; at != to;) {
    const auto end =
        std::find_if(at, to, [&](const Touched& one) { return one.change != at->change; });
    const auto second = std::find_if(at, end, [](const Touched& one) { return one.copy != 0; });
    if (second - at != end - second) return false;
    const auto count = static_cast<std::size_t>(second - at);
    if (count == 1 && !may_go(at->vertex, second->vertex)) return false;
    if (count != size) {
      const std::uint64_t colour = mixed(at->colour, at->change);
      for (auto one = at; one != end; ++one) recolour(one->copy, one->vertex, colour);
    }
    at = end;
  }
  return true;
}

/// Makes `from` go to `to`, and back.
bool GraphInvolution::send(Vertex from, Vertex to) {
  const std::uint64_t there = mixed(++next_colour_, 1);
  const std::uint64_t back = from == to ? there : mixed(next_colour_, 2);
  recolour(0, from, there);
  recolour(1, to, there);
  if (from != to) {
    recolour(0, to, back);
    recolour(1, from, back);
  }
  return refine();
}

std::optional<GraphInvolution::Vertex> GraphInvolution::next_open(Vertex from) const {
  for (Vertex v = from; v < vertices_; ++v) {
    if (size_.find(colour_[0][v])->second > 1) return v;
  }
  return std::nullopt;
}

std::optional<std::vector<GraphInvolution::Vertex>> GraphInvolution::read_off() const {
  std::unordered_map<std::uint64_t, Vertex> second;
  for (Vertex v = 0; v < vertices_; ++v) second[colour_[1][v]] = v;
  std::vector<Vertex> to;
  for (Vertex v = 0; v < vertices_; ++v) {
    const auto at = second.find(colour_[0][v]);
    if (at == second.end() || !may_go(v, at->second)) return std::nullopt;
    to.push_back(at->second);
  }
  bool moves = false;
  for (Vertex v = 0; v < vertices_; ++v) {
    if (to[to[v]] != v || graph_.colours[to[v]] != graph_.colours[v]) return std::nullopt;
    moves = moves || to[v] != v;
  }
  if (!moves) return std::nullopt;
  const auto sorted = [&](const auto& image) {
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (const auto& [a, b] : graph_.edges) {
      edges.emplace_back(image(a), image(b));
      auto& edge = edges.back();
      if (!graph_.directed && edge.first > edge.second) std::swap(edge.first, edge.second);
    }
    std::sort(edges.begin(), edges.end());
    return edges;
  };
  if (sorted([](Vertex v) { return v; }) != sorted([&](Vertex v) { return to[v]; }))
    return std::nullopt;
  return to;
}

std::optional<std::vector<GraphInvolution::Vertex>> GraphInvolution::find(
    std::optional<std::pair<Vertex, Vertex>> wanted) {
  if (!possible_) return std::nullopt;
  undo(0);
  std::size_t floor = 0;
  if (wanted) {
    if (class_of_[wanted->first] != class_of_[wanted->second] ||
        !may_go(wanted->first, wanted->second) || !send(wanted->first, wanted->second))
      return std::nullopt;
    floor = trail_.size();
  }
  std::vector<Choice> choices;
  auto open = next_open(0);
  if (!open) return read_off();
  choices.push_back({*open, 1, floor});
  while (!choices.empty() && !work_.limit_reached()) {
    Choice& now = choices.back();
    const std::vector<Vertex>& same = classes_[class_of_[now.vertex]];
    undo(now.trail);
    bool sent = false;
    // From the next one in its class on, itself last.
    for (; now.tried <= same.size() && !sent; ++now.tried) {
      const Vertex to = same[(place_in_class_[now.vertex] + now.tried) % same.size()];
      work_.spend();
      if (colour_[1][to] != colour_[0][now.vertex] || !may_go(now.vertex, to)) continue;
      sent = send(now.vertex, to);
      if (!sent) undo(now.trail);
      if (work_.limit_reached()) return std::nullopt;
    }
    if (!sent) {
      choices.pop_back();
      continue;
    }
    open = next_open(now.vertex);
    if (open) {
      choices.push_back({*open, 1, trail_.size()});
    } else if (auto found = read_off()) {
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace nimber
