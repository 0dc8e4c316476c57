// Staircase Nim. Stones lie on steps 1, 2, 3 ...; move 1 or more stones from one step to the step
// below; step 0 is the ground. Theorem, sources: see rules/staircase.hpp. Limits: all stones
// together at most 10^18, since they may all come to lie on one step.
#include "rules/dice.hpp"
#include "rules/staircase.hpp"
#include "text/program_source.hpp"

namespace nimber::games {
namespace {

class Stairs final : public Staircase {
 public:
  using Staircase::Staircase;

  Result<State> read_state(Reader& reader) const override {
    if (!Reader::is_digit(reader.peek())) return reader.fail(ErrorCode::missing_state);
    State state;
    std::uint64_t sum = 0;
    do {
      const std::size_t at = reader.index();
      if (state.size() >= reader.limits().max_parts) {
        return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
      }
      const auto n = reader.integer();
      if (!n) return n.error();
      sum += *n;
      if (sum > max_integer) return reader.fail_at(at, ErrorCode::too_large, {"stones"});
      state.push_back(*n);
    } while (reader.accept(','));
    return state;
  }

  State after(const State& state, const Move& move) const override {
    State result = state;
    result[move.part] -= move.amount;
    if (move.part > 0) result[move.part - 1u] += move.amount;
    return result;
  }

  std::size_t step_of(const State&, std::size_t part) const override { return part + 1; }
  std::size_t part_of(const State&, std::size_t step) const override { return step - 1; }
  std::size_t steps(const State& state) const override { return state.size(); }
  std::uint64_t stones_on(const State& state, std::size_t step) const override {
    return state[step - 1];
  }
  Move make_move(const State& state, std::size_t part, std::uint64_t amount) const override {
    Move move;
    move.kind = MoveKind::down;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = amount;
    move.before = state[part];
    move.after = {state[part] - amount, 0};
    return move;
  }
  Component describe(const State&, std::size_t step) const override {
    return {Component::Kind::step, static_cast<std::uint32_t>(step - 1), 0, std::nullopt};
  }
  State random_state(Dice& dice, const Extent& extent) const override {
    State state(extent.parts);
    for (std::uint64_t& stones : state) stones = dice.from(0, extent.numbers);
    return state;
  }
  Extent exercise_extent(unsigned level, bool) const override {
    return {3 + level, 2 + 2 * level, 0};
  }
  std::string program() const override {
    ProgramSource source;
    source.read =
        "    Int value = 0;\n"
        "    Int step = 0;\n"
        "    for (Int stones; in >> stones;)\n"
        "      if (++step % 2 == 1) value ^= stones;\n";
    return source.text(*this);
  }
};

Result<RulePtr> read_stairs_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Stairs>(game));
}

}  // namespace

const Game& stairs_game() {
  static const Game game{.name = "stairs",
                         .board = Board::stairs,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::steps,
                         .choices = {},
                         .sequence = false,
                         .examples = {"stairs:3,1,2", "stairs:2,4,3,1", "stairs:0,5,2,0,4"},
                         .read_rules = read_stairs_rules};
  return game;
}

}  // namespace nimber::games
