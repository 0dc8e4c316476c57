// Tokens on a graph. The edges of a directed graph are the rules; move one token along one edge.
// Tokens may stand on the same vertex. Sources: R. Sprague, "Ueber mathematische Kampfspiele",
// Tohoku Math. J. 41 (1935); P. M. Grundy, "Mathematics and games", Eureka 2 (1939); with cycles
// those of values/smith_labels.hpp.
// Theorem: without cycles, the value of a vertex is the mex of the values of those its edges lead
// to; with cycles, its label by Smith's rule, if it gets one; tokens add up by nim-sum. Notation:
// edges `a-b` and lonely vertices `c` in any order, which is kept; a lonely vertex that has an edge
// after all, or is named again, is dropped. Limits: linear in the graph; 10^6 vertices and 10^7
// edges are tested from a file.
#include "values/graph.hpp"
#include "rules/dice.hpp"
#include "rules/edges/graph_rule.hpp"
#include "text/names.hpp"
#include "text/program_source.hpp"
#include "values/smith_labels.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace nimber {
namespace games {
const Game& graph_game();
}

namespace {

using Vertex = std::uint32_t;

/// A vertex, as states and moves keep it.
std::size_t index(std::uint64_t vertex) { return static_cast<std::size_t>(vertex); }

/// The first eight letters of a name as one number: names are in the order of these numbers, but
/// where they are equal.
std::uint64_t beginning(const std::string& name) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i)
    number = number << 8 | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0u);
  return number;
}

class Graph final : public RuleOf<RuleExercises, RuleDisplay, RuleLoops, RuleTheory> {
 public:
  Graph(GraphText text, std::size_t max_text)
      : RuleOf(games::graph_game()),
        names_(std::move(text.names)),
        items_(std::move(text.items)),
        max_text_(max_text) {}

  /// Numbers the vertices by name, drops lonely vertices named for nothing, builds the tables.
  std::optional<Error> build() {
    number_by_name();
    const std::vector<Vertex> written = build_edges();
    for (Vertex v = 0; v < names_.size(); ++v) {
      for (Vertex e = out_.start[v]; e + 1 < out_.start[v + 1]; ++e) {
        if (out_.to[e] == out_.to[e + 1]) {
          return Error{ErrorCode::repeated_edge,
                       std::max(written[e], written[e + 1]) + std::size_t{1},
                       {edge_text(v, out_.to[e])}};
        }
      }
    }
    if (auto values = graph_values(out_)) {
      values_ = std::move(*values);
    } else {
      label_loops();
    }
    drop_redundant();
    return std::nullopt;
  }

  std::string rules() const override {
    std::size_t size = 0;
    for (const auto& item : items_) size += item_size(item) + (size > 0 ? 1 : 0);
    if (size > max_text_) return {};
    std::string out;
    out.reserve(size);
    for (const auto& item : items_) {
      if (!out.empty()) out.push_back(',');
      out += names_[item.from];
      if (item.to != GraphText::alone) out.append("-").append(names_[item.to]);
    }
    return out;
  }
  Drawing drawing(const State&) const override {
    Drawing drawing;
    drawing.vertices = names_;
    for (const auto& item : items_) {
      if (item.to != GraphText::alone) drawing.edges.emplace_back(item.from, item.to);
    }
    return drawing;
  }

  Result<State> read_state(Reader& reader) const override {
    State state;
    do {
      const std::size_t from = reader.index();
      if (state.size() >= reader.limits().max_parts) {
        return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
      }
      const std::string name = reader.vertex();
      if (name.empty())
        return reader.fail_at(from,
                              state.empty() ? ErrorCode::missing_state : ErrorCode::bad_graph);
      const auto v = std::lower_bound(names_.begin(), names_.end(), name);
      if (v == names_.end() || *v != name)
        return reader.fail_at(from, ErrorCode::unknown_vertex, {name});
      state.push_back(static_cast<std::uint64_t>(v - names_.begin()));
    } while (reader.accept(','));
    return state;
  }
  void print_state(const State& state, std::string& out) const override {
    for (std::size_t i = 0; i < state.size(); ++i) {
      if (i > 0) out.push_back(',');
      out += names_[index(state[i])];
    }
  }

