// The king of the hill. Climbers stand at distances from the top, one at each but for the top
// itself; move one climber up any distance, not past the one ahead, not onto another except on the
// top. One of them is the king, given by his number k from the top (1 = nearest); the game of this
// term ends when he reaches the top. Source: HDU 4315, "Climbing the Hill" (2012 Multi-University
// Training Contest 2). Theorem (normal play; tested against plain recursion): set those on the top
// aside. If the king is the first of the m climbers left, the player to move wins by moving him to
// the top, and in no other way. Else pair the climbers from the far end and take the nim-sum of the
// gaps within pairs; where m is odd, the first climber's distance is a heap of its own, or, where
// the king is the second, that distance less 1, since then nobody wants to move the first one to
// the top. P where it is 0. The value is NOT this nim-sum: for `hill/2:2,3,4` the sum is 1 and the
// value 2. Limits: the outcome for any distances; values, sums and misere play by search, where few
// climbers have little way to go.
#include <nimber/rule.hpp>
#include "rules/places.hpp"
#include "text/program_source.hpp"

#include <algorithm>

namespace nimber::games {
namespace {

class Hill final : public RuleOf<RuleExercises, RuleDisplay, RuleTheory> {
 public:
  Hill(const Game& game, std::uint64_t king) : RuleOf(game), king_(king) {}

  std::string rules() const override { return std::to_string(king_); }
  Sentence sentence() const override { return {"hill", {std::to_string(king_)}}; }
  Drawing drawing(const State&) const override {
    Drawing drawing;
    drawing.king = static_cast<std::size_t>(king_);
    return drawing;
  }

  Result<State> read_state(Reader& reader) const override {
    const std::size_t from = reader.index();
    auto state = read_places(reader, true);
    if (state && king_ > state->size()) return reader.fail_at(from, ErrorCode::bad_king);
    return state;
  }

  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    const std::uint64_t most = most_of(state, part);
    for (std::uint64_t d = 1; d <= most; ++d) {
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
    if (part >= state.size() || amount == 0 || amount > most_of(state, part)) return std::nullopt;
    return make_move(state, part, amount);
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (from.size() != to.size()) return std::nullopt;
    const auto part = static_cast<std::size_t>(
        std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
    if (part == from.size()) return std::nullopt;
    // A distance that grew wraps to one that nobody can go.
    auto move = find_move(from, part, from[part] - to[part], 0);
    if (!move || after(from, *move) != to) return std::nullopt;
    return move;
  }

  std::string_view theorem(const State&) const override { return "hill"; }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t>,
                          std::string_view) const override {
    const auto on_top =
        static_cast<std::size_t>(std::count(state.begin(), state.end(), std::uint64_t{0}));
    std::vector<Fact> facts = {{"king", king_}, {"on_top", on_top}};
    if (king_ <= on_top) return facts;
    const View view(state, king_);
    const std::size_t climbers = state.size() - on_top;
    facts.push_back({"king_now", view.king});
    facts.push_back({"climbers", climbers});
    if (view.king == 1) return facts;
    if (climbers % 2 == 1) facts.push_back({"first", state[on_top] - view.less});
    for (std::size_t i = on_top + climbers % 2; i + 1 < state.size(); i += 2)
      facts.push_back({"gap", state[i + 1] - state[i] - 1});
    facts.push_back({"sum", view.sum});
    return facts;
  }
  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    if (misere) return std::nullopt;
    if (king_on_top(state)) return true;
    const View view(state, king_);
    return view.king > 1 && view.sum == 0;
  }
  void outcome_wins(const State& state, bool misere, Wins& out, Work& work) const override {
    if (misere || king_on_top(state)) return;
    const View view(state, king_);
    const std::size_t on_top = view.on_top;
    work.spend(state.size());
    if (view.king == 1) {
      out.add(make_move(state, on_top, state[on_top]));
      return;
    }
    for (std::size_t i = on_top; i < state.size(); ++i) {
      const bool first = i == on_top;
      // The moves that stay off the top change one heap: the gap ahead, shorter, or the gap behind,
      // longer.
      const std::uint64_t room = first ? state[i] - 1 : state[i] - state[i - 1] - 1;
      const bool lowers = (state.size() - i) % 2 == 1;
      if (lowers) {
        const std::uint64_t heap = first ? state[i] - view.less : room;
        const Value target = view.sum ^ heap;
        if (target < heap && heap - target <= room) out.add(make_move(state, i, heap - target));
      } else {
        const std::uint64_t heap = state[i + 1] - state[i] - 1;
        const Value target = view.sum ^ heap;
        if (target > heap && target - heap <= room) out.add(make_move(state, i, target - heap));
      }
      if (first) {
        const Move to_top = make_move(state, i, state[i]);
        if (outcome_is_p(after(state, to_top), false) == true) out.add(to_top);
      }
    }
  }

