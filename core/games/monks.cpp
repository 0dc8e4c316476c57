// Climbing monks. Monks stand on steps 1, 2, 3 ... from the bottom, one on a step, the last of them
// on the top step; move one monk up any distance, not onto or past another. Source: Lanqiao Cup,
// "High monks' war of wits". Theorem: staircase Nim, see rules/staircase.hpp. The gap above the
// lowest monk is step 1, the gap above the next step 2, and so on: the value is the nim-sum of the
// gaps within pairs counted from the bottom; the last monk never moves. Limits: none.
#include "rules/places.hpp"
#include "rules/staircase.hpp"

namespace nimber::games {
namespace {

class Monks final : public Staircase {
 public:
  using Staircase::Staircase;

  Result<State> read_state(Reader& reader) const override { return read_places(reader, false); }

  State after(const State& state, const Move& move) const override {
    State result = state;
    result[move.part] += move.amount;
    return result;
  }

  std::size_t step_of(const State& state, std::size_t part) const override {
    return part + 1 < state.size() ? part + 1 : 0;
  }
  std::size_t part_of(const State&, std::size_t step) const override { return step - 1; }
  std::size_t steps(const State& state) const override {
    return state.empty() ? 0 : state.size() - 1;
  }
  std::uint64_t stones_on(const State& state, std::size_t step) const override {
    return state[step] - state[step - 1] - 1;
  }
  Move make_move(const State& state, std::size_t part, std::uint64_t amount) const override {
    Move move;
    move.kind = MoveKind::slide;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = amount;
    move.before = state[part];
    move.after = {state[part] + amount, 0};
    return move;
  }
  Component describe(const State&, std::size_t step) const override {
    return {Component::Kind::pair, static_cast<std::uint32_t>(step - 1), 0, std::nullopt};
  }
  State random_state(Dice& dice, const Extent& extent) const override {
    return random_places(dice, extent.parts, extent.numbers);
  }
  Extent exercise_extent(unsigned level, bool) const override {
    return {2 + level, 6 + 5 * level, 0};
  }
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    return shrink_places(state, num, den);
  }
  std::string program() const override { return gaps_program(*this, false); }
};

Result<RulePtr> read_monks_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Monks>(game));
}

}  // namespace

const Game& monks_game() {
  static const Game game{.name = "monks",
                         .board = Board::monks,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::places,
                         .choices = {},
                         .sequence = false,
                         .examples = {"monks:1,5,8,10", "monks:1,5,9", "monks:2,3,7,9,14"},
                         .read_rules = read_monks_rules};
  return game;
}

}  // namespace nimber::games