  Apart apart() const override { return Apart::fixed; }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    const auto from = static_cast<Vertex>(state[part]);
    for (Vertex e = out_.start[from]; e < out_.start[from + 1]; ++e) {
      if (!sink(make_move(part, from, out_.to[e]))) return false;
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    State result = state;
    result[move.part] = move.after[0];
    return result;
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (from.size() != to.size()) return std::nullopt;
    const auto part = static_cast<std::size_t>(
        std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
    if (part == from.size() ||
        !std::equal(from.begin() + static_cast<std::ptrdiff_t>(part) + 1, from.end(),
                    to.begin() + static_cast<std::ptrdiff_t>(part) + 1)) {
      return std::nullopt;
    }
    const auto u = static_cast<Vertex>(from[part]);
    const auto v = static_cast<Vertex>(to[part]);
    const Vertex* const first = out_.to.data() + out_.start[u];
    const Vertex* const last = out_.to.data() + out_.start[u + 1];
    if (!std::binary_search(first, last, v)) return std::nullopt;
    return make_move(part, u, v);
  }
  std::optional<std::uint64_t> count_moves(const State& state, std::size_t part,
                                           Work&) const override {
    return edges_from(state[part]);
  }
  /// The longest ways there are, together. With cycles, how long each token's own game lasts, and
  /// as long as there are vertices where it may never end.
  std::uint64_t stones(const State& state) const override {
    if (!loops() && longest_.empty()) longest_ = longest_ways(out_).value();
    std::uint64_t sum = 0;
    for (const std::uint64_t v : state) {
      const Vertex here = loops() ? plies_[index(v)] : longest_[index(v)];
      sum += std::min(here, static_cast<Vertex>(names_.size()));
    }
    return sum;
  }

  Ready prepare(const State&, Work&) const override { return Ready::yes; }
  void components(const State& state, std::vector<Component>& out) const override {
    for (std::size_t i = 0; i < state.size(); ++i) {
      Component token{Component::Kind::token, static_cast<std::uint32_t>(i), state[i],
                      std::nullopt};
      token.infinite = infinite(state[i]);
      if (!token.infinite) token.value = values_[index(state[i])];
      out.push_back(token);
    }
  }
  std::string_view theorem(const State&) const override { return loops() ? "loops" : "mex"; }
  void wins(const State& state, std::size_t part, const Goal& goal, const std::vector<Component>&,
            Wins& out, Work& work) const override {
    work.spend(edges_from(state[part]));
    const bool endless = infinite(state[part]);
    if (goal.infinite != std::uint64_t{endless}) return;  // an infinite one is left elsewhere
    const Value old = endless ? 0 : values_[index(state[part])];
    each_move(state, part, [&](const Move& move) {
      if (!infinite(move.after[0]) && goal.wins(old, values_[index(move.after[0])])) out.add(move);
      return true;
    });
  }

  const RuleLoops* loops() const override { return plies_.empty() ? nullptr : this; }
  std::vector<Value> reached(const Component& token) const override {
    std::vector<Value> values;
    for (Vertex e = out_.start[index(token.size)]; e < out_.start[index(token.size) + 1]; ++e) {
      if (!infinite(out_.to[e])) values.push_back(values_[out_.to[e]]);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }
  void draws(const State& state, std::size_t part, const Beside& beside, Wins& out,
             Work& work) const override {
    const bool whole = each_move(state, part, [&](const Move& move) {
      const std::uint64_t to = move.after[0];
      const bool endless = infinite(to);
      // Beside one that may never end, what else it leads to makes no difference.
      const bool matters = endless && beside.infinite == 0;
      work.spend(matters ? edges_from(to) : 1);
      const Component token{Component::Kind::token, 0, to, std::nullopt};
      const Outcome then = !endless  ? beside.with(Value{values_[index(to)]})
                           : matters ? beside.with(reached(token))
                                     : Outcome::D;
      if (then == Outcome::D) out.add(move);
      return !work.limit_reached();
    });
    if (!whole) out.set_incomplete();
  }
  std::optional<std::uint64_t> plies(const State& state) const override {
    if (!loops() || state.size() != 1 || plies_[index(state[0])] == SmithLabels::no_plies)
      return std::nullopt;
    return plies_[index(state[0])];
  }
  std::uint64_t countdown(const State& state) const override {
    std::uint64_t sum = 0;
    for (const std::uint64_t v : state) sum += labelled_[index(v)];
    return sum;
  }

  void search_key(State& state) const override {
    // Tokens stand in any order, and one without an edge is no longer in the game.
    state.erase(std::remove_if(state.begin(), state.end(),
                               [&](std::uint64_t v) {
                                 return out_.start[index(v)] == out_.start[index(v) + 1];
                               }),
                state.end());
    std::sort(state.begin(), state.end());
  }
  std::size_t memory() const override {
    constexpr std::size_t name = sizeof(decltype(names_)::value_type);
    constexpr std::size_t item = sizeof(decltype(items_)::value_type);
    return names_.size() * (name + 4 * sizeof(Vertex)) +
           items_.size() * (item + 2 * sizeof(Vertex));
  }

  State random_state(Dice& dice, const Extent& extent) const override {
    State state(extent.parts);
    for (std::uint64_t& token : state) token = dice.below(names_.size());
    return state;
  }
  Extent exercise_extent(unsigned level, bool) const override { return {level, 1, 0}; }
  /// Fewer tokens: a vertex can't be made smaller.
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    const auto tokens = std::max<std::uint64_t>(1, scaled(state.size(), num, den));
    return {state.begin(), state.begin() + static_cast<std::ptrdiff_t>(tokens)};
  }
  std::string program() const override {
    ProgramSource source;
    source.need("map");
    source.need("vector");
    source.body = "std::map<std::string, std::vector<std::string>> arrows;\n\n";
    source.body += "const char* const edges[][2] = {\n";
    for (const auto& item : items_) {
      if (item.to != GraphText::alone)
        source.body += "    {\"" + names_[item.from] + "\", \"" + names_[item.to] + "\"},\n";
    }
    if (out_.to.empty()) source.body += "    {\"\", \"\"},\n";
    source.body +=
        "};\n\n"
        "Int g(const std::string& vertex) {\n"
        "  static std::map<std::string, Int> known;\n"
        "  if (auto found = known.find(vertex); found != known.end()) return found->second;\n"
        "  std::vector<bool> seen(arrows[vertex].size() + 1);\n"
        "  for (const std::string& next : arrows[vertex]) {\n"
        "    Int value = g(next);\n"
        "    if (value < seen.size()) seen[value] = true;\n"
        "  }\n"
        "  Int mex = 0;\n"
        "  while (seen[mex]) ++mex;\n"
        "  return known[vertex] = mex;\n"
        "}\n\n";
    source.read =
        "    if (arrows.empty())\n"
        "      for (auto& edge : edges) arrows[edge[0]].push_back(edge[1]);\n"
        "    Int value = 0;\n"
        "    for (std::string token; in >> token;) value ^= g(token);\n";
    return source.text(*this);
  }

 private:
  /// In values_, of vertices that have no value.
  static constexpr Vertex no_value = SmithLabels::infinite;

  bool infinite(std::uint64_t vertex) const { return values_[index(vertex)] == no_value; }
  Vertex edges_from(std::uint64_t vertex) const {
    return out_.start[index(vertex) + 1] - out_.start[index(vertex)];
  }

  void label_loops() {
    SmithLabels labels(out_);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    labels.step(work);
    values_ = labels.labels();
    plies_.resize(names_.size());
    labelled_.resize(names_.size());
    for (Vertex v = 0; v < names_.size(); ++v) {
      plies_[v] = labels.plies(v);
      labelled_[v] = labels.order(v);
    }
  }

  static Move make_move(std::size_t part, Vertex from, Vertex to) {
    Move move;
    move.kind = MoveKind::edge;
    move.part = static_cast<std::uint32_t>(part);
    move.before = from;
    move.after = {to, 0};
    return move;
  }

  std::string edge_text(Vertex from, Vertex to) const {
    std::string text = names_[from];
    text.append("-").append(names_[to]);
    return text;
  }
  std::size_t item_size(const GraphText::Item& item) const {
    return names_[item.from].size() +
           (item.to == GraphText::alone ? 0 : names_[item.to].size() + 1);
  }

  void number_by_name() {
    std::vector<std::pair<std::uint64_t, Vertex>> order(names_.size());
    for (Vertex v = 0; v < order.size(); ++v) order[v] = {beginning(names_[v]), v};
    std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
      return a.first != b.first ? a.first < b.first : names_[a.second] < names_[b.second];
    });
    std::vector<Vertex> number(names_.size());
    std::vector<std::string> sorted(names_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      number[order[i].second] = static_cast<Vertex>(i);
      sorted[i] = std::move(names_[order[i].second]);
    }
    names_ = std::move(sorted);
    for (auto& item : items_) {
      item.from = number[item.from];
      if (item.to != GraphText::alone) item.to = number[item.to];
    }
  }

  /// Edges by their start, a counting sort, and each vertex's by their end. Returns the item that
  /// each was written as.
  std::vector<Vertex> build_edges() {
    const std::size_t n = names_.size();
    out_.start.assign(n + 1, 0);
    for (const auto& item : items_) {
      if (item.to != GraphText::alone) ++out_.start[item.from + 1u];
    }
    std::partial_sum(out_.start.begin(), out_.start.end(), out_.start.begin());
    std::vector<Vertex> next = out_.start;
    std::vector<Vertex> written(out_.start[n]);
    out_.to.resize(written.size());
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (items_[i].to == GraphText::alone) continue;
      const Vertex at = next[items_[i].from]++;
      out_.to[at] = items_[i].to;
      written[at] = static_cast<Vertex>(i);
    }
    std::vector<std::pair<Vertex, Vertex>> row;
    for (Vertex v = 0; v < n; ++v) {
      const Vertex from = out_.start[v];
      const Vertex end = out_.start[v + 1];
      if (std::is_sorted(out_.to.data() + from, out_.to.data() + end)) continue;
      row.clear();
      for (Vertex e = from; e < end; ++e) row.emplace_back(out_.to[e], written[e]);
      std::sort(row.begin(), row.end());
      for (Vertex e = from; e < end; ++e) std::tie(out_.to[e], written[e]) = row[e - from];
    }
    return written;
  }

  void drop_redundant() {
    std::vector<bool> named(names_.size(), false);
    for (const auto& item : items_) {
      if (item.to == GraphText::alone) continue;
      named[item.from] = true;
      named[item.to] = true;
    }
    items_.erase(std::remove_if(items_.begin(), items_.end(),
                                [&](const GraphText::Item& item) {
                                  if (item.to != GraphText::alone) return false;
                                  const bool again = named[item.from];
                                  named[item.from] = true;
                                  return again;
                                }),
                 items_.end());
  }

  std::vector<std::string> names_;  // ascending
  std::vector<GraphText::Item> items_;
  std::size_t max_text_;
  Edges out_;  // each vertex's ascending
  std::vector<Vertex> values_;
  mutable std::vector<Vertex> longest_;  // edges of the longest way from here, once asked for
  // Only where there are cycles:
  std::vector<Vertex> plies_;     // as SmithLabels::plies
  std::vector<Vertex> labelled_;  // as SmithLabels::order
};

}  // namespace

