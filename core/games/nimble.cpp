// Nimble. Coins stand on squares 0, 1, 2 ... of a strip, any number of them on one square; move one
// coin any distance to the left, past others and onto them too. A coin on square 0 stays there.
// Source: Y. Yaglom, A. Yaglom; T. S. Ferguson, "Game Theory", part I, ch. 2. Theorem: no coin
// stands in another's way, so a coin on square n is a Nim heap of n (Bouton 1901), in misère play
// too. Limits: none.
#include <nimber/rule.hpp>
#include "rules/dice.hpp"
#include "text/program_source.hpp"

#include <algorithm>

namespace nimber::games {
namespace {

class Nimble final : public RuleOf<RuleExercises, RuleTheory> {
 public:
  using RuleOf::RuleOf;

  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    for (std::uint64_t d = 1; d <= state[part]; ++d) {
      if (!sink(make_move(state, part, d))) return false;
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    State result = state;
    result[move.part] -= move.amount;
    return result;
  }
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t) const override {
    if (part >= state.size() || amount == 0 || amount > state[part]) return std::nullopt;
    return make_move(state, part, amount);
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (from.size() != to.size()) return std::nullopt;
    const auto part = static_cast<std::size_t>(
        std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
    if (part == from.size() || to[part] > from[part]) return std::nullopt;
    auto move = find_move(from, part, from[part] - to[part], 0);
    if (!move || after(from, *move) != to) return std::nullopt;
    return move;
  }
  State random_state(Dice& dice, const Extent& extent) const override {
    State state(extent.parts);
    for (std::uint64_t& square : state) square = dice.from(0, extent.numbers);
    return state;
  }

  Ready prepare(const State&, Work&) const override { return Ready::yes; }
  void components(const State& state, std::vector<Component>& out) const override {
    for (std::size_t i = 0; i < state.size(); ++i)
      out.push_back({Component::Kind::coin, static_cast<std::uint32_t>(i), state[i], state[i]});
  }
  std::string_view theorem(const State&) const override { return "nimble"; }
  void wins(const State& state, std::size_t part, const Goal& goal, const std::vector<Component>&,
            Wins& out, Work&) const override {
    const Value square = goal.target(state[part]);
    if (square < state[part]) out.add(make_move(state, part, state[part] - square));
  }
  Apart apart() const override { return Apart::fixed; }
  bool nim_heaps() const override { return true; }
  bool tame() const override { return true; }

  void search_key(State& state) const override {
    state.erase(std::remove(state.begin(), state.end(), std::uint64_t{0}), state.end());
    std::sort(state.begin(), state.end());
  }
  std::string program() const override {
    ProgramSource source;
    source.read =
        "    Int value = 0;\n"
        "    for (Int square; in >> square;) value ^= square;\n";
    return source.text(*this);
  }

 private:
  static Move make_move(const State& state, std::size_t part, std::uint64_t distance) {
    Move move;
    move.kind = MoveKind::slide;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = distance;
    move.before = state[part];
    move.after = {state[part] - distance, 0};
    return move;
  }
};

Result<RulePtr> read_nimble_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Nimble>(game));
}

}  // namespace

const Game& nimble_game() {
  static const Game game{.name = "nimble",
                         .board = Board::squares,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::squares,
                         .choices = {},
                         .sequence = false,
                         .examples = {"nimble:0,3,3,7", "nimble:2,5,6", "nimble:1,4,4,9,12"},
                         .read_rules = read_nimble_rules};
  return game;
}

}  // namespace nimber::games
