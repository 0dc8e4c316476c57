// Fibonacci Nim. One heap and a limit; take 1 stone or more, at most the limit; the next limit is
// twice what was taken. A limit above the heap is the heap.
// Source: M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963), who has it from R. E.
// Gaskell. Theorem (normal play): write the heap as a sum of Fibonacci numbers no two of which are
// neighbours (Zeckendorf). The player to move loses exactly where the heap is 0 or the limit is
// below the least of them, and every winning move takes some of the smallest of them, or all
// (proof: docs/theorems.md). Values: by table, heap by heap. Of one heap the value never falls as
// the limit grows, so a row keeps only the limits at which it rises.
// Limits: the outcome for any heap; values up to heaps of 5,000; misère play by search.
#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include "rules/dice.hpp"
#include "rules/table_rule.hpp"
#include "text/program_source.hpp"
#include "values/mex.hpp"

#include <algorithm>

namespace nimber::games {
namespace {

class Fibonacci final : public RuleOf<RuleExercises, RulePairs, RuleTheory> {
 public:
  using RuleOf::RuleOf;

  Result<State> read_state(Reader& reader) const override {
    const std::size_t from = reader.index();
    auto state = reader.integers();
    if (!state) return state.error();
    if (state->size() != 2) return reader.fail_at(from, ErrorCode::wrong_count, {"2"});
    return make_state((*state)[0], (*state)[1]);
  }
  std::size_t heaps(const State&) const override { return 1; }
  std::vector<std::string> number_names() const override { return {"n", "q"}; }
  std::optional<LostPairs> lost_pairs() const override {
    return LostPairs{"a==0||b<zeck(a)", "fibonacci"};
  }

  std::size_t parts(const State&) const override { return 1; }
  bool each_move(const State& state, std::size_t, const MoveSink& sink) const override {
    for (std::uint64_t k = 1; k <= most_of(state); ++k) {
      if (!sink(make_move(state, k))) return false;
    }
    return true;
  }
  State after(const State& state, const Move& move) const override {
    return make_state(state[0] - move.amount, 2 * move.amount);
  }
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t) const override {
    if (part > 0 || amount == 0 || amount > most_of(state)) return std::nullopt;
    return make_move(state, amount);
  }
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    if (to.size() != 2 || to[0] > from[0]) return std::nullopt;
    auto move = find_move(from, 0, from[0] - to[0], 0);
    if (!move || after(from, *move) != to) return std::nullopt;
    return move;
  }
  std::uint64_t stones(const State& state) const override { return state[0]; }
  State random_state(Dice& dice, const Extent& extent) const override {
    const Heap heap = dice.from(1, extent.numbers);
    return make_state(heap, dice.from(1, heap));
  }
  Extent exercise_extent(unsigned level, bool) const override {
    return {1, std::uint64_t{15} * level, 0};
  }

