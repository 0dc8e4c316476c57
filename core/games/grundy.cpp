// Grundy's game. Split one heap into two non-empty heaps of different sizes.
// Source: P. M. Grundy, "Mathematics and games", Eureka 2 (1939); Winning Ways, ch. 4. Whether the values are periodic is open.
// Values: by table, by mex over the nim-sums of the two heaps.
// Limits: a table up to the largest heap, about 14,000 stones within the usual limit. Not tame: misere play fails at heap 13.
#include <nimber/heap_rule.hpp>

namespace nimber::games {
namespace {

class Grundy final : public TableRule {
 public:
  using TableRule::TableRule;

  bool each_option(Heap n, OptionSink sink) const override {
    for (Heap a = 1; a + a < n; ++a) {
      if (!sink({0, 2, a, n - a})) return false;
    }
    return true;
  }
  bool legal(Heap, const HeapOption& option) const override { return option.pieces == 2 && option.amount == 0 && option.a < option.b; }

 protected:
  Value next_value(const ValueTable& table, Work& work) const override {
    const std::size_t n = table.size();
    // Values are below `bound_`, a power of 2: so are their nim-sums.
    mex_.clear(2 * static_cast<std::size_t>(bound_));
    for (std::size_t a = 1; a + a < n; ++a) mex_.add(table[a] ^ table[n - a]);
    work.spend(n / 2 + 1);
    const Value v = mex_.mex();
    while (bound_ <= v) bound_ *= 2;
    return v;
  }

 private:
  mutable Value bound_ = 1;
  mutable MexSet mex_;
};

Result<RulePtr> read_rules(Reader&);

}  // namespace

const Game& grundy_game() {
  static const Game game{.name = "grundy",
                         .board = "heaps",
                         .rules_form = "none",
                         .state_form = "heaps",
                         .choices = {},
                         .sequence = true,
                         .examples = {"grundy:13", "grundy:8,11", "grundy:20,15,22"},
                         .read_rules = read_rules};
  return game;
}

namespace {
Result<RulePtr> read_rules(Reader&) { return RulePtr(std::make_shared<Grundy>(grundy_game())); }
}  // namespace

}  // namespace nimber::games
