// A rule of one's own. Take k stones from a heap of n, 1 <= k <= n, where a predicate in n and k
// holds. Values: by table, by mex over the options, since nothing is known of a predicate in
// general. Theorems: "take at least half", 2k >= n, leaves 0 .. floor(n / 2), so g(n) is the number
// of binary digits of n; since g never falls, it is tame (checked against plain recursion in
// tests/core). 1 to f(n) stones (rules/restricted_heaps.hpp); divisors of n, and numbers prime to n
// (rules/divisors_taken.hpp). Limits: each heap that can be reached examines every k: about 10,000
// stones within the usual limit where all smaller heaps can be, many more where few can.
#include <nimber/heap_rule.hpp>
#include "rules/divisors_taken.hpp"
#include "rules/endless_wins.hpp"
#include "rules/reached_heaps.hpp"
#include "rules/restricted_heaps.hpp"
#include "rules/table_rule.hpp"
#include "text/expression_program.hpp"
#include "text/predicate.hpp"
#include "text/program_source.hpp"
#include "values/endless.hpp"
#include "values/mex.hpp"
#include "values/outcomes.hpp"
#include "values/period_proof.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <bit>

namespace nimber::games {
namespace {

class Custom final : public TableRule {
 public:
  Custom(const Game& game, Predicate predicate)
      : TableRule(game), predicate_(std::move(predicate)) {
    const std::string& text = predicate_.text();
    at_least_half_ = text == "2*k>=n" || text == "k*2>=n" || text == "n<=2*k" || text == "n<=k*2";
    if (at_least_half_) return;
    const ExpressionPart condition = predicate_.condition().nodes();
    if (auto bound = TakingBound::of_condition(condition, 1))
      restricted_.emplace(std::move(*bound));
    std::vector<ExpressionPart> conditions;
    add_conditions(condition, conditions);
    theorem_ = divisors_taken({1, Taken::Of::numbers}, conditions);
  }

  std::string rules() const override { return predicate_.text(); }
  Sentence sentence() const override {
    if (at_least_half_) return {"take-half", {}};
    return {"custom", {predicate_.text()}};
  }

  bool each_option(Heap n, const OptionSink& sink) const override {
    const Heap first = at_least_half_ ? n / 2 + n % 2 : 1;
    const Heap last = shape().largest ? std::min<Heap>(n, *shape().largest) : n;
    for (Heap k = std::max<Heap>(first, 1); k <= last; ++k) {
      if (!sink.pass(predicate_.cost())) return false;
      if (predicate_.holds(n, k) && !sink(HeapOption::taking(k, n - k))) return false;
    }
    return true;
  }
  bool legal(Heap n, const HeapOption& option) const override {
    return option.pieces < 2 && option.amount >= 1 && option.amount <= n &&
           predicate_.holds(n, option.amount);
  }

