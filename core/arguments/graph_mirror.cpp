#include "arguments/graph_mirror.hpp"

#include "arguments/graph_involution.hpp"
#include "rules/edges/edge_list.hpp"

#include <nimber/limits.hpp>

#include <algorithm>
#include <map>

namespace nimber {
namespace {

bool is_graph(const Term& term) {
  switch (term.rule->game().board) {
    case Board::graph:
    case Board::ground:
    case Board::vertices:
    case Board::edges: return true;
    default: return false;
  }
}

/// The term as a graph, with what its game asks of an involution.
ColouredGraph graph_of(const Term& term, const Drawing& drawing) {
  const Board board = term.rule->game().board;
  ColouredGraph graph;
  graph.colours.assign(drawing.vertices.size(), 0);
  graph.edges.assign(drawing.edges.begin(), drawing.edges.end());
  graph.directed = board == Board::graph;
  graph.far = board == Board::vertices || board == Board::edges;
  graph.loose = board == Board::edges;
  if (board == Board::ground) {
    for (std::size_t v = 0; v < drawing.vertices.size(); ++v)
      graph.colours[v] = drawing.vertices[v] == "0" ? 1 : 0;
  }
  return graph;
}

Argument argument_of(const Drawing& drawing, const std::vector<std::uint32_t>& to) {
  Argument argument;
  argument.map = SymmetryMap::graph;
  argument.names = drawing.vertices;
  for (std::uint32_t v = 0; v < to.size(); ++v) {
    if (v < to[v]) argument.pairs.emplace_back(v, to[v]);
  }
  return argument;
}

/// Edges that the involution leaves where they are must be even in number, wherever they are side
/// by side: then they can be copied among themselves.
bool edges_pair_off(const ColouredGraph& graph, const std::vector<std::uint32_t>& to) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> still;
  for (auto [a, b] : graph.edges) {
    if (!(to[a] == a && to[b] == b) && !(to[a] == b && to[b] == a)) continue;
    ++still[std::minmax(a, b)];
  }
  return std::all_of(still.begin(), still.end(),
                     [](const auto& edge) { return edge.second % 2 == 0; });
}

/// Tokens on an acyclic graph: each can be copied by the one on the image of its vertex.
std::optional<Argument> lost_tokens(const Term& term, Work& work) {
  if (term.rule->loops() != nullptr) return std::nullopt;
  const Drawing drawing = term.rule->display().drawing(term.state);
  if (drawing.edges.size() > limits::argued_edges) return std::nullopt;
  work.spend(drawing.vertices.size() + drawing.edges.size());
  ColouredGraph graph = graph_of(term, drawing);
  for (const std::uint64_t v : term.state) ++graph.colours[static_cast<std::size_t>(v)];
  GraphInvolution involution(graph, work);
  // A vertex with an odd number of tokens must go to another one.
  std::vector<std::uint32_t> odd;
  for (std::uint32_t v = 0; v < graph.colours.size(); ++v) {
    if (graph.colours[v] % 2 != 0) odd.push_back(v);
  }
  if (odd.empty() || odd.size() % 2 != 0) return std::nullopt;
  for (std::size_t i = 1; i < odd.size(); ++i) {
    const auto to = involution.find(std::pair(odd[0], odd[i]));
    if (to && std::all_of(odd.begin(), odd.end(), [&](std::uint32_t v) { return (*to)[v] != v; }))
      return argument_of(drawing, *to);
  }
  return std::nullopt;
}

std::optional<Argument> lost(const Term& term, Work& work) {
  if (term.rule->game().board == Board::graph) return lost_tokens(term, work);
  const Drawing drawing = term.rule->display().drawing(term.state);
  if (drawing.edges.size() > limits::argued_edges) return std::nullopt;
  const ColouredGraph graph = graph_of(term, drawing);
  work.spend(graph.colours.size() + graph.edges.size());
  GraphInvolution involution(graph, work);
  const auto to = involution.find();
  if (!to) return std::nullopt;
  if (term.rule->game().board == Board::ground && !edges_pair_off(graph, *to)) return std::nullopt;
  return argument_of(drawing, *to);
}

/// The moves, those first that differ from all others, then one of each kind.
std::vector<Move> moves_by_kind(const Term& term, Work& work) {
  std::vector<Move> moves;
  for (std::size_t part = 0; part < term.rule->parts(term.state); ++part) {
    term.rule->each_move(term.state, part, MoveSink(work, [&](const Move& move) {
                           moves.push_back(move);
                           return moves.size() < limits::argued_edges;
                         }));
  }
  const Board board = term.rule->game().board;
  if (board == Board::graph) return moves;
  const Drawing drawing = term.rule->display().drawing(term.state);
  const ColouredGraph graph = graph_of(term, drawing);
  ColouredGraph any = graph;
  any.far = false;
  const GraphInvolution refined(any, work);
  const auto kind = [&](const Move& move) -> std::pair<std::uint64_t, std::uint64_t> {
    const auto at = static_cast<std::size_t>(move.amount) - 1;
    if (board == Board::vertices) return {refined.colour(static_cast<std::uint32_t>(at)), 0};
    const auto [a, b] = graph.edges[at];
    return std::minmax({refined.colour(a), refined.colour(b)});
  };
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::size_t>> kinds;
  for (std::size_t i = 0; i < moves.size(); ++i) kinds[kind(moves[i])].push_back(i);
  struct Place {
    std::size_t nth;
    std::size_t size;
    std::size_t move;
  };
  std::vector<Place> order;
  for (const auto& [name, list] : kinds) {
    for (std::size_t i = 0; i < list.size(); ++i) order.push_back({i, list.size(), list[i]});
  }
  std::sort(order.begin(), order.end(), [](const Place& a, const Place& b) {
    if (a.nth != b.nth) return a.nth < b.nth;
    return a.size != b.size ? a.size < b.size : a.move < b.move;
  });
  std::vector<Move> out;
  out.reserve(order.size());
  for (const Place& place : order) out.push_back(std::move(moves[place.move]));
  return out;
}

}  // namespace

std::optional<Argument> about_graph(const Position& position, std::size_t term, ArgumentFor wanted,
                                    Work& work) {
  const Term& asked = position.terms[term];
  if (!is_graph(asked)) return std::nullopt;
  if (asked.rule->game().board != Board::graph &&
      EdgeList::edges(asked.state) > limits::argued_edges)
    return std::nullopt;
  if (wanted == ArgumentFor::lost) return lost(asked, work);
  for (const Move& move : moves_by_kind(asked, work)) {
    if (work.limit_reached()) break;
    const Term then{asked.rule, asked.rule->after(asked.state, move)};
    if (is_over(then, work) == true) continue;
    if (auto argument = lost(then, work)) {
      argument->first = PositionMove{term, move};
      return argument;
    }
  }
  return std::nullopt;
}

}  // namespace nimber
