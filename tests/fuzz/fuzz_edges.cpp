// A file of edges for each game that is made of edges: a position or an error with the number of a
// line, never a crash; what is printed reads as the same again, moves lead to positions, and a
// small one is worth what its options say. The first letter of the input chooses the game.
#include <nimber/moves.hpp>
#include <nimber/notation.hpp>
#include "rules/edges/edge_list.hpp"
#include "values/nim_sum.hpp"

#include <cstdlib>
#include <set>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  constexpr std::string_view names[] = {"graph", "hackenbush", "nodekayles", "arckayles",
                                        "geography"};
  if (size == 0) return 0;
  const Game& game = *find_game(names[data[0] % 5]);
  std::vector<std::uint32_t> lines;
  auto edges = read_item_lines(std::string(reinterpret_cast<const char*>(data) + 1, size - 1),
                               game.edges_error, lines);
  if (!edges || edges->items.empty()) return 0;
  if (edges->items.size() != lines.size()) std::abort();
  const std::string first = edges->names[edges->items[0].from];
  const std::size_t items = edges->items.size();
  const auto term = game.from_edges(game, std::move(*edges), game.tokens ? first : "", 1'000'000);
  if (!term) {
    if (term.error().column > items) std::abort();
    return 0;
  }
  Position position;
  position.terms.push_back(*term);
  const std::string text = print(position);
  const InputLimits limits{1'000'000, 100'000};
  const auto again = read_position(text, limits);
  if (!again || print(*again) != text) std::abort();
  const Rule& rule = *term->rule;
  Work work;
  work.open_step(default_limit);
  const auto value = [&](const State& state) {
    std::vector<Component> components;
    if (rule.theory().prepare(state, work) != Ready::yes) std::abort();
    rule.theory().components(state, components);
    return sum_of(components);
  };
  // Only Hackenbush has values for certain, of pictures of any size.
  const bool valued = game.board == Board::ground;
  std::set<Value> options;
  std::size_t looked = 0;
  const bool all = rule.each_move(term->state, 0, [&](const Move& move) {
    Position next;
    next.terms.push_back({term->rule, rule.after(term->state, move)});
    if (!read_position(print(next), limits)) std::abort();
    if (valued) options.insert(value(next.terms[0].state));
    return ++looked < 50;
  });
  if (!valued || !all) return 0;
  Value mex = 0;
  while (options.count(mex) > 0) ++mex;
  if (value(term->state) != mex) std::abort();
  return 0;
}
