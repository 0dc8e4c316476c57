#include "search/options_graph.hpp"
#include <nimber/explain.hpp>
#include <nimber/heap_rule.hpp>
#include "rules/table_rule.hpp"
#include "values/mex.hpp"
#include "values/smith_labels.hpp"

#include <algorithm>
#include <unordered_map>

namespace nimber {
namespace {

using Options = std::vector<std::vector<std::uint32_t>>;

/// Outcomes, values and rounds; in `order` every node comes before its options.
void settle(OptionsGraph& graph, const Options& options, const std::vector<std::uint32_t>& order,
            bool misere) {
  MexSet values;
  for (std::size_t i = order.size(); i-- > 0;) {
    OptionsGraph::Node& here = graph.nodes[order[i]];
    std::uint32_t first_lost = UINT32_MAX;
    std::uint32_t last = 0;
    values.clear(options[order[i]].size());
    for (const std::uint32_t to : options[order[i]]) {
      const OptionsGraph::Node& option = graph.nodes[to];
      if (option.outcome == Outcome::P) first_lost = std::min(first_lost, option.round);
      last = std::max(last, option.round);
      if (!misere) values.add(*option.value);
    }
    if (!misere) here.value = values.mex();
    if (options[order[i]].empty()) {
      here.outcome = misere ? Outcome::N : Outcome::P;
    } else if (first_lost != UINT32_MAX) {
      here.outcome = Outcome::N;
      here.round = first_lost + 1;
    } else {
      here.outcome = Outcome::P;
      here.round = last + 1;
    }
  }
}

/// The same where some node can be reached from itself: by Smith's labels.
void settle_loops(OptionsGraph& graph, const Options& options, bool misere) {
  // In misere play whoever is stuck has won: one more node, with no move, is the end of them all.
  const auto end = static_cast<std::uint32_t>(options.size());
  Edges edges;
  for (const auto& to : options) {
    edges.to.insert(edges.to.end(), to.begin(), to.end());
    if (misere && to.empty()) edges.to.push_back(end);
    edges.start.push_back(static_cast<std::uint32_t>(edges.to.size()));
  }
  if (misere) edges.start.push_back(edges.start.back());
  SmithLabels labels(edges);
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  labels.step(work);
  for (std::uint32_t v = 0; v < end; ++v) {
    OptionsGraph::Node& here = graph.nodes[v];
    here.outcome = labels.outcome(v);
    here.round = here.outcome == Outcome::D ? OptionsGraph::never : labels.plies(v) - misere;
    if (!misere && labels.labels()[v] != SmithLabels::infinite) here.value = labels.labels()[v];
  }
  // Nodes stand in the order in which they were found: by the shortest way.
  for (OptionsGraph::Node& node : graph.nodes) node.layer = OptionsGraph::never;
  graph.nodes.front().layer = 0;
  for (std::uint32_t v = 0; v < end; ++v) {
    for (const std::uint32_t to : options[v])
      graph.nodes[to].layer = std::min(graph.nodes[to].layer, graph.nodes[v].layer + 1);
  }
}

}  // namespace

Result<OptionsGraph> options_graph(const Position& position, std::size_t max_nodes) {
  const auto too_many = [&] {
    return Error{ErrorCode::too_many_positions, 0, {std::to_string(max_nodes)}};
  };
  OptionsGraph graph;
  std::unordered_map<std::string, std::uint32_t> known;
  const auto node = [&](const Position& p) {
    std::string text = print(p);
    const auto [at, is_new] = known.emplace(text, static_cast<std::uint32_t>(graph.nodes.size()));
    if (is_new) {
      OptionsGraph::Node fresh;
      fresh.position = p;
      fresh.text = std::move(text);
      graph.nodes.push_back(std::move(fresh));
    }
    return at->second;
  };
  node(position);
  Work looked_at;
  Options options;
  std::vector<std::uint32_t> listed_from;  // by node: whose options it was listed among last
  for (std::uint32_t from = 0; from < graph.nodes.size(); ++from) {
    options.emplace_back();
    const Position here = graph.nodes[from].position;
    const auto keep = [&](const PositionMove& move) {
      const std::uint32_t to = node(after(here, move));
      if (listed_from.size() <= to) listed_from.resize(to + std::size_t{1}, UINT32_MAX);
      if (listed_from[to] != from) options[from].push_back(to);
      listed_from[to] = from;
      looked_at.spend();
      return graph.nodes.size() <= max_nodes && !looked_at.limit_reached();
    };
    if (!each_move(here, PositionSink(looked_at, keep))) return too_many();
    for (const std::uint32_t to : options[from]) graph.edges.emplace_back(from, to);
  }

  // An order in which every node comes before its options.
  std::vector<std::uint32_t> ways(graph.nodes.size(), 0);
  for (const auto& edge : graph.edges) ++ways[edge.second];
  std::vector<std::uint32_t> order;
  if (ways[0] == 0) order.push_back(0);
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const std::uint32_t to : options[order[i]]) {
      graph.nodes[to].layer = std::max(graph.nodes[to].layer, graph.nodes[order[i]].layer + 1);
      if (--ways[to] == 0) order.push_back(to);
    }
  }
  if (order.size() < graph.nodes.size()) {
    settle_loops(graph, options, position.misere);
  } else {
    settle(graph, options, order, position.misere);
  }
  return graph;
}

std::string to_dot(const OptionsGraph& graph) {
  std::string out =
      "digraph options {\n  node [shape=box, style=filled, fontname=\"sans-serif\"];\n";
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    const OptionsGraph::Node& node = graph.nodes[i];
    out.append("  n");
    append(out, i);
    out.append(" [label=\"");
    for (const char c : node.text) {
      if (c == '"' || c == '\\') out.push_back('\\');
      out.push_back(c);
    }
    out.append("\\n").append(letter(node.outcome));
    if (node.value) {
      out.append(" ");
      append(out, *node.value);
    }
    out.append("\", fillcolor=\"")
        .append(node.outcome == Outcome::N   ? "#d9ead3"
                : node.outcome == Outcome::P ? "#f4cccc"
                                             : "#e7e6e6")
        .append("\"];\n");
  }
  for (const auto& edge : graph.edges) {
    out.append("  n");
    append(out, edge.first);
    out.append(" -> n");
    append(out, edge.second);
    out.append(";\n");
  }
  return out.append("}\n");
}

}  // namespace nimber
