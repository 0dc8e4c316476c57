// Geography on the vertices of an undirected graph. A token stands on a vertex; move it along an
// edge to one where it has not been yet.
// Source: A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", Theoret.
// Comput. Sci. 112 (1993). Theorem: the player to move wins exactly where every maximum matching
// covers the token's vertex (values/matching.hpp; proof: docs/theorems.md).
// Limits: outcomes to 10^6 vertices; values and misère play by search.
#include "rules/dice.hpp"
#include "rules/edges/edge_list.hpp"
#include "text/program_source.hpp"
#include "values/matching.hpp"

#include <algorithm>
#include <numeric>

namespace nimber::games {

namespace {

constexpr EdgeKinds geography_kinds{
    .loops = false, .parallel = false, .alone = true, .ground = false};

class Geography final : public RuleOf<RuleExercises, RuleDisplay, RuleTheory> {
 public:
  using Vertex = Matching::Vertex;

  Geography(const Game& game, const GraphText& text, std::size_t max_text)
      : RuleOf(game), max_text_(max_text) {
    // Vertices by name; what is written is kept in its order.
    const State state = edge_state(text);
    const EdgeList list(state);
    const std::vector<std::string> names = list.names();
    std::vector<Vertex> order(names.size());
    std::iota(order.begin(), order.end(), Vertex{0});
    std::sort(order.begin(), order.end(), [&](Vertex a, Vertex b) { return names[a] < names[b]; });
    std::vector<Vertex> number(names.size());
    for (Vertex v = 0; v < order.size(); ++v) {
      number[order[v]] = v;
      names_.push_back(names[order[v]]);
    }
    list.print(rules_);
    start_.assign(names.size() + 1, 0);
    for (const auto& [from, to] : list.all_edges()) {
      edges_.emplace_back(number[from], number[to]);
      ++start_[number[from] + 1u];
      ++start_[number[to] + 1u];
    }
    std::partial_sum(start_.begin(), start_.end(), start_.begin());
    to_.resize(start_.back());
    std::vector<std::uint32_t> next = start_;
    for (const auto& [from, to] : edges_) {
      to_[next[from]++] = to;
      to_[next[to]++] = from;
    }
    for (std::size_t v = 0; v + 1 < start_.size(); ++v)
      std::sort(to_.data() + start_[v], to_.data() + start_[v + 1]);
  }

  std::string rules() const override { return rules_.size() <= max_text_ ? rules_ : ""; }
  Drawing drawing(const State& state) const override {
    Drawing drawing;
    drawing.vertices = names_;
    drawing.edges = edges_;
    for (const std::uint64_t v : state) drawing.marked.push_back(static_cast<Vertex>(v));
    return drawing;
  }

  Result<State> read_state(Reader& reader) const override {
    State state;
    do {
      const std::size_t from = reader.index();
      const std::string name = reader.vertex();
      if (name.empty())
        return state.empty() ? reader.fail_at(from, ErrorCode::missing_state)
                             : reader.fail_at(from, ErrorCode::bad_edges, {"expected", ""});
      const auto v = std::lower_bound(names_.begin(), names_.end(), name);
      if (v == names_.end() || *v != name)
        return reader.fail_at(from, ErrorCode::unknown_vertex, {name});
      const auto number = static_cast<std::uint64_t>(v - names_.begin());
      if (std::find(state.begin(), state.end(), number) != state.end())
        return reader.fail_at(from, ErrorCode::bad_edges, {"visited", name});
      state.push_back(number);
    } while (reader.accept(state.size() == 1 ? ';' : ','));
    std::sort(state.begin() + 1, state.end());
    return state;
  }
  void print_state(const State& state, std::string& out) const override {
    for (std::size_t i = 0; i < state.size(); ++i) {
      if (i > 0) out.push_back(i == 1 ? ';' : ',');
      out += names_[static_cast<std::size_t>(state[i])];
    }
  }

  std::size_t parts(const State&) const override { return 1; }
  bool each_move(const State& state, std::size_t, const MoveSink& sink) const override {
    const auto from = static_cast<Vertex>(state[0]);
    for (std::uint32_t i = start_[from]; i < start_[from + 1u]; ++i) {
      if (!visited(state, to_[i]) && !sink(move_to(state, to_[i]))) return false;
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    State result = state;
    result.insert(std::lower_bound(result.begin() + 1, result.end(), state[0]), state[0]);
    result[0] = move.after[0];
    return result;
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (to.size() != from.size() + 1) return std::nullopt;
    const Move move = move_to(from, static_cast<Vertex>(to[0]));
    const auto v = static_cast<Vertex>(from[0]);
    if (!std::binary_search(to_.data() + start_[v], to_.data() + start_[v + 1u], to[0]) ||
        visited(from, to[0]) || after(from, move) != to)
      return std::nullopt;
    return move;
  }
  State part_alone(const State& state, std::size_t) const override { return state; }
  std::uint64_t stones(const State& state) const override { return reachable(state).size(); }

  State random_state(Dice& dice, const Extent&) const override {
    return {dice.below(names_.size())};
  }
  /// The last vertices count as visited.
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    const auto most =
        std::max<std::uint64_t>(1, scaled(names_.size() - state.size() + 1, num, den));
    State small = {state[0]};
    std::uint64_t kept = 1;
    for (std::uint64_t v = 0; v < names_.size(); ++v) {
      if (v == state[0]) continue;
      if (visited(state, v) || kept == most) {
        small.push_back(v);
      } else {
        ++kept;
      }
    }
    return small;
  }

  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    if (misere) return std::nullopt;
    bool won = false;
    each_move(state, 0, [&](const Move& move) {
      won = matching_beside(state).may_be_missed(static_cast<Vertex>(move.after[0]));
      return !won;
    });
    return !won;
  }
  void outcome_wins(const State& state, bool misere, Wins& out, Work& work) const override {
    if (misere) return;
    const Matching& matching = matching_beside(state);
    work.spend(names_.size());
    each_move(state, 0, [&](const Move& move) {
      if (matching.may_be_missed(static_cast<Vertex>(move.after[0]))) out.add(move);
      return true;
    });
  }
  std::string_view theorem(const State&) const override { return "matching"; }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t>,
                          std::string_view) const override {
    return {{"vertices", names_.size() - state.size() + 1},
            {"pairs", matching_with(state).size()},
            {"without", matching_beside(state).size()}};
  }
  /// "matched": a maximum matching, and the token's vertex with its mate: as each one covers it.
  /// "missed": one that misses the token's vertex.
  std::vector<DrawnStep> drawn_steps(const State& state) const override {
    const Matching whole = matching_with(state);
    const Matching& beside = matching_beside(state);
    const auto token = static_cast<Vertex>(state[0]);
    const bool won = whole.size() > beside.size();
    const Matching& shown = won ? whole : beside;
    DrawnStep step{won ? "matched" : "missed", {}, {token}, {}, std::nullopt};
    if (won) step.vertices.push_back(whole.mate(token));
    for (std::uint32_t e = 0; e < edges_.size(); ++e) {
      const auto [a, b] = edges_[e];
      if (shown.mate(a) == b) step.edges.push_back(e);
    }
    return {std::move(step)};
  }

