// Grundy's game. Split one heap into two non-empty heaps of different sizes.
// Source: P. M. Grundy, "Mathematics and games", Eureka 2 (1939); Winning Ways, ch. 4. Whether the
// values are periodic is open. Values: by table; the nim-sums of the two heaps split into common
// and rare ones (values/octal.hpp). Limits: a table up to the largest heap, about a million stones
// within the usual limit. Not tame: in misere play a lone heap of 18 fails, and 3 + 13.
#include <nimber/heap_rule.hpp>
#include "rules/table_rule.hpp"
#include "text/program_source.hpp"
#include "values/octal.hpp"
#include "values/value_table.hpp"

namespace nimber::games {
namespace {

class Grundy final : public GrownTableRule {
 public:
  using GrownTableRule::GrownTableRule;

  bool each_option(Heap n, const OptionSink& sink) const override {
    for (Heap a = 1; a + a < n; ++a) {
      if (!sink({0, 2, a, n - a})) return false;
    }
    return true;
  }
  bool legal(Heap, const HeapOption& option) const override {
    return option.pieces == 2 && option.amount == 0 && option.a < option.b;
  }

  bool splits() const override { return true; }
  std::string program() const override {
    ProgramSource source;
    source.table(*this, "    for (Int a = 1; 2 * a < m; ++a) mark(g[a] ^ g[m - a]);\n", false);
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    return OptionCode{{}, {}, "  for (Int a = 1; 2 * a < m; ++a) emit({a, m - a});\n"};
  }

 protected:
  void grow(ValueTable& table, std::size_t n, Work& work) const override {
    engine_.grow(table, n, work);
  }

 private:
  mutable OctalEngine engine_{OctalMoves::grundy()};
};

Result<RulePtr> read_grundy_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Grundy>(game));
}

}  // namespace

const Game& grundy_game() {
  static const Game game{.name = "grundy",
                         .board = Board::heaps,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::heaps,
                         .choices = {},
                         .sequence = true,
                         .examples = {"grundy:13", "grundy:8,11", "grundy:20,15,22"},
                         .written_as = WrittenAs::unequal_split,
                         .read_rules = read_grundy_rules};
  return game;
}

}  // namespace nimber::games