  State random_state(Dice& dice, const Extent& extent) const override {
    return random_places(dice, extent.parts, extent.numbers);
  }
  Extent exercise_extent(unsigned level, bool) const override {
    return {std::max<std::size_t>(2 + level, static_cast<std::size_t>(king_)), 6 + 5 * level, 0};
  }
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    return shrink_places(state, num, den);
  }
  std::string program() const override {
    ProgramSource source;
    source.outcome_only = true;
    source.need("vector");
    source.need("algorithm");
    source.read =
        "    std::vector<Int> up;\n"
        "    Int king = " +
        rules() +
        ";\n"
        "    for (Int p; in >> p;) up.push_back(p);\n"
        "    std::sort(up.begin(), up.end());\n"
        "    bool over = up[king - 1] == 0;\n"
        "    while (!over && up[0] == 0) {\n"
        "      up.erase(up.begin());\n"
        "      --king;\n"
        "    }\n"
        "    Int sum = 0;\n"
        "    std::size_t odd = up.size() % 2;\n"
        "    if (!over && odd == 1) sum = up[0] - (king == 2 ? 1 : 0);\n"
        "    for (std::size_t i = odd + 1; !over && i < up.size(); i += 2) sum ^= up[i] - up[i - "
        "1] "
        "- 1;\n"
        "    bool lost = over || (king != 1 && sum == 0);\n";
    return source.text(*this);
  }

  bool searchable(const State& state) const override {
    // About how many positions can be reached, and how many options they have together.
    double positions = 1;
    double place = 0;
    for (const std::uint64_t distance : state) {
      if (distance == 0) continue;
      place += 1;
      positions *= (static_cast<double>(distance) + 1) / place;
      if (positions > max_positions) return false;
    }
    return positions * static_cast<double>(state.back()) / 2 <= max_options;
  }
  void search_key(State& state) const override {
    if (king_on_top(state)) state.clear();
  }

 private:
  static constexpr double max_positions = 2e6;
  static constexpr double max_options = 1e8;

  /// The state without those on the top, as the theorem sees it.
  struct View {
    View(const State& state, std::uint64_t king_number) {
      on_top = static_cast<std::size_t>(
          std::upper_bound(state.begin(), state.end(), std::uint64_t{0}) - state.begin());
      king = king_number - on_top;
      const std::size_t climbers = state.size() - on_top;
      less = king == 2 ? 1 : 0;
      if (climbers % 2 == 1) sum = state[on_top] - less;
      for (std::size_t i = state.size(); i >= on_top + 2; i -= 2)
        sum ^= state[i - 1] - state[i - 2] - 1;
    }
    std::size_t on_top = 0;
    std::uint64_t king = 0;  // his number among those not on the top
    std::uint64_t less = 0;  // what the first climber's distance counts less, where he is alone
    Value sum = 0;
  };

  bool king_on_top(const State& state) const {
    return state[static_cast<std::size_t>(king_ - 1)] == 0;
  }
  /// How far this climber may go.
  std::uint64_t most_of(const State& state, std::size_t part) const {
    if (king_on_top(state) || state[part] == 0) return 0;
    if (part == 0 || state[part - 1] == 0) return state[part];
    return state[part] - state[part - 1] - 1;
  }
  static Move make_move(const State& state, std::size_t part, std::uint64_t amount) {
    Move move;
    move.kind = MoveKind::slide;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = amount;
    move.before = state[part];
    move.after = {state[part] - amount, 0};
    return move;
  }

  std::uint64_t king_;
};

Result<RulePtr> read_hill_rules(Reader& reader, const Game& game) {
  const std::size_t from = reader.index();
  const auto king = reader.integer();
  if (!king) return king.error();
  if (*king == 0) return reader.fail_at(from, ErrorCode::bad_king);
  return RulePtr(std::make_shared<Hill>(game, *king));
}

}  // namespace

const Game& hill_game() {
  static const Game game{.name = "hill",
                         .board = Board::hill,
                         .rules_form = RulesForm::king,
                         .state_form = StateForm::places,
                         .choices = {},
                         .sequence = false,
                         .examples = {"hill/2:2,3,4", "hill/3:2,4,7,9", "hill/1:3,5"},
                         .read_rules = read_hill_rules};
  return game;
}

}  // namespace nimber::games
