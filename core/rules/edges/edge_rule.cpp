#include "rules/edges/edge_rule.hpp"

#include "rules/dice.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// The most edges or vertices of a state at random.
constexpr std::uint64_t most_random = 40;

/// A vertex's name: a to z, then v26 ...; where there is a ground, it is the vertex 0.
std::string random_name(std::uint64_t number) {
  if (number < 26) return std::string(1, static_cast<char>('a' + static_cast<char>(number)));
  return "v" + std::to_string(number);
}

}  // namespace

void EdgeRule::print_state(const State& state, std::string& out) const {
  const EdgeList list(state);
  if (list.text_size() <= max_text_) list.print(out);
}

Drawing EdgeRule::drawing(const State& state) const {
  const EdgeList list(state);
  Drawing drawing;
  drawing.vertices = list.names();
  drawing.edges = list.all_edges();
  drawing.moves = first_alike(list);
  for (std::uint32_t& number : drawing.moves) ++number;
  return drawing;
}

std::string EdgeRule::place(const State& state, const Move& move) const {
  const EdgeList list(state);
  const auto number = static_cast<std::size_t>(move.amount) - 1;
  if (!takes_edges()) return list.name(static_cast<EdgeList::Vertex>(number));
  const auto [from, to] = list.edge(number);
  return list.name(from) + "-" + list.name(to);
}

Move EdgeRule::make_move(std::size_t number) const {
  Move move;
  move.kind = kind();
  move.amount = number + 1;
  return move;
}

bool EdgeRule::each_move(const State& state, std::size_t, const MoveSink& sink) const {
  const std::vector<std::uint32_t> first = first_alike(EdgeList(state));
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (first[i] == i && !sink(make_move(i))) return false;
  }
  return true;
}

std::optional<Move> EdgeRule::find_move(const State& state, std::size_t part, std::uint64_t amount,
                                        std::uint64_t) const {
  if (part > 0 || amount == 0 || amount > things(state)) return std::nullopt;
  const auto number = static_cast<std::size_t>(amount) - 1;
  if (first_alike(EdgeList(state))[number] != number) return std::nullopt;
  return make_move(number);
}

std::optional<Move> EdgeRule::find_between(const State& from, const State& to, Work& work) const {
  if (EdgeList::edges(to) > EdgeList::edges(from) ||
      EdgeList::vertices(to) > EdgeList::vertices(from) || things(to) >= things(from))
    return std::nullopt;
  return Rule::find_between(from, to, work);
}

State EdgeRule::settled(const EdgeList& list, std::vector<bool> stay,
                        const std::vector<bool>& alone) const {
  if (!kinds_.ground) return list.left(stay, alone);
  const std::vector<EdgeList::Edge> edges = list.all_edges();
  const EdgesAt at(list.vertices(), edges);
  std::vector<bool> hangs(list.vertices(), false);
  std::vector<EdgeList::Vertex> open;
  const auto reach = [&](EdgeList::Vertex v) {
    if (v >= hangs.size() || hangs[v]) return;
    hangs[v] = true;
    open.push_back(v);
  };
  for (reach(list.ground()); !open.empty();) {
    const EdgeList::Vertex v = open.back();
    open.pop_back();
    for (std::uint32_t i = at.start[v]; i < at.start[v + 1u]; ++i) {
      const std::uint32_t e = at.edge[i];
      if (stay[e]) reach(edges[e].first ^ edges[e].second ^ v);
    }
  }
  for (std::size_t e = 0; e < stay.size(); ++e) stay[e] = stay[e] && hangs[edges[e].first];
  return list.left(stay);
}

State EdgeRule::random_state(Dice& dice, const Extent& extent) const {
  const std::uint64_t wanted = std::clamp<std::uint64_t>(extent.numbers, 1, most_random);
  GraphText text;
  if (kinds_.ground) text.names.emplace_back("0");
  const auto fresh = [&] {
    text.names.push_back(random_name(text.names.size() - (kinds_.ground ? 1 : 0)));
    return static_cast<std::uint32_t>(text.names.size() - 1);
  };
  const auto any = [&] { return static_cast<std::uint32_t>(dice.below(text.names.size())); };
  if (takes_edges() && text.names.empty()) fresh();
  while (takes_edges() ? text.items.size() < wanted : text.names.size() < wanted) {
    if (!takes_edges() && (text.names.empty() || dice.below(6) == 0)) {
      text.items.push_back({fresh(), GraphText::alone});
      continue;
    }
    const std::uint32_t from = any();
    const bool back = dice.below(3) == 0;
    const std::uint32_t to = back ? any() : fresh();
    const GraphText::Item item{from, to};
    if (from == to && !kinds_.loops) continue;
    const bool there =
        !kinds_.parallel &&
        std::any_of(text.items.begin(), text.items.end(), [&](const GraphText::Item& other) {
          return (other.from == from && other.to == to) || (other.from == to && other.to == from);
        });
    if (!there) text.items.push_back(item);
  }
  return edge_state(text);
}

State EdgeRule::shrink(const State& state, std::uint64_t num, std::uint64_t den) const {
  const EdgeList list(state);
  std::vector<bool> stay(list.edges(), false);
  if (takes_edges()) {
    std::fill_n(stay.begin(), static_cast<std::size_t>(scaled(stay.size(), num, den)), true);
    return settled(list, std::move(stay), {});
  }
  std::vector<bool> alone(list.vertices(), false);
  const auto most = static_cast<std::size_t>(scaled(alone.size(), num, den));
  std::fill_n(alone.begin(), most, true);
  for (std::size_t e = 0; e < stay.size(); ++e) {
    const auto [from, to] = list.edge(e);
    stay[e] = from < most && to < most;
  }
  return settled(list, std::move(stay), alone);
}

void EdgeRule::search_key(State& state) const {
  // Names are of no account, but for the ground's.
  const EdgeList list(state);
  const EdgeList::Vertex ground = list.ground();
  std::vector<EdgeList::Edge> edges = list.all_edges();
  if (kinds_.ground) {
    for (auto& [from, to] : edges) {
      for (EdgeList::Vertex* end : {&from, &to})
        *end = *end == ground ? 0 : *end < ground ? *end + 1 : *end;
    }
  }
  for (auto& [from, to] : edges) {
    if (from > to) std::swap(from, to);
  }
  std::sort(edges.begin(), edges.end());
  State key = {state[0], state[1]};
  for (const auto& [from, to] : edges) key.push_back(std::uint64_t{from} << 32 | to);
  state = std::move(key);
}

Result<State> state_from_edges(const GraphText& edges, EdgeKinds kinds) {
  if (auto error = check_edges(edges, kinds)) return *error;
  return edge_state(edges);
}

}  // namespace nimber
