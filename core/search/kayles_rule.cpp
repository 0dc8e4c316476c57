#include "search/kayles_rule.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {

KaylesRule::KaylesRule(const Game& game, KaylesKind kind, RulePtr paths, std::size_t max_text)
    : EdgeRule(game, kinds_of(kind), max_text), known_(kind, std::move(paths)) {}

State KaylesRule::after(const State& state, const Move& move) const {
  const EdgeList list(state);
  std::vector<bool> gone(list.vertices(), false);
  const auto number = static_cast<std::size_t>(move.amount) - 1;
  const std::vector<EdgeList::Edge> edges = list.all_edges();
  if (takes_edges()) {
    gone[edges[number].first] = gone[edges[number].second] = true;
  } else {
    gone[number] = true;
    for (const auto& [from, to] : edges) {
      if (from == number) gone[to] = true;
      if (to == number) gone[from] = true;
    }
  }
  std::vector<bool> stay(edges.size());
  for (std::size_t e = 0; e < stay.size(); ++e)
    stay[e] = !gone[edges[e].first] && !gone[edges[e].second];
  if (takes_edges()) return list.left(stay);
  gone.flip();
  return list.left(stay, gone);
}

State KaylesRule::part_alone(const State& state, std::size_t part) const {
  const EdgeList list(state);
  const GraphKayles graph = graph_of(state);
  const GraphKayles::Part& wanted = graph.parts()[part];
  std::vector<bool> stay(list.edges(), false);
  for (const std::uint32_t e : wanted.edges) stay[e] = true;
  if (takes_edges()) return list.left(stay);
  std::vector<bool> alone(list.vertices(), false);
  for (const EdgeList::Vertex v : wanted.vertices) alone[v] = true;
  return list.left(stay, alone);
}

GraphKayles KaylesRule::graph_of(const State& state) const {
  const EdgeList list(state);
  return {known_, list.vertices(), list.all_edges()};
}

Ready KaylesRule::prepare(const State& state, Work& work) const {
  if (!graph_ || state_ != state) {
    graph_ = graph_of(state);
    state_ = state;
    ready_ = false;
    work.spend(state.size());
  }
  if (ready_) return Ready::yes;
  const Ready ready = graph_->step(work);
  ready_ = ready == Ready::yes;
  return ready;
}

const GraphKayles& KaylesRule::solved(const State& state) const {
  if (ready_ && state_ == state) return *graph_;
  if (other_ && other_state_ == state) return *other_;
  // An option: what it consists of was searched with the state.
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  other_ = graph_of(state);
  other_state_ = state;
  other_->step(work);
  return *other_;
}

void KaylesRule::components(const State& state, std::vector<Component>& out) const {
  std::uint32_t number = 0;
  for (const GraphKayles::Part& part : solved(state).parts())
    out.push_back({Component::Kind::part, number++,
                   takes_edges() ? part.edges.size() : part.vertices.size(), part.value});
}

std::vector<Fact> KaylesRule::facts(const State& state, std::optional<std::size_t>,
                                    std::string_view) const {
  std::uint64_t count[3] = {0, 0, 0};
  const GraphKayles graph = graph_of(state);
  const auto& parts = graph.parts();
  for (const GraphKayles::Part& part : parts) {
    ++count[part.shape == GraphKayles::Shape::path    ? 0
            : part.shape == GraphKayles::Shape::cycle ? 1
                                                      : 2];
  }
  return {{"parts", parts.size()}, {"paths", count[0]}, {"cycles", count[1]}, {"others", count[2]}};
}

void KaylesRule::wins(const State& state, std::size_t, const Goal& goal,
                      const std::vector<Component>&, Wins& out, Work& work) const {
  const GraphKayles& graph = solved(state);
  std::vector<bool> wins(things(state), false);
  for (const GraphKayles::Part& part : graph.parts()) {
    const Value wanted = goal.total ^ part.value;
    const auto& things_of = takes_edges() ? part.edges : part.vertices;
    for (std::size_t i = 0; i < things_of.size(); ++i) wins[things_of[i]] = part.after[i] == wanted;
  }
  work.spend(wins.size());
  each_move(state, 0, [&](const Move& move) {
    if (wins[static_cast<std::size_t>(move.amount) - 1]) out.add(move);
    return true;
  });
}

void KaylesRule::search_key(State& state) const { state = graph_of(state).code(); }

std::vector<std::uint32_t> KaylesRule::first_alike(const EdgeList& list) const {
  return takes_edges() ? first_edges(list) : first_vertices(list);
}

std::vector<std::uint32_t> KaylesRule::first_edges(const EdgeList& list) const {
  // Two edges leave the same where each touches all that the other touches: so they meet, and their
  // other ends have no edge, or only the one that joins them.
  const std::vector<EdgeList::Edge> edges = list.all_edges();
  const EdgesAt at(list.vertices(), edges);
  const auto degree = [&](EdgeList::Vertex v) { return at.start[v + 1u] - at.start[v]; };
  const auto other = [&](std::uint32_t e, EdgeList::Vertex v) {
    return edges[e].first ^ edges[e].second ^ v;
  };
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> alike(edges.size());
  std::vector<std::uint32_t> leaf(list.vertices(), none);  // the first edge to a leaf there
  for (std::uint32_t e = 0; e < edges.size(); ++e) {
    alike[e] = e;
    for (const EdgeList::Vertex end : {edges[e].first, edges[e].second}) {
      const EdgeList::Vertex meet = other(e, end);
      if (degree(end) == 1) {
        if (leaf[meet] == none) leaf[meet] = e;
        alike[e] = std::min(alike[e], leaf[meet]);
      }
      if (degree(end) != 2) continue;
      const std::uint32_t first = at.edge[at.start[end]];
      const EdgeList::Vertex third = other(first == e ? at.edge[at.start[end] + 1u] : first, end);
      if (degree(third) != 2) continue;
      for (const std::uint32_t i : {at.start[third], at.start[third] + 1u}) {
        const std::uint32_t same = at.edge[i];
        if (other(same, third) == meet && same < e) alike[e] = std::min(alike[e], alike[same]);
      }
    }
  }
  return alike;
}

std::vector<std::uint32_t> KaylesRule::first_vertices(const EdgeList& list) const {
  // Vertices whose neighbours, with themselves, are the same leave the same.
  const std::size_t count = list.vertices();
  const std::vector<EdgeList::Edge> edges = list.all_edges();
  std::vector<std::vector<EdgeList::Vertex>> near(count);
  for (EdgeList::Vertex v = 0; v < count; ++v) near[v].push_back(v);
  for (const auto& [from, to] : edges) {
    near[from].push_back(to);
    near[to].push_back(from);
  }
  for (auto& list_of : near) std::sort(list_of.begin(), list_of.end());
  std::vector<EdgeList::Vertex> order(count);
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](EdgeList::Vertex a, EdgeList::Vertex b) {
    return near[a] != near[b] ? near[a] < near[b] : a < b;
  });
  std::vector<std::uint32_t> alike(count);
  for (std::size_t i = 0; i < count; ++i) {
    const bool same = i > 0 && near[order[i]] == near[order[i - 1]];
    alike[order[i]] = same ? alike[order[i - 1]] : order[i];
  }
  return alike;
}

}  // namespace nimber