  bool searchable(const State& state) const override {
    return reachable(state).size() <= most_searched;
  }
  void search_key(State& state) const override {
    const std::vector<Vertex> open = reachable(state);
    state.resize(1);
    state.insert(state.end(), open.begin(), open.end());
  }
  std::size_t memory() const override { return to_.size() * 16 + names_.size() * 64; }

 private:
  static constexpr std::size_t most_searched = 64;

  static bool visited(const State& state, std::uint64_t v) {
    return v == state[0] || std::binary_search(state.begin() + 1, state.end(), v);
  }
  static Move move_to(const State& state, Vertex to) {
    Move move;
    move.kind = MoveKind::edge;
    move.before = state[0];
    move.after = {to, 0};
    return move;
  }
  std::vector<bool> gone_from(const State& state) const {
    std::vector<bool> gone(names_.size(), false);
    for (const std::uint64_t v : state) gone[static_cast<std::size_t>(v)] = true;
    return gone;
  }
  /// Vertices that the token can still come to, ascending.
  std::vector<Vertex> reachable(const State& state) const {
    std::vector<bool> seen = gone_from(state);
    std::vector<Vertex> open = {static_cast<Vertex>(state[0])};
    for (std::size_t at = 0; at < open.size(); ++at) {
      for (std::uint32_t i = start_[open[at]]; i < start_[open[at] + 1u]; ++i) {
        if (seen[to_[i]]) continue;
        seen[to_[i]] = true;
        open.push_back(to_[i]);
      }
    }
    open.erase(open.begin());
    std::sort(open.begin(), open.end());
    return open;
  }
  /// Of what was not visited, the token's vertex included.
  Matching matching_with(const State& state) const {
    std::vector<bool> gone = gone_from(state);
    gone[static_cast<std::size_t>(state[0])] = false;
    return {start_, to_, std::move(gone)};
  }
  /// The same without the token's vertex.
  const Matching& matching_beside(const State& state) const {
    if (!known_ || known_state_ != state) {
      known_.emplace(start_, to_, gone_from(state));
      known_state_ = state;
    }
    return *known_;
  }

  std::size_t max_text_;
  std::string rules_;
  std::vector<std::string> names_;  // ascending
  std::vector<std::pair<Vertex, Vertex>> edges_;
  std::vector<std::uint32_t> start_;
  std::vector<Vertex> to_;  // neighbours, ascending
  mutable std::optional<Matching> known_;
  mutable State known_state_;
};

Result<RulePtr> read_geography_rules(Reader& reader, const Game& game) {
  std::vector<std::size_t> places;
  const auto text = read_edge_items(reader, places);
  if (!text) return text.error();
  if (const auto error = check_edges(*text, geography_kinds))
    return reader.fail_at(places[error->column - 1], error->code, error->args);
  return RulePtr(std::make_shared<Geography>(game, *text, SIZE_MAX));
}

Result<Term> geography_from_edges(const Game& game, const GraphText& edges, std::string_view rest,
                                  std::size_t max_text) {
  if (auto error = check_edges(edges, geography_kinds)) return *error;
  RulePtr rule = std::make_shared<Geography>(game, edges, max_text);
  auto state = read_tokens(*rule, rest);
  if (!state) return Error{state.error().code, 0, state.error().args};
  return Term{std::move(rule), std::move(*state)};
}

}  // namespace

const Game& geography_game() {
  static const Game game{
      .name = "geography",
      .board = Board::walk,
      .rules_form = RulesForm::links,
      .state_form = StateForm::walk,
      .choices = {},
      .sequence = false,
      .examples = {"geography/a-b,b-c,c-d,d-e,e-a,a-c:a", "geography/a-b,b-c,c-d,d-e,b-e,e-f:b;a",
                   "geography/a-b,b-c,c-a,c-d,d-e,d-f:c"},
      .read_rules = read_geography_rules,
      .from_edges = geography_from_edges,
      .tokens = true};
  return game;
}

}  // namespace nimber::games
