// Coin turning. A row of coins, heads or tails, numbered from 1 on the left; turn coins over so
// that the rightmost one turned goes from heads to tails.
//   turtles  one or two coins                     (Turning Turtles)  head at x is worth x
//   mock     one, two or three coins              (Mock Turtles)     with n = x - 1: 2n if odious
//   (an odd number of binary
//                                                                    ones), else 2n + 1: the odious
//                                                                    numbers in order
//   ruler    any run of neighbouring coins        (Ruler)            the largest power of 2 that
//   divides x twins    exactly two coins                    (Twins)            x - 1
// Sources and theorem: H. W. Lenstra, "Nim multiplication" (1977); Winning Ways, ch. 14: the value
// of a row is the nim-sum of the values of its heads, each standing alone. For `ruler`, the nim-sum
// of 1 .. x is the Gray code x XOR (x >> 1), no two of which are equal: so each head ends at most
// one winning run, and it is found at once. Misere play: turtles, mock and twins are tame, but not
// head by head, since two heads on one place are none. A row of mock counts as one heap of its
// value. In turtles and twins heads worth 2k and 2k + 1 count as one heap of 1 together, k >= 1,
// and only what is left of them counts as heaps of 2 or more (proof: docs/theorems.md, "Coins in
// misere play"). ruler isn't tame. Limits: none for values; the winning moves of `mock` with three
// coins are looked for over pairs of coins.
#include <nimber/rule.hpp>
#include "rules/dice.hpp"
#include "text/program_source.hpp"
#include "values/mock_turtles.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace nimber::games {
namespace {

enum class Variant : std::uint8_t { turtles, mock, ruler, twins };
constexpr std::array<std::string_view, 4> variants = {"turtles", "mock", "ruler", "twins"};

class Coins final : public RuleOf<RuleExercises, RuleSequence, RuleTheory> {
 public:
  Coins(const Game& game, Variant variant) : RuleOf(game), variant_(variant) {}

  std::string rules() const override {
    return std::string(variants[static_cast<std::size_t>(variant_)]);
  }
  Sentence sentence() const override { return {"coins", {rules()}}; }