  Ready prepare(const State& state, Work& work) const override {
    if (state[0] > max_heap) {
      work.stop_at(Bound::heap, max_heap);
      return Ready::never;
    }
    while (rows_.size() <= state[0]) {
      if (!work.may_go_on()) return Ready::pending;
      build_row();
      work.spend(rows_.size());
    }
    return Ready::yes;
  }
  void components(const State& state, std::vector<Component>& out) const override {
    out.push_back({Component::Kind::heap, 0, state[0], value(state[0], most_of(state))});
  }
  std::string_view theorem(const State&) const override { return "fibonacci"; }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t>,
                          std::string_view) const override {
    return {{"n", state[0]}, {"limit", state[1]}, {"least", zeckendorf(state[0]).back()}};
  }

  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    if (misere) return std::nullopt;
    return state[0] == 0 || state[1] < zeckendorf(state[0]).back();
  }
  void outcome_wins(const State& state, bool misere, Wins& out, Work& work) const override {
    if (misere || state[0] == 0) return;
    const std::vector<std::uint64_t> terms = zeckendorf(state[0]);
    std::uint64_t taken = 0;
    for (std::size_t i = terms.size(); i-- > 0;) {
      taken += terms[i];
      if (taken > most_of(state)) break;
      if (taken == state[0] || 2 * taken < terms[i - 1]) out.add(make_move(state, taken));
    }
    work.spend(terms.size());
  }

  bool searchable(const State&) const override { return false; }
  std::size_t memory() const override { return rows_.size() * 8 * sizeof(std::uint64_t); }
  std::string program() const override {
    ProgramSource source;
    source.outcome_only = true;
    source.body =
        "Int least_part(Int n) {\n"
        "  for (;;) {\n"
        "    Int a = 1, b = 2;\n"
        "    while (b <= n) {\n"
        "      b += a;\n"
        "      a = b - a;\n"
        "    }\n"
        "    if (a >= n) return a;\n"
        "    n -= a;\n"
        "  }\n"
        "}\n"
        "// By the least part of n in Zeckendorf's form, O(log n).\n"
        "bool is_lost(Int n, Int q) { return n == 0 || q < least_part(n); }\n\n";
    source.read =
        "    Int heap = 0, limit = 0;\n"
        "    in >> heap >> limit;\n"
        "    bool lost = is_lost(heap, limit);\n";
    return source.text(*this);
  }

 private:
  static constexpr Heap max_heap = limits::fibonacci_heap;

  static State make_state(Heap heap, std::uint64_t limit) { return {heap, std::min(heap, limit)}; }
  static std::uint64_t most_of(const State& state) { return std::min(state[0], state[1]); }
  static Move make_move(const State& state, std::uint64_t amount) {
    Move move;
    move.kind = MoveKind::take;
    move.amount = amount;
    move.before = state[0];
    move.after = {state[0] - amount, 0};
    return move;
  }

  /// The Fibonacci numbers, no two of them neighbours, that n is the sum of, largest first; of 0
  /// one 0.
  static std::vector<std::uint64_t> zeckendorf(std::uint64_t n) {
    std::vector<std::uint64_t> all = {1, 2};
    while (all.back() <= n) all.push_back(all[all.size() - 1] + all[all.size() - 2]);
    std::vector<std::uint64_t> terms;
    for (std::size_t i = all.size(); i-- > 0 && n > 0;) {
      if (all[i] > n) continue;
      terms.push_back(all[i]);
      n -= all[i];
    }
    if (terms.empty()) terms.push_back(0);
    return terms;
  }

  /// The value of a heap whose row is there.
  Value value(Heap heap, std::uint64_t limit) const {
    const auto& row = rows_[static_cast<std::size_t>(heap)];
    return row[static_cast<std::size_t>(
                   std::upper_bound(row.begin(), row.end(), Rise{limit, UINT64_MAX}) -
                   row.begin()) -
               1]
        .second;
  }
  /// The mex over 1 ... limit, for each limit in turn: it never falls.
  void build_row() const {
    const Heap heap = rows_.size();
    std::vector<Rise> row = {{0, 0}};
    mex_.clear(static_cast<std::size_t>(heap));
    Value mex = 0;
    for (std::uint64_t k = 1; k <= heap; ++k) {
      const Value option = value(heap - k, std::min(heap - k, 2 * k));
      mex_.add(option);
      if (option != mex) continue;
      mex = mex_.mex();
      row.emplace_back(k, mex);
    }
    rows_.push_back(std::move(row));
  }

  using Rise = std::pair<std::uint64_t, Value>;  // from this limit on, this value
  mutable std::vector<std::vector<Rise>> rows_;  // by heap
  mutable MexSet mex_;
};

Result<RulePtr> read_fibonacci_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Fibonacci>(game));
}

}  // namespace

const Game& fibonacci_game() {
  static const Game game{.name = "fibonacci",
                         .board = Board::limited,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::limited,
                         .choices = {},
                         .sequence = false,
                         .examples = {"fibonacci:20,19", "fibonacci:13,12", "fibonacci:33,32"},
                         .written_as = WrittenAs::up_to_twice,
                         .read_rules = read_fibonacci_rules};
  return game;
}

}  // namespace nimber::games