  Ready ready(Heap n, Work& work) const override {
    return at_least_half_ ? Ready::yes : TableRule::ready(n, work);
  }
  /// Where nothing is known of the predicate, only of the heaps that can be reached.
  Ready heaps_ready(const State& heaps, Work& work) const override {
    if (at_least_half_ || shape().set || shape().largest)
      return TableRule::heaps_ready(heaps, work);
    for (const Heap n : heaps) {
      if (is_restricted(n)) {
        const Ready one = restricted_->ready(n, work);
        if (one != Ready::yes) return one;
        continue;
      }
      if (n < table().size() || reached_.knows(n)) continue;
      if (is_far(n)) {
        if (theorem_->tells_values()) continue;
        // Its value would cost more than is left: a look at all options of all smaller heaps.
        if (heaps.size() == 1 && n / 2 > work.left() / n) return Ready::never;
      }
      const auto ask = [&](Heap from, Heap first, Heap last, std::uint64_t* bits) {
        for (Heap k = first; k <= last; ++k) {
          if (predicate_.holds(from, k))
            bits[static_cast<std::size_t>((k - 1) / 64)] |= std::uint64_t{1} << (k - 1) % 64;
        }
      };
      Ready one = n < longest_table() ? reached_.find(n, table(), {ask, predicate_.cost()}, work)
                                      : Ready::never;
      if (one == Ready::never && !work.limit_reached()) one = ready(n, work);
      if (one != Ready::yes) return one;
    }
    return Ready::yes;
  }
  Value value(Heap n) const override {
    if (at_least_half_) return static_cast<Value>(std::bit_width(n));
    if (n < table().size()) return TableRule::value(n);
    if (is_restricted(n)) return restricted_->value(n);
    if (is_told(n)) return theorem_->value(n);
    return reached_.knows(n) ? reached_.value(n) : TableRule::value(n);
  }
  std::string_view heap_theorem(Heap n) const override {
    if (at_least_half_) return "take-half";
    if (is_restricted(n)) return RestrictedHeaps::theorem;
    if (is_told(n) || winner_known(n)) return theorem_->law().theorem;
    return reached_.knows(n) ? "table" : TableRule::heap_theorem(n);
  }
  bool lists_options(const State& heaps) const override {
    return std::none_of(heaps.begin(), heaps.end(),
                        [&](Heap n) { return is_restricted(n) || is_told(n); });
  }
  std::size_t memory() const override {
    return TableRule::memory() + reached_.memory() + (restricted_ ? restricted_->memory() : 0);
  }

  std::vector<Fact> proof_facts(Heap n, std::string_view code) const override {
    std::vector<Fact> out;
    if (at_least_half_ && code == "stretches") {
      const auto stretch = [&](Heap from, std::uint64_t value) {
        out.push_back({"from", from});
        out.push_back({"value", value});
      };
      stretch(0, 0);
      for (unsigned k = 0; n >> k > 0; ++k) stretch(Heap{1} << k, k + 1);
    }
    if (restricted_ && code == "restricted") restricted_->repetition(n, out);
    return out;
  }
  void heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const override {
    if (code == RestrictedHeaps::theorem && is_restricted(n)) return restricted_->facts(n, out);
    if (theorem_ && code == theorem_->law().theorem) return theorem_->facts(n, out);
    if (code != "take-half") return TableRule::heap_facts(n, code, out);
    out.push_back({"digits", static_cast<std::uint64_t>(std::bit_width(n))});
  }

  void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                       Work& work) const override {
    if (is_restricted(n)) {
      const auto option = restricted_->option_worth(n, goal.target(value(n)), work);
      if (option) out.add(make_move(n, part, HeapOption::taking(n - *option, *option)));
      if (work.limit_reached()) out.set_incomplete();
      return;
    }
    if (is_told(n) && n > most_listed / predicate_.cost()) {
      if (const auto left = theorem_->option_worth(n, goal.target(value(n))))
        out.add(make_move(n, part, HeapOption::taking(n - left->front(), left->front())));
      return out.set_incomplete();
    }
    if (!at_least_half_) {
      const auto period = known_period_of_set();
      if (!period || n < table().size())
        return TableRule::winning_options(n, part, goal, out, work);
      return endless_wins(*this, *shape().set, *period, n, part, goal, out, work);
    }
    const Value target = goal.target(value(n));
    if (n == 0 || target >= 64) return;
    const Heap least = target == 0 ? 0 : Heap{1} << (target - 1);
    const Heap most = std::min<Heap>(target == 0 ? 0 : 2 * least - 1, n / 2);
    if (least > most) return;
    out.add_run(make_move(n, part, HeapOption::taking(n - most, most)), 1, most - least + 1);
  }

  bool tame() const override { return at_least_half_; }

  std::optional<bool> outcome_is_p(const State& heaps, bool misere) const override {
    const bool known = !misere && heaps.size() == 1 && winner_known(heaps[0]);
    return known ? std::optional(theorem_->lost(heaps[0])) : std::nullopt;
  }
  void outcome_wins(const State& heaps, bool misere, Wins& out, Work& work) const override {
    if (outcome_is_p(heaps, misere) != false)
      return TableRule::outcome_wins(heaps, misere, out, work);
    out.add(make_move(heaps[0], 0, HeapOption::taking(1, heaps[0] - 1)));
    out.set_incomplete();
  }

