// Arc Kayles. Take an edge of a graph with both its ends and all edges there.
// Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games", J.
// Comput. System Sci. 16 (1978). Theorems: parts that hang together add up (Sprague 1935, Grundy
// 1939); a path is the octal game 0.07, its heaps the vertices (search/graph_kayles.hpp).
// Limits: paths, cycles and stars of any size; else parts of 64 vertices at most, of which about 30
// are settled within the limit; misère play by search.
#include "search/kayles_rule.hpp"

namespace nimber::games {

const Game& octal_game();

namespace {

Result<Term> arckayles_term(const Game& game, State state, std::size_t max_text) {
  auto code = Reader::open("0.07");
  auto paths = octal_game().read_rules(*code, octal_game());
  if (!paths) return paths.error();
  return Term{std::make_shared<KaylesRule>(game, KaylesKind::arcs, *paths, max_text),
              std::move(state)};
}

Result<RulePtr> read_arckayles_rules(Reader&, const Game& game) {
  auto term = arckayles_term(game, {}, SIZE_MAX);
  if (!term) return term.error();
  return term->rule;
}

Result<Term> arckayles_from_edges(const Game& game, const GraphText& edges, std::string_view,
                                  std::size_t max_text) {
  auto state = state_from_edges(edges, KaylesRule::kinds_of(KaylesKind::arcs));
  if (!state) return state.error();
  return arckayles_term(game, std::move(*state), max_text);
}

}  // namespace

const Game& arckayles_game() {
  static const Game game{
      .name = "arckayles",
      .board = Board::edges,
      .rules_form = RulesForm::none,
      .state_form = StateForm::edges,
      .choices = {},
      .sequence = false,
      .examples = {"arckayles:a-b,b-c,c-d,d-a,b-e,e-f", "arckayles:a-b,b-c,c-d,d-e,e-f,f-g",
                   "arckayles:a-b,b-c,c-a,c-d,d-e,e-f,f-d"},
      .read_rules = read_arckayles_rules,
      .from_edges = arckayles_from_edges};
  return game;
}

}  // namespace nimber::games
