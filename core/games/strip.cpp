// Coins on a strip. Coins stand on squares 1, 2, 3 ... from the left, one on a square; move one
// coin any distance to the left, not onto or past another. Source: POJ 1704, "Georgia and Bob".
// Theorem: staircase Nim, see rules/staircase.hpp. The gap before the last coin is step 1, the gap
// before the one before it step 2, and so on: the value is the nim-sum of the gaps within pairs
// counted from the right end; a coin left over pairs with the border. Limits: none.
#include "rules/places.hpp"
#include "rules/staircase.hpp"

namespace nimber::games {
namespace {

class Strip final : public Staircase {
 public:
  using Staircase::Staircase;

  Result<State> read_state(Reader& reader) const override { return read_places(reader, false); }

  State after(const State& state, const Move& move) const override {
    State result = state;
    result[move.part] -= move.amount;
    return result;
  }

  std::size_t step_of(const State& state, std::size_t part) const override {
    return state.size() - part;
  }
  std::size_t part_of(const State& state, std::size_t step) const override {
    return state.size() - step;
  }
  std::size_t steps(const State& state) const override { return state.size(); }
  std::uint64_t stones_on(const State& state, std::size_t step) const override {
    const std::size_t coin = part_of(state, step);
    return state[coin] - (coin > 0 ? state[coin - 1] : 0) - 1;
  }
  Move make_move(const State& state, std::size_t part, std::uint64_t amount) const override {
    Move move;
    move.kind = MoveKind::slide;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = amount;
    move.before = state[part];
    move.after = {state[part] - amount, 0};
    return move;
  }
  Component describe(const State& state, std::size_t step) const override {
    const std::size_t coin = part_of(state, step);
    if (coin == 0) return {Component::Kind::edge, 0, 0, std::nullopt};
    return {Component::Kind::pair, static_cast<std::uint32_t>(coin - 1), 0, std::nullopt};
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
  std::string program() const override { return gaps_program(*this, true); }
};

Result<RulePtr> read_strip_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Strip>(game));
}

}  // namespace

const Game& strip_game() {
  static const Game game{.name = "strip",
                         .board = Board::strip,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::places,
                         .choices = {},
                         .sequence = false,
                         .examples = {"strip:2,5,9", "strip:1,5,6,7,9,12,14,17", "strip:3,7"},
                         .read_rules = read_strip_rules};
  return game;
}

}  // namespace nimber::games