  std::optional<std::uint64_t> uniform_reach() const override { return shape().largest; }
  bool may_have_law() const override { return theorem_ != nullptr; }
  const SequenceLaw* law(Work&) const override { return theorem_ ? &theorem_->law() : nullptr; }
  std::optional<TakingLaw> taking_law() const override {
    if (!restricted_ || shape().set || shape().largest) return std::nullopt;
    return restricted_->law();
  }
  std::optional<PeriodTheorem> period_theorem() const override {
    if (shape().largest) return PeriodTheorem{"subtraction-window", *shape().largest, std::nullopt};
    if (shape().set) return PeriodTheorem{"subtraction-residues", shape().set->reach, std::nullopt};
    return std::nullopt;
  }
  std::optional<Period> proven_period() const override {
    return shape().set ? known_period_of_set() : TableRule::proven_period();
  }
  std::optional<Period> prove_now() const override {
    return shape().set ? known_period_of_set() : TableRule::prove_now();
  }
  std::optional<Heap> proof_end() const override {
    if (!engine_ || !engine_->period()) return std::nullopt;
    return engine_->proof_end();
  }

  std::unique_ptr<OutcomeFinder> outcome_finder(std::size_t count) const override {
    return std::make_unique<OutcomeLookback>(
        [predicate = predicate_](std::size_t n, std::size_t k) { return predicate.holds(n, k); },
        count, predicate_.cost());
  }
  std::string program() const override {
    ProgramSource source;
    if (at_least_half_) {
      source.body =
          "Int g(Int n) {\n"
          "  Int digits = 0;\n"
          "  for (; n > 0; n /= 2) ++digits;\n"
          "  return digits;\n"
          "}\n\n";
      source.heaps();
      return source.text(*this);
    }
    const bool safe = !is_plain_arithmetic(predicate_.condition());
    for (const std::string_view header : allowed_headers()) source.need(header);
    source.body = allowed_code();
    source.table(
        *this,
        std::string("    for (Int k = 1; k <= m; ++k)\n") +
            (safe ? "      if (allowed({std::int64_t(m)}, {std::int64_t(k)})) mark(g[m - k]);\n"
                  : "      if (allowed(m, k)) mark(g[m - k]);\n"),
        false);
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    const bool safe = !is_plain_arithmetic(predicate_.condition());
    return OptionCode{
        allowed_headers(),
        {allowed_code()},
        std::string("  for (Int k = 1; k <= m; ++k)\n    if (") +
            (safe ? "allowed({std::int64_t(m)}, {std::int64_t(k)})" : "allowed(m, k)") +
            ") emit({m - k});\n"};
  }

 protected:
  void grow(ValueTable& table, std::size_t n, Work& work) const override {
    if (!shape().set) return TableRule::grow(table, n, work);
    if (!engine_) engine_.emplace(*shape().set);
    engine_->grow(table, n, work);
  }
  bool may_have_period() const override { return shape().largest || shape().set; }
  std::optional<Period> prove_period(const ValueTable& table) const override {
    if (shape().set) return known_period_of_set();
    return prove_subtraction_period(table, *shape().largest);
  }
  Value next_value(const ValueTable& table, Work& work) const override {
    const std::size_t n = table.size();
    if (reached_.knows(n)) {
      work.spend();
      return reached_.value(n);
    }
    mex_.clear(n);
    const std::size_t last =
        shape().largest ? std::min(n, static_cast<std::size_t>(*shape().largest)) : n;
    for (std::size_t k = 1; k <= last; ++k) {
      if (predicate_.holds(n, k)) mex_.add(table[n - k]);
    }
    work.spend((last + 1) * predicate_.cost());
    return mex_.mex();
  }