  Result<State> read_state(Reader& reader) const override {
    State state;
    for (;; reader.skip()) {
      const char c = reader.peek();
      const bool coin = c == 'H' || c == 'T';
      if (coin && state.size() >= reader.limits().max_parts) {
        return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
      }
      if (coin) state.push_back(c == 'H' ? 1 : 0);
      if (coin || (c == Reader::gap && !state.empty())) continue;
      if (state.empty() || Reader::is_letter(c) || Reader::is_digit(c) || c == ',')
        return reader.fail(ErrorCode::bad_coins);
      return state;
    }
  }
  void print_state(const State& state, std::string& out) const override {
    for (const std::uint64_t coin : state) out.push_back(coin != 0 ? 'H' : 'T');
  }

  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    if (state[part] == 0) return true;
    const auto p = static_cast<std::uint32_t>(part);
    if (variant_ == Variant::ruler) {
      for (std::uint32_t first = p + 1; first-- > 0;) {
        if (!sink(make_run(first, p))) return false;
      }
      return true;
    }
    if (variant_ != Variant::twins && !sink(make_move({p}))) return false;
    for (std::uint32_t i = 0; i < p; ++i) {
      if (!sink(make_move({i, p}))) return false;
    }
    if (variant_ != Variant::mock) return true;
    for (std::uint32_t first = 0; first < p; ++first) {
      for (std::uint32_t second = first + 1; second < p; ++second) {
        if (!sink(make_move({first, second, p}))) return false;
      }
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    State result = state;
    for (const std::uint32_t coin : move.flips) result[coin] ^= 1;
    return result;
  }
  /// The first move with so many coins, if there are several.
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t) const override {
    if (part >= state.size() || state[part] == 0 || amount == 0 || amount > part + 1)
      return std::nullopt;
    const auto p = static_cast<std::uint32_t>(part);
    if (variant_ == Variant::ruler)
      return make_run(static_cast<std::uint32_t>(part + 1 - amount), p);
    if (!may_turn(amount)) return std::nullopt;
    if (amount == 1) return make_move({p});
    return amount == 2 ? make_move({0, p}) : make_move({0, 1, p});
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (from.size() != to.size()) return std::nullopt;
    std::vector<std::uint32_t> flips;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (from[i] != to[i]) flips.push_back(static_cast<std::uint32_t>(i));
    }
    if (flips.empty() || from[flips.back()] == 0) return std::nullopt;
    const bool legal = variant_ == Variant::ruler ? flips.back() - flips.front() + 1 == flips.size()
                                                  : may_turn(flips.size());
    if (!legal) return std::nullopt;
    return make_move(std::move(flips));
  }
  /// The places of the heads, added up: every move lowers the row, read as a number with its last
  /// coin first.
  std::uint64_t stones(const State& state) const override {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < state.size(); ++i) sum += state[i] * (i + 1);
    return sum;
  }

  Ready prepare(const State&, Work&) const override { return Ready::yes; }
  void components(const State& state, std::vector<Component>& out) const override {
    for (std::size_t i = 0; i < state.size(); ++i) {
      if (state[i] != 0)
        out.push_back({Component::Kind::head, static_cast<std::uint32_t>(i), i + 1, value(i)});
    }
  }
  std::string_view theorem(const State&) const override {
    return variants[static_cast<std::size_t>(variant_)];
  }
  bool tame() const override { return variant_ != Variant::ruler; }
  /// A row of mock counts as one heap, in turtles and twins heads worth 2k and 2k + 1 do, k >= 1.
  std::vector<std::size_t> together(const std::vector<Component>& heads) const override {
    std::vector<std::size_t> first(heads.size(), 0);
    if (variant_ == Variant::ruler) return {};
    for (std::size_t i = 0; i < heads.size() && variant_ != Variant::mock; ++i) {
      const bool pair =
          i > 0 && Goal::big(*heads[i].value) && *heads[i - 1].value / 2 == *heads[i].value / 2;
      first[i] = pair ? i - 1 : i;
    }
    return first;
  }
  std::uint64_t bigs(const std::vector<Component>& heads) const override {
    if (variant_ == Variant::ruler) return RuleTheory::bigs(heads);
    if (variant_ == Variant::mock) {
      Value row = 0;
      for (const Component& head : heads) row ^= *head.value;
      return Goal::big(row);
    }
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < heads.size(); ++i) {
      if (!Goal::big(*heads[i].value)) continue;
      const bool pair = i + 1 < heads.size() && *heads[i].value / 2 == *heads[i + 1].value / 2;
      if (pair) {
        ++i;
      } else {
        ++count;
      }
    }
    return count;
  }

  void wins(const State& state, std::size_t part, const Goal& goal,
            const std::vector<Component>& heads, Wins& out, Work& work) const override {
    if (state[part] == 0) return;
    const auto p = static_cast<std::uint32_t>(part);
    const Value own = value(part);
    switch (variant_) {
      case Variant::ruler: {
        // Turning the coins after the first i changes the sum by gray(i) XOR gray(p + 1).
        const std::uint64_t i = from_gray(goal.total ^ gray(part + 1));
        if (i <= part) out.add(make_run(static_cast<std::uint32_t>(i), p));
        break;
      }
      case Variant::mock: {
        // What the values of the coins turned must sum up to.
        Value change = goal.total;
        if (goal.misere && goal.bigs <= 1) {
          Value row = 0;
          for (const Component& head : heads) row ^= *head.value;
          work.spend(heads.size());
          change = row ^ goal.target(row);
        }
        if (change == own) out.add(make_move({p}));
        if (const auto i = coin_worth(change ^ own, 0, p)) out.add(make_move({*i, p}));
        for (std::uint32_t first = 0; first < p; ++first) {
          if (const auto second = coin_worth(change ^ own ^ value(first), first + 1, p))
            out.add(make_move({first, *second, p}));
        }
        work.spend(part);
        break;
      }
      case Variant::turtles:
      case Variant::twins: {
        if (variant_ == Variant::turtles &&
            goal.is_p(goal.total ^ own, bigs_after(state, goal.bigs, {p})))
          out.add(make_move({p}));
        // In misere play the nim-sum to reach may be 1.
        const auto first = coin_worth(goal.total ^ own, 0, p);
        const auto second = goal.misere ? coin_worth(goal.total ^ own ^ 1, 0, p) : std::nullopt;
        const bool swapped = first && second && *second < *first;
        for (const auto& i : {swapped ? second : first, swapped ? first : second}) {
          if (i && goal.is_p(goal.total ^ own ^ value(*i), bigs_after(state, goal.bigs, {*i, p})))
            out.add(make_move({*i, p}));
        }
        break;
      }
    }
    if (work.limit_reached()) out.set_incomplete();
  }

  Ready sequence_ready(Heap, Work&) const override { return Ready::yes; }
  /// g(n) is the value of a single head at place n; g(0) = 0 stands for no coin.
  Value sequence_value(Heap n) const override { return n == 0 ? 0 : value(n - 1); }

  std::optional<PeriodTheorem> period_theorem() const override {
    if (variant_ == Variant::turtles) return PeriodTheorem{"turtles", 0, Period{0, 1, 1}};
    if (variant_ == Variant::twins) return PeriodTheorem{"twins", 0, Period{1, 1, 1}};
    return std::nullopt;
  }

  void search_key(State& state) const override {
    while (!state.empty() && state.back() == 0) state.pop_back();
  }

  std::optional<State> heap_state(Heap n) const override {
    if (n > InputLimits{}.max_parts) return std::nullopt;
    State row(static_cast<std::size_t>(std::max<Heap>(n, 1)), 0);
    if (n > 0) row.back() = 1;
    return row;
  }
  /// A row of so many coins, one of them a head.
  State random_state(Dice& dice, const Extent& extent) const override {
    State row(static_cast<std::size_t>(std::min<std::uint64_t>(extent.numbers, longest_random)), 0);
    for (std::uint64_t& coin : row) coin = dice.below(2);
    if (std::count(row.begin(), row.end(), 1) == 0) row.back() = 1;
    return row;
  }
  Extent exercise_extent(unsigned level, bool) const override { return {1, 4 + 3 * level, 0}; }
  /// A shorter row.
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    const auto coins = std::max<std::uint64_t>(1, scaled(state.size(), num, den));
    return {state.begin(), state.begin() + static_cast<std::ptrdiff_t>(coins)};
  }
  std::string program() const override {
    ProgramSource source;
    std::string formula;
    if (variant_ == Variant::turtles) {
      formula = "Int g(Int place) { return place; }\n\n";
    } else if (variant_ == Variant::twins) {
      formula = "Int g(Int place) { return place - 1; }\n\n";
    } else if (variant_ == Variant::ruler) {
      formula = "Int g(Int place) { return place & (~place + 1); }\n\n";
    } else {
      formula =
          "Int g(Int place) {\n"
          "  Int ones = 0, n = place - 1;\n"
          "  for (Int rest = n; rest > 0; rest /= 2) ones += rest % 2;\n"
          "  return 2 * n + (ones % 2 == 0 ? 1 : 0);\n"
          "}\n\n";
    }
    source.body = formula;
    source.read =
        "    std::string row;\n"
        "    in >> row;\n"
        "    Int value = 0;\n"
        "    for (std::size_t i = 0; i < row.size(); ++i)\n"
        "      if (row[i] == 'H') value ^= g(i + 1);\n";
    return source.text(*this);
  }

 private:
  /// The longest row that is drawn at random.
  static constexpr std::uint64_t longest_random = 1'000;

  /// The value of a single head, places from 0.
  Value value(std::uint64_t place) const {
    switch (variant_) {
      case Variant::turtles: return place + 1;
      case Variant::mock: return mock_turtles_value(place);
      case Variant::ruler: return (place + 1) & ~place;
      case Variant::twins: break;
    }
    return place;
  }
  /// The coin from `first` on, before `end`, whose head has this value; not for `ruler`.
  std::optional<std::uint32_t> coin_worth(Value v, std::uint32_t first, std::uint32_t end) const {
    std::uint64_t place = v;
    if (variant_ == Variant::turtles) place = v - 1;  // of 0 none, past any end
    if (variant_ == Variant::mock) place = v / 2;
    if (place < first || place >= end || value(place) != v) return std::nullopt;
    return static_cast<std::uint32_t>(place);
  }
  /// turtles, twins: what becomes of the number of big components when these coins, different ones,
  /// are turned.
  std::uint64_t bigs_after(const State& state, std::uint64_t bigs,
                           std::initializer_list<std::uint32_t> flips) const {
    if (flips.size() == 2 && value(*flips.begin()) / 2 == value(*(flips.begin() + 1)) / 2)
      return bigs;
    for (const std::uint32_t coin : flips) {
      const Value v = value(coin);
      if (!Goal::big(v)) continue;
      const std::size_t other = v % 2 == 0 ? coin + std::size_t{1} : coin - std::size_t{1};
      const bool other_head = other < state.size() && state[other] != 0;
      const bool alone = (state[coin] != 0) != other_head;  // this pair of places holds one head
      bigs = alone ? bigs - 1 : bigs + 1;
    }
    return bigs;
  }
  static std::uint64_t gray(std::uint64_t n) { return n ^ (n >> 1); }
  static std::uint64_t from_gray(std::uint64_t code) {
    for (unsigned shift = 1; shift < 64; shift *= 2) code ^= code >> shift;
    return code;
  }

  bool may_turn(std::uint64_t coins) const {
    switch (variant_) {
      case Variant::turtles: return coins == 1 || coins == 2;
      case Variant::mock: return coins >= 1 && coins <= 3;
      case Variant::ruler: return coins >= 1;
      case Variant::twins: break;
    }
    return coins == 2;
  }
  static Move make_move(std::vector<std::uint32_t> flips) {
    Move move;
    move.kind = MoveKind::turn;
    move.part = flips.back();
    move.amount = flips.size();
    move.before = flips.back() + std::uint64_t{1};
    move.flips = std::move(flips);
    return move;
  }
  static Move make_run(std::uint32_t first, std::uint32_t last) {
    std::vector<std::uint32_t> flips;
    flips.reserve(last - first + 1);
    for (std::uint32_t i = first; i <= last; ++i) flips.push_back(i);
    return make_move(std::move(flips));
  }

  Variant variant_;
};

Result<RulePtr> read_coins_rules(Reader& reader, const Game& game) {
  const std::size_t from = reader.index();
  const std::string name = reader.letters();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (name == variants[i]) return RulePtr(std::make_shared<Coins>(game, static_cast<Variant>(i)));
  }
  return reader.fail_at(from, ErrorCode::bad_variant, {"turtles, mock, ruler, twins"});
}

}  // namespace

const Game& coins_game() {
  static const Game game{.name = "coins",
                         .board = Board::coins,
                         .rules_form = RulesForm::choice,
                         .state_form = StateForm::row,
                         .choices = {variants.begin(), variants.end()},
                         .sequence = true,
                         .examples = {"coins/turtles:HTHHT", "coins/mock:HTHTHH",
                                      "coins/ruler:HHTHHTHH", "coins/twins:THHTTH"},
                         .read_rules = read_coins_rules};
  return game;
}

}  // namespace nimber::games
