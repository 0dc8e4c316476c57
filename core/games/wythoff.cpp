// Wythoff's game. Two heaps; take 1 or more stones from one heap, or the same number from both.
// Source and theorem: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor
// Wiskunde 7 (1907): the P-positions are the cold pairs (floor(k phi), floor(k phi) + k), computed
// in exact integers (values/cold_pairs.hpp). Every number stands in exactly one of them and every
// difference belongs to exactly one, so there are at most three winning moves. Misere play: the
// cold pairs of k = 0 and 1 give way to (0,1) and (2,2), the others stay (Winning Ways, ch. 13).
// Values: nothing is known in general; by table, row by row (values/wythoff.hpp).
// Limits: values while (a + 1)(b + 1) <= 16,777,216 and both heaps are below 262,144; beyond, the
// outcome by the theorem. Taken as one value it isn't tame.
#include "values/wythoff.hpp"
#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include "text/program_source.hpp"
#include "values/cold_pairs.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace nimber::games {
namespace {

class Wythoff final : public RuleOf<RuleExercises, RulePairs, RuleTheory> {
 public:
  using RuleOf::RuleOf;

  Result<State> read_state(Reader& reader) const override {
    const std::size_t from = reader.index();
    auto state = reader.integers();
    if (state && state->size() != 2) return reader.fail_at(from, ErrorCode::wrong_count, {"2"});
    return state;
  }

  /// The first heap, the second, both.
  std::size_t parts(const State&) const override { return 3; }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    const std::uint64_t most = most_of(state, part);
    for (std::uint64_t k = 1; k <= most; ++k) {
      if (!sink(make_move(state, part, k))) return false;
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    State result = state;
    if (move.part != 1) result[0] -= move.amount;
    if (move.part != 0) result[1] -= move.amount;
    return result;
  }
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t) const override {
    if (part > 2 || amount == 0 || amount > most_of(state, part)) return std::nullopt;
    return make_move(state, part, amount);
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (to.size() != 2 || to[0] > from[0] || to[1] > from[1]) return std::nullopt;
    const std::uint64_t first = from[0] - to[0];
    const std::uint64_t second = from[1] - to[1];
    if (second == 0) return find_move(from, 0, first, 0);
    if (first == 0) return find_move(from, 1, second, 0);
    return first == second ? find_move(from, 2, first, 0) : std::nullopt;
  }