 private:
  std::vector<std::string_view> allowed_headers() const {
    if (!is_plain_arithmetic(predicate_.condition())) return {"utility"};
    if (predicate_.text().find("gcd") != std::string::npos) return {"numeric"};
    return {};
  }
  /// May k of n be taken?
  std::string allowed_code() const {
    const std::string& predicate = predicate_.text();
    if (is_plain_arithmetic(predicate_.condition())) {
      const bool gcd = predicate.find("gcd") != std::string::npos;
      return std::string(gcd ? "using std::gcd;\n\n" : "") +
             "bool allowed(std::int64_t n, std::int64_t k) { return " + predicate + "; }\n\n";
    }
    // Every integer becomes one that notes what goes wrong.
    const ExpressionProgram program = write_program(predicate_.condition(), {"n", "k"});
    return program.helpers +
           "\nbool allowed(Safe n, Safe k) {\n"
           "  failed = false;\n"
           "  bool holds = " +
           program.text +
           ";\n"
           "  return holds && !failed;\n"
           "}\n\n";
  }

  Predicate predicate_;
  bool at_least_half_ = false;
  /// Where 1 to f(n) may be taken, and f grows by 0 or 1.
  mutable std::optional<RestrictedHeaps> restricted_;
  /// Is the value of this heap one of those that only the theorem about such rules tells?
  bool is_restricted(Heap n) const {
    return restricted_ && n >= RestrictedHeaps::from && !shape().set && !shape().largest;
  }
  /// All options of a heap are looked at where that costs no more, though the theorem has one.
  static constexpr Heap most_listed = 1'000'000;
  /// What a theorem tells of heaps whose numbers decide it; null where none fits.
  std::unique_ptr<TheoremHeaps> theorem_;
  bool is_far(Heap n) const { return theorem_ != nullptr && n >= theorem_->from(); }
  /// Is it the theorem that tells the value of this heap?
  bool is_told(Heap n) const {
    return theorem_ != nullptr && theorem_->tells_values() && n >= table().size();
  }
  /// Does it tell only who wins?
  bool winner_known(Heap n) const {
    return is_far(n) && !theorem_->tells_values() && n >= table().size() && !reached_.knows(n);
  }
  /// What has to hold together.
  static void add_conditions(ExpressionPart condition, std::vector<ExpressionPart>& out) {
    if (condition.back().op != Expression::Op::both) return out.push_back(condition);
    for (const ExpressionPart one : arguments_of(condition)) add_conditions(one, out);
  }
  /// What the numbers are that may be taken, where the heap has nothing to do with it.
  struct Shape {
    std::optional<EndlessSet> set;         // whole classes of numbers
    std::optional<std::uint64_t> largest;  // of a finite set
  };
  /// Found when first asked for.
  const Shape& shape() const {
    if (shape_) return *shape_;
    shape_.emplace();
    auto set = predicate_.endless();
    if (!set) return *shape_;
    // Of a finite set nothing is known where it is empty, or where a heap is never taken whole.
    if (!set->remainders.empty()) {
      shape_->set = std::move(set);
    } else if (!set->near.empty() && set->first == 0) {
      shape_->largest = set->near.back();
    }
    return *shape_;
  }
  std::optional<Period> known_period_of_set() const {
    return engine_ ? engine_->period() : std::nullopt;
  }

  mutable std::optional<Shape> shape_;
  mutable std::optional<EndlessEngine> engine_;
  mutable ReachedHeaps reached_;
  mutable MexSet mex_;
};

Result<RulePtr> read_custom_rules(Reader& reader, const Game& game) {
  auto predicate = Predicate::read(reader);
  if (!predicate) return predicate.error();
  return RulePtr(std::make_shared<Custom>(game, std::move(*predicate)));
}

}  // namespace

const Game& custom_game() {
  static const Game game{.name = "custom",
                         .board = Board::heaps,
                         .rules_form = RulesForm::predicate,
                         .state_form = StateForm::heaps,
                         .choices = {},
                         .sequence = true,
                         .examples = {"custom/2*k>=n:12", "custom/n%k==0&&k<n:12,15",
                                      "custom/gcd(n,k)==1:12,9", "custom/k*k<=n:20"},
                         .written_as = WrittenAs::predicate,
                         .read_rules = read_custom_rules};
  return game;
}

}  // namespace nimber::games