Result<RulePtr> make_graph_rule(GraphText text, std::size_t max_text) {
  auto graph = std::make_shared<Graph>(std::move(text), max_text);
  if (auto error = graph->build()) return *error;
  return RulePtr(std::move(graph));
}

Result<State> read_tokens(const Rule& graph, std::string_view names) {
  auto reader = Reader::open(names);
  if (!reader) return reader.error();
  auto state = graph.read_state(*reader);
  if (state && !reader->at_end()) return reader->fail(ErrorCode::expected_end);
  return state;
}

namespace games {
namespace {

Result<RulePtr> read_graph_rules(Reader& reader, const Game&) {
  GraphText text;
  NameTable names;
  std::vector<std::size_t> places;  // of the items, in the text
  const auto vertex = [&]() -> std::optional<Vertex> {
    const std::string name = reader.vertex();
    if (name.empty()) return std::nullopt;
    return names.number(name);
  };
  do {
    places.push_back(reader.index());
    const auto from = vertex();
    if (!from) return reader.fail_at(reader.index(), ErrorCode::bad_graph);
    GraphText::Item item{*from, GraphText::alone};
    if (reader.accept('-')) {
      const auto to = vertex();
      if (!to) return reader.fail_at(reader.index(), ErrorCode::bad_graph);
      item.to = *to;
    }
    text.items.push_back(item);
  } while (reader.accept(','));
  text.names = names.take();
  auto rule = make_graph_rule(std::move(text));
  if (!rule)
    return reader.fail_at(places[rule.error().column - 1], rule.error().code, rule.error().args);
  return rule;
}

Result<Term> graph_from_edges(const Game&, const GraphText& edges, std::string_view tokens,
                              std::size_t max_text) {
  auto rule = make_graph_rule(edges, max_text);
  if (!rule) return rule.error();
  auto state = read_tokens(**rule, tokens);
  if (!state) return Error{state.error().code, 0, state.error().args};
  return Term{*rule, std::move(*state)};
}

}  // namespace

const Game& graph_game() {
  static const Game game{
      .name = "graph",
      .board = Board::graph,
      .rules_form = RulesForm::edges,
      .state_form = StateForm::tokens,
      .choices = {},
      .sequence = false,
      .examples = {"graph/a-b,a-c,b-c,b-d,c-d:a,b", "graph/a-b,b-c,c-d,a-d,b-d:a,a",
                   "graph/7-5,7-3,5-3,5-2,3-2,3-0,2-0:7,5"},
      .read_rules = read_graph_rules,
      .from_edges = graph_from_edges,
      .tokens = true,
      .edges_error = ErrorCode::bad_graph};
  return game;
}

}  // namespace games
}  // namespace nimber
