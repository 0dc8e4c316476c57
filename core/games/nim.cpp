// Nim. Take 1 or more stones from one heap.
// Source and theorem: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
// Mathematics 3 (1901): a heap of n is worth n; a sum is lost for the player to move exactly when
// the nim-sum of the heaps is 0. Misère play: the same paper. Limits: none.
#include <nimber/heap_rule.hpp>
#include "text/program_source.hpp"

namespace nimber::games {
namespace {

class Nim final : public HeapRule {
 public:
  using HeapRule::HeapRule;

  bool each_option(Heap n, const OptionSink& sink) const override {
    for (Heap k = 1; k <= n; ++k) {
      if (!sink(HeapOption::taking(k, n - k))) return false;
    }
    return true;
  }
  bool legal(Heap n, const HeapOption& option) const override {
    return option.pieces < 2 && option.amount >= 1 && option.amount <= n;
  }
  Ready ready(Heap, Work&) const override { return Ready::yes; }
  Value value(Heap n) const override { return n; }
  std::string_view heap_theorem(Heap) const override { return "bouton"; }
  void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                       Work&) const override {
    const Value left = goal.target(n);
    if (left < n) out.add(make_move(n, part, HeapOption::taking(n - left, left)));
  }
  std::optional<std::uint64_t> count_moves(const State& state, std::size_t part,
                                           Work&) const override {
    return state[part];
  }
  bool nim_heaps() const override { return true; }
  bool tame() const override { return true; }
  std::optional<PeriodTheorem> period_theorem() const override {
    return PeriodTheorem{"bouton", 0, Period{0, 1, 1}};
  }
  std::string program() const override {
    ProgramSource source;
    source.closed("n");
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    return OptionCode{{}, {}, "  for (Int k = 1; k <= m; ++k) emit({m - k});\n"};
  }
};

Result<RulePtr> read_nim_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Nim>(game));
}

}  // namespace

const Game& nim_game() {
  static const Game game{
      .name = "nim",
      .board = Board::heaps,
      .rules_form = RulesForm::none,
      .state_form = StateForm::heaps,
      .choices = {},
      .sequence = true,
      .examples = {"nim:3,4,5", "nim:1,2,3", "nim:7,9,12,15", "nim:1,2,3~misere"},
      .heaps_alone = true,
      .written_as = WrittenAs::any_number,
      .read_rules = read_nim_rules};
  return game;
}

}  // namespace nimber::games
