// Hackenbush, all edges green. A picture of edges hangs on the ground, the vertex 0; cut an edge,
// and what no longer hangs on the ground falls. Edges may run side by side, or from a vertex to
// itself.
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 2 and 7. Theorems: the
// colon principle for trees, the fusion principle for cycles (values/hackenbush.hpp).
// Limits: 10^6 edges and more from a file; misère play by search.
#include "values/hackenbush.hpp"
#include "rules/edges/edge_rule.hpp"
#include "text/program_source.hpp"

#include <optional>

namespace nimber::games {

namespace {

constexpr EdgeKinds bush_kinds{.loops = true, .parallel = true, .alone = false, .ground = true};

class Hackenbush final : public EdgeRule {
 public:
  explicit Hackenbush(const Game& game, std::size_t max_text = SIZE_MAX)
      : EdgeRule(game, bush_kinds, max_text) {}

  State after(const State& state, const Move& move) const override {
    const EdgeList list(state);
    std::vector<bool> stay(list.edges(), true);
    stay[static_cast<std::size_t>(move.amount) - 1] = false;
    return settled(list, std::move(stay), {});
  }
  State part_alone(const State& state, std::size_t part) const override {
    const EdgeList list(state);
    const std::vector<std::uint32_t> piece = values_of(state).piece_of_edges();
    std::vector<bool> stay(list.edges());
    for (std::size_t e = 0; e < stay.size(); ++e) stay[e] = piece[e] == part;
    return list.left(stay);
  }

  Ready prepare(const State& state, Work& work) const override {
    values_of(state);
    work.spend(EdgeList::edges(state));
    return Ready::yes;
  }
  void components(const State& state, std::vector<Component>& out) const override {
    std::uint32_t number = 0;
    for (const HackenbushValues::Piece& piece : values_of(state).pieces())
      out.push_back({Component::Kind::part, number++, piece.edges, piece.value});
  }
  std::string_view theorem(const State&) const override { return "hackenbush"; }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t>,
                          std::string_view) const override {
    const HackenbushValues& values = values_of(state);
    return {{"edges", EdgeList::edges(state)},
            {"knots", values.knots()},
            {"fused", values.fused()},
            {"stalks", values.bridges()}};
  }
  std::vector<DrawnStep> drawn_steps(const State& state) const override {
    std::vector<DrawnStep> steps;
    for (HackenbushValues::Told& told : values_of(state).told()) {
      constexpr std::string_view codes[] = {"fusion", "colon", "ground"};
      steps.push_back({codes[static_cast<std::size_t>(told.kind)], std::move(told.edges),
                       std::move(told.vertices), std::move(told.added), told.value});
    }
    return steps;
  }
  void wins(const State& state, std::size_t, const Goal& goal, const std::vector<Component>&,
            Wins& out, Work& work) const override {
    const HackenbushValues& values = values_of(state);
    const std::vector<bool> wins = values.cuts_to(goal.total ^ values.value());
    work.spend(wins.size());
    each_move(state, 0, [&](const Move& move) {
      if (wins[static_cast<std::size_t>(move.amount) - 1]) out.add(move);
      return true;
    });
  }
  bool searchable(const State&) const override { return false; }
  std::size_t memory() const override { return known_state_.size() * 16; }

  std::string program() const override {
    ProgramSource source;
    source.need("algorithm");
    source.need("map");
    source.need("vector");
    source.body =
        "std::vector<std::pair<int, int>> edges;\n"
        "std::vector<std::vector<int>> at;\n"
        "std::vector<int> seen, low;\n"
        "int clock_ = 0;\n\n"
        "// The value of what hangs on the vertices fused with v; `odd`: edges of cycles there.\n"
        "Int hangs(int v, int came) {\n"
        "  seen[v] = low[v] = ++clock_;\n"
        "  Int value = 0;\n"
        "  for (int e : at[v]) {\n"
        "    if (e == came) continue;\n"
        "    int w = edges[e].first + edges[e].second - v;\n"
        "    if (seen[w] > 0) {\n"
        "      // An edge of a cycle is a loop worth 1, counted from its lower end.\n"
        "      if (seen[w] <= seen[v]) value ^= 1;\n"
        "      low[v] = std::min(low[v], seen[w]);\n"
        "      continue;\n"
        "    }\n"
        "    Int below = hangs(w, e);\n"
        "    low[v] = std::min(low[v], low[w]);\n"
        "    // Nothing else holds w: a stalk. Else the edge is part of a cycle, too.\n"
        "    value ^= low[w] > seen[v] ? below + 1 : below ^ 1;\n"
        "  }\n"
        "  return value;\n"
        "}\n\n";
    source.read =
        "    std::map<std::string, int> names = {{\"0\", 0}};\n"
        "    edges.clear();\n"
        "    for (std::string edge; in >> edge && edge != \"-\";) {\n"
        "      auto middle = edge.find('-');\n"
        "      int a = names.emplace(edge.substr(0, middle), names.size()).first->second;\n"
        "      int b = names.emplace(edge.substr(middle + 1), names.size()).first->second;\n"
        "      edges.push_back({a, b});\n"
        "    }\n"
        "    at.assign(names.size(), {});\n"
        "    for (int e = 0; e < (int)edges.size(); ++e) {\n"
        "      at[edges[e].first].push_back(e);\n"
        "      if (edges[e].second != edges[e].first) at[edges[e].second].push_back(e);\n"
        "    }\n"
        "    seen.assign(names.size(), 0);\n"
        "    low.assign(names.size(), 0);\n"
        "    Int value = hangs(0, -1);\n";
    return source.text(*this);
  }

 protected:
  MoveKind kind() const override { return MoveKind::cut; }
  /// Of equal edges that stand side by side in the text it makes no difference which is cut.
  std::vector<std::uint32_t> first_alike(const EdgeList& list) const override {
    std::vector<std::uint32_t> first(list.edges());
    for (std::uint32_t e = 0; e < first.size(); ++e)
      first[e] = e > 0 && list.edge(e) == list.edge(e - 1) ? first[e - 1] : e;
    return first;
  }

 private:
  /// Those of the state that was asked for last.
  const HackenbushValues& values_of(const State& state) const {
    if (known_ && known_state_ == state) return *known_;
    const EdgeList list(state);
    known_.emplace(list.vertices(), list.all_edges(), list.ground());
    known_state_ = state;
    return *known_;
  }

  mutable std::optional<HackenbushValues> known_;
  mutable State known_state_;
};

Result<RulePtr> read_hackenbush_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Hackenbush>(game));
}

Result<Term> hackenbush_from_edges(const Game& game, const GraphText& edges, std::string_view,
                                   std::size_t max_text) {
  auto state = state_from_edges(edges, bush_kinds);
  if (!state) return state.error();
  return Term{std::make_shared<Hackenbush>(game, max_text), std::move(*state)};
}

}  // namespace

const Game& hackenbush_game() {
  static const Game game{
      .name = "hackenbush",
      .board = Board::ground,
      .rules_form = RulesForm::none,
      .state_form = StateForm::edges,
      .choices = {},
      .sequence = false,
      .examples = {"hackenbush:0-a,a-b,a-c,0-d,d-e,e-f,f-d,e-g",
                   "hackenbush:0-a,a-b,b-c,b-d,a-e,0-f,f-g,g-0", "hackenbush:0-a,a-b,b-c,c-a,b-b"},
      .read_rules = read_hackenbush_rules,
      .from_edges = hackenbush_from_edges};
  return game;
}

}  // namespace nimber::games