  Ready prepare(const State& state, Work& work) const override {
    const auto [a, b] = sorted(state);
    if (!in_limit(a, b)) {
      work.stop_at(Bound::pairs, max_cells);
      return Ready::never;
    }
    if (find_table(a, b) != nullptr) return Ready::yes;
    // The table being built may be too small, or the wrong shape.
    if (!building_ || !building_->covers(a, b)) {
      building_ = std::make_unique<WythoffTable>(static_cast<std::size_t>(a) + 1,
                                                 static_cast<std::size_t>(b) + 1);
    }
    while (!building_->done()) {
      if (!work.may_go_on()) return Ready::pending;
      work.spend(building_->build_row());
    }
    keep_table();
    return Ready::yes;
  }
  void components(const State& state, std::vector<Component>& out) const override {
    out.push_back({Component::Kind::whole, 0, 0, value(state[0], state[1])});
  }
  std::string_view theorem(const State&) const override { return "wythoff"; }
  /// The pair (floor(k phi), floor(k phi) + k) of the difference k, and where the smaller heap
  /// stands in a cold pair: either floor(i phi) = a for the first candidate i, or floor(j phi) + j
  /// = a for the second candidate j. Of misère play the lost pair of the difference.
  std::vector<Fact> facts(const State& state, std::optional<std::size_t>,
                          std::string_view code) const override {
    const auto [a, b] = sorted(state);
    const std::uint64_t k = b - a;
    const bool misere = code != theorem(state);
    const std::uint64_t smaller = smaller_lost(k, misere);
    std::vector<Fact> facts = {{"a", a}, {"b", b}, {"k", k}};
    facts.push_back({misere ? "lost_smaller" : "cold_smaller", smaller});
    facts.push_back({misere ? "lost_larger" : "cold_larger", smaller + k});
    if (!misere && a > 0) {
      const std::uint64_t up = cold_smaller(a);
      const std::uint64_t i = up - a + 1;
      const std::uint64_t j = 2 * a - up;
      facts.push_back({"candidate_smaller", i});
      facts.push_back({"smaller_there", cold_smaller(i)});
      facts.push_back({"candidate_larger", j});
      facts.push_back({"larger_there", cold_smaller(j) + j});
    }
    return facts;
  }
  void wins(const State& state, std::size_t part, const Goal& goal,
            const std::vector<Component>& now, Wins& out, Work& work) const override {
    const Value old = *now.front().value;
    const Value target = goal.target(old);
    const std::uint64_t most = most_of(state, part);
    work.spend(most);
    for (std::uint64_t k = 1; k <= most; ++k) {
      if (value(state[0] - (part != 1 ? k : 0), state[1] - (part != 0 ? k : 0)) == target)
        out.add(make_move(state, part, k));
    }
  }

  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    const auto [a, b] = sorted(state);
    if (!misere) return is_cold(a, b);
    if (b <= 2) return (a == 0 && b == 1) || (a == 2 && b == 2);
    return is_cold(a, b);
  }
  void outcome_wins(const State& state, bool misere, Wins& out, Work&) const override {
    const auto add = [&](std::size_t part, std::uint64_t from, std::uint64_t to) {
      if (to < from) out.add(make_move(state, part, from - to));
    };
    add(0, state[0], partner(state[1], misere));
    add(1, state[1], partner(state[0], misere));
    const auto [a, b] = sorted(state);
    add(2, a, smaller_lost(b - a, misere));
  }

  std::optional<std::vector<std::uint64_t>> losing_numbers(const State& state, std::size_t part,
                                                           bool misere) const override {
    const std::uint64_t other = partner(state[1 - part], misere);
    if (other > max_integer) return std::vector<std::uint64_t>{};
    return std::vector<std::uint64_t>{other};
  }
  /// A table that grows with every pair would be built many times.
  Ready prepare_pairs(const State& largest, Work& work) const override {
    return prepare(largest, work);
  }
  std::vector<std::string> number_names() const override { return {"a", "b"}; }
  std::optional<LostPairs> lost_pairs() const override {
    return LostPairs{"min(a,b)==phi(abs(a-b))", "wythoff",
                     "a+b==1||a==2&&b==2||max(a,b)>2&&min(a,b)==phi(abs(a-b))"};
  }

  std::size_t heaps(const State& state) const override { return state.size(); }
  State random_state(Dice& dice, const Extent& extent) const override {
    return RuleExercises::random_state(dice, {2, extent.numbers, 0});
  }
  Extent exercise_extent(unsigned level, bool) const override { return {2, 8 * level + 4, 0}; }
  std::string program() const override {
    ProgramSource source;
    source.outcome_only = true;
    source.need("algorithm");
    source.body =
        "using Wide = unsigned __int128;\n\n"
        "// The cold pairs, O(1).\n"
        "bool is_lost(Int a, Int b) {\n"
        "  if (a > b) std::swap(a, b);\n"
        "  Int k = b - a;\n"
        "  if (k > a) return false;\n"
        "  Wide low = 2 * a - k, high = low + 2, five = Wide(5) * k * k;\n"
        "  return low * low <= five && five < high * high;\n"
        "}\n\n";
    source.read =
        "    Int a = 0, b = 0;\n"
        "    in >> a >> b;\n"
        "    bool lost = is_lost(a, b);\n";
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    return OptionCode{{},
                      {},
                      "  for (Int k = 1; k <= x; ++k) emit({{x - k, y}});\n"
                      "  for (Int k = 1; k <= y; ++k) emit({{x, y - k}});\n"
                      "  for (Int k = 1; k <= x && k <= y; ++k) emit({{x - k, y - k}});\n"};
  }

  bool searchable(const State&) const override { return false; }
  void search_key(State& state) const override { std::sort(state.begin(), state.end()); }
  std::size_t memory() const override {
    std::size_t bytes = building_ ? building_->memory() : 0;
    for (const auto& table : tables_) bytes += table->memory();
    return bytes;
  }

 private:
  static constexpr std::size_t max_tables = 3;
  static constexpr std::size_t max_cells = std::size_t{1} << limits::wythoff_bits;
  static constexpr std::size_t max_columns = std::size_t{1} << 18;

  static std::pair<std::uint64_t, std::uint64_t> sorted(const State& state) {
    return {std::min(state[0], state[1]), std::max(state[0], state[1])};
  }
  static bool in_limit(std::uint64_t a, std::uint64_t b) {
    return b < max_columns && (a + 1) * (b + 1) <= max_cells;
  }
  static std::uint64_t most_of(const State& state, std::size_t part) {
    return part == 2 ? std::min(state[0], state[1]) : state[part];
  }
  static Move make_move(const State& state, std::size_t part, std::uint64_t amount) {
    Move move;
    move.kind = part == 2 ? MoveKind::both : MoveKind::take;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = amount;
    move.before = state[part == 2 ? 0 : part];
    move.after = {move.before - amount, part == 2 ? state[1] - amount : 0};
    return move;
  }

  /// The smaller heap of the only P-position of this difference.
  static std::uint64_t smaller_lost(std::uint64_t difference, bool misere) {
    if (misere && difference <= 1) return difference == 0 ? 2 : 0;
    return cold_smaller(difference);
  }
  /// The other heap of the only P-position in which a heap of n stands.
  static std::uint64_t partner(std::uint64_t n, bool misere) {
    if (misere && n <= 2) return n == 2 ? 2 : 1 - n;
    const ColdPair pair = cold_pair_with(n);
    return pair.smaller == n ? pair.larger : pair.smaller;
  }

  const WythoffTable* find_table(std::uint64_t a, std::uint64_t b) const {
    for (const auto& table : tables_) {
      if (table->covers(a, b)) return table.get();
    }
    return nullptr;
  }
  /// Tables inside the new one go, and the oldest if there are too many.
  void keep_table() const {
    const WythoffTable& built = *building_;
    tables_.erase(std::remove_if(tables_.begin(), tables_.end(),
                                 [&](const auto& table) {
                                   return built.covers(table->rows() - 1, table->columns() - 1);
                                 }),
                  tables_.end());
    if (tables_.size() == max_tables) tables_.erase(tables_.begin());
    tables_.push_back(std::move(building_));
  }
  /// The value of a position within the limit. A table that had to go is built again.
  Value value(std::uint64_t first, std::uint64_t second) const {
    const auto a = static_cast<std::size_t>(std::min(first, second));
    const auto b = static_cast<std::size_t>(std::max(first, second));
    const WythoffTable* table = find_table(a, b);
    if (table == nullptr) {
      building_ = std::make_unique<WythoffTable>(a + 1, b + 1);
      while (!building_->done()) building_->build_row();
      keep_table();
      table = tables_.back().get();
    }
    return table->at(a, b);
  }

  mutable std::vector<std::unique_ptr<WythoffTable>> tables_;
  mutable std::unique_ptr<WythoffTable> building_;
};

Result<RulePtr> read_wythoff_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Wythoff>(game));
}

}  // namespace

const Game& wythoff_game() {
  static const Game game{.name = "wythoff",
                         .board = Board::wythoff,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::two_heaps,
                         .choices = {},
                         .sequence = false,
                         .examples = {"wythoff:4,5", "wythoff:8,12", "wythoff:9,15"},
                         .written_as = WrittenAs::any_or_both,
                         .read_rules = read_wythoff_rules};
  return game;
}

}  // namespace nimber::games
