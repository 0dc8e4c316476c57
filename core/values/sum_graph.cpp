#include "values/sum_graph.hpp"

#include "values/smith_labels.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Tarjan's strong components; the callback gets each after those that it leads to, and may stop.
bool each_strong_component(const SumGraph& graph,
                           FunctionRef<bool(const std::vector<std::uint32_t>&)> callback) {
  constexpr std::uint32_t unseen = UINT32_MAX;
  const std::size_t n = graph.nodes();
  std::vector<std::uint32_t> seen(n, unseen);
  std::vector<std::uint32_t> low(n, 0);
  std::vector<bool> on_stack(n, false);
  std::vector<std::uint32_t> stack;
  struct Step {
    std::uint32_t node;
    std::size_t piece;
    std::size_t end;
  };
  std::vector<Step> steps;
  std::uint32_t clock = 0;
  const auto enter = [&](std::uint32_t v) {
    seen[v] = low[v] = clock++;
    stack.push_back(v);
    on_stack[v] = true;
    const std::size_t first = graph.options[v];
    const std::size_t last = graph.options[v + std::size_t{1}];
    const std::size_t from = first == last ? 0 : graph.pieces_from[first];
    steps.push_back({v, from, first == last ? 0 : graph.end_piece(last - 1)});
  };
  enter(0);
  std::vector<std::uint32_t> component;
  while (!steps.empty()) {
    Step& step = steps.back();
    if (step.piece < step.end) {
      const std::uint32_t to = graph.pieces[step.piece++].node;
      if (seen[to] == unseen) {
        enter(to);
      } else if (on_stack[to]) {
        low[step.node] = std::min(low[step.node], seen[to]);
      }
      continue;
    }
    const std::uint32_t v = step.node;
    steps.pop_back();
    if (!steps.empty()) low[steps.back().node] = std::min(low[steps.back().node], low[v]);
    if (low[v] != seen[v]) continue;
    component.clear();
    for (;;) {
      const std::uint32_t w = stack.back();
      stack.pop_back();
      on_stack[w] = false;
      component.push_back(w);
      if (w == v) break;
    }
    if (!callback(component)) return false;
  }
  return true;
}

/// An option as far as it is known.
struct KnownSum {
  Value total = 0;
  std::int64_t infinite = 0;
  std::vector<Value> reached;

  void add(const SumLabel& label, std::int64_t copies) {
    if (label.number) {
      if (copies % 2 != 0) total ^= *label.number;
      return;
    }
    infinite += copies;
    reached = label.reached;
  }
  /// What a sum with one infinite part can be moved to, by a move in that one.
  std::vector<Value> moves_to() const {
    if (infinite != 1) return {};
    std::vector<Value> out = reached;
    for (Value& v : out) v ^= total;
    std::sort(out.begin(), out.end());
    return out;
  }
};

}  // namespace

bool label_sums(const SumGraph& graph, FunctionRef<bool(std::uint32_t, SumLabel&)> known,
                FunctionRef<void(std::uint32_t, SumLabel, std::uint32_t)> set, std::uint32_t& clock,
                Work& work) {
  constexpr std::uint32_t nowhere = UINT32_MAX;
  std::vector<std::uint32_t> place(graph.nodes(), nowhere);  // in the component
  SumLabel label;
  return each_strong_component(graph, [&](const std::vector<std::uint32_t>& component) {
    if (component.size() == 1 && known(component[0], label)) return true;
    for (std::size_t i = 0; i < component.size(); ++i)
      place[component[i]] = static_cast<std::uint32_t>(i);
    Edges edges;
    std::vector<KnownVertex> vertices_known;
    std::vector<std::pair<Value, std::uint32_t>> numbers;  // vertices of finite options
    auto vertices = static_cast<std::uint32_t>(component.size());
    for (const std::uint32_t v : component) {
      for (std::size_t o = graph.options[v]; o < graph.options[v + std::size_t{1}]; ++o) {
        KnownSum sum;
        std::uint32_t inside = nowhere;
        std::int64_t copies = 0;
        for (std::size_t p = graph.pieces_from[o]; p < graph.end_piece(o); ++p) {
          const SumGraph::Piece& piece = graph.pieces[p];
          copies += piece.copies;
          if (place[piece.node] != nowhere) {
            inside = place[piece.node];
          } else {
            label = {};
            if (!known(piece.node, label)) return false;
            sum.add(label, piece.copies);
          }
        }
        if (inside != nowhere && copies > 1) return false;
        if (inside != nowhere) {
          edges.to.push_back(inside);
          continue;
        }
        if (sum.infinite == 0) {
          const auto same = std::find_if(numbers.begin(), numbers.end(),
                                         [&](const auto& n) { return n.first == sum.total; });
          if (same != numbers.end()) {
            edges.to.push_back(same->second);
            continue;
          }
          numbers.emplace_back(sum.total, vertices);
          vertices_known.push_back({vertices, sum.total, {}});
        } else {
          vertices_known.push_back({vertices, std::nullopt, sum.moves_to()});
        }
        edges.to.push_back(vertices++);
      }
      edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
    }
    for (std::size_t i = component.size(); i < vertices; ++i)
      edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
    SmithLabels labels(edges, std::move(vertices_known));
    Work whole(work.left());
    whole.open_step(UINT64_MAX);
    if (!labels.step(whole)) return false;
    work.spend(whole.examined());
    std::uint32_t latest = clock;
    for (std::size_t i = 0; i < component.size(); ++i) {
      const auto v = static_cast<std::uint32_t>(i);
      const std::uint32_t found = labels.labels()[v];
      place[component[i]] = nowhere;
      if (found == SmithLabels::infinite) {
        set(component[i], {std::nullopt, labels.reached(v)}, 0);
        continue;
      }
      const std::uint32_t order = clock + 1 + labels.order(v);
      latest = std::max(latest, order);
      set(component[i], {Value{found}, {}}, order);
    }
    clock = latest;
    return true;
  });
}

}  // namespace nimber
