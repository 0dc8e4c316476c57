// Subtraction games. Take k stones from one heap, k in a set S, k <= heap.
// Sources: C. G. Bachet, "Problemes plaisans et delectables" (1612), for 1..m; E. Berlekamp, J.
// Conway, R. Guy, "Winning Ways", ch. 4, for sets in general.
//
// Theorems (each checked against plain recursion in tests/core):
//   S = a..b         g(n) = floor((n mod (a + b)) / a); for a = 1, Bash's game, n mod (b + 1).
//   S = a, a+1 ...   g(n) = floor(n / a).
//   S = odd          g(n) = n mod 2.
//   S = even         g(n) = floor(n / 2).
//   S with 1 … m - 1 and no multiple of m: g(n) = n mod m.
//   S = pow2         g(n) = n mod 3: powers of 2 are 1 or 2 modulo 3, and both 1 and 2 may be
//   taken. S finite         periodic, see prove_subtraction_period. any S is tame    g(n) = 1
//   exactly when some g(n - s) = 0 with s = min S (T. S. Ferguson, "On sums of graph games with
//   last
//                    player losing", Int. J. Game Theory 3, 1974), so misère sums obey the misère
//                    Nim rule.
// Values of finite sets: by table, 64 heaps at a time (values/subtraction.hpp); of sets that hold
// whole classes of numbers from somewhere on, with their period (values/endless.hpp); of primes,
// by looking back from each heap (values/dense.hpp).
// Limits: sets without a theorem need a table up to the largest heap.
#include <nimber/heap_rule.hpp>
#include "rules/endless_wins.hpp"
#include "rules/subtraction_set.hpp"
#include "rules/table_rule.hpp"
#include "text/program_source.hpp"
#include "values/dense.hpp"
#include "values/endless.hpp"
#include "values/mex.hpp"
#include "values/outcomes.hpp"
#include "values/period_proof.hpp"
#include "values/subtraction.hpp"
#include "values/value_table.hpp"

#include <algorithm>

namespace nimber::games {
namespace {

using Kind = SubtractionSet::Kind;

class Take final : public TableRule {
 public:
  Take(const Game& game, SubtractionSet set)
      : TableRule(game), set_(std::move(set)), largest_(set_.largest()) {
    const auto& items = set_.simplified();
    if (items.size() != 1) {
      endless_ = set_.endless();
      if (endless_ || largest_) return;
      if (const auto m = set_.modulus_left_out()) form_ = {Form::residue, *m, 0};
      return;
    }
    const auto& item = items.front();
    switch (item.kind) {
      case Kind::number: form_ = {Form::interval, item.first, item.first}; break;
      case Kind::range: form_ = {Form::interval, item.first, item.last}; break;
      case Kind::open: form_ = {Form::open, item.first, 0}; break;
      case Kind::odd: form_.kind = Form::odd; break;
      case Kind::even: form_.kind = Form::even; break;
      case Kind::pow2: form_.kind = Form::pow2; break;
      default: break;
    }
  }

  std::string rules() const override { return set_.text(); }
  Sentence sentence() const override {
    Sentence sentence{"take", {}};
    for (const auto& item : set_.items()) sentence.args.push_back(SubtractionSet::text(item));
    return sentence;
  }

  bool each_option(Heap n, const OptionSink& sink) const override {
    for (auto k = set_.next(0); k && *k <= n; k = set_.next(*k)) {
      if (!sink(HeapOption::taking(*k, n - *k))) return false;
    }
    return true;
  }
  bool legal(Heap n, const HeapOption& option) const override {
    return option.pieces < 2 && option.amount <= n && set_.contains(option.amount);
  }

  Ready ready(Heap n, Work& work) const override {
    return form_.kind != Form::none ? Ready::yes : TableRule::ready(n, work);
  }
  Value value(Heap n) const override {
    switch (form_.kind) {
      case Form::interval: return n % (form_.a + form_.b) / form_.a;
      case Form::open: return n / form_.a;
      case Form::odd: return n % 2;
      case Form::even: return n / 2;
      case Form::pow2: return n % 3;
      case Form::residue: return n % form_.a;
      case Form::none: break;
    }
    return TableRule::value(n);
  }
  std::string_view heap_theorem(Heap n) const override {
    switch (form_.kind) {
      case Form::interval: return form_.a == 1 ? "bash" : "take-interval";
      case Form::open: return form_.a == 1 ? "bouton" : "take-from";
      case Form::odd: return "take-odd";
      case Form::even: return "take-even";
      case Form::pow2: return "take-pow2";
      case Form::residue: return "take-residue";
      case Form::none: break;
    }
    return TableRule::heap_theorem(n);
  }

  void heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const override {
    if (form_.kind != Form::none && code != heap_theorem(n)) return;
    switch (form_.kind) {
      case Form::interval:
        if (form_.a == 1) {
          out.push_back({"m", form_.b});
        } else {
          out.push_back({"a", form_.a});
          out.push_back({"b", form_.b});
        }
        out.push_back({"remainder", n % (form_.a + form_.b)});
        return;
      case Form::open:
        if (form_.a == 1) return;
        out.push_back({"a", form_.a});
        out.push_back({"quotient", n / form_.a});
        return;
      case Form::even: out.push_back({"quotient", n / 2}); return;
      case Form::odd: out.push_back({"remainder", n % 2}); return;
      case Form::pow2: out.push_back({"remainder", n % 3}); return;
      case Form::residue:
        out.push_back({"m", form_.a});
        out.push_back({"remainder", n % form_.a});
        return;
      case Form::none: TableRule::heap_facts(n, code, out); return;
    }
  }

  void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                       Work& work) const override {
    const Value target = goal.target(value(n));
    const auto run = [&](Heap least, Heap most, std::uint64_t stride) {
      // Heaps least, least + stride ... most are left.
      if (least > most) return;
      out.add_run(make_move(n, part, HeapOption::taking(n - most, most)), stride,
                  (most - least) / stride + 1);
    };
    switch (form_.kind) {
      case Form::interval: {
        // Heaps of value v are those from q (a + b) + v a, a of them, cut off at (q + 1)(a + b).
        const std::uint64_t cycle = form_.a + form_.b;
        if (n < form_.a || target > (cycle - 1) / form_.a) return;
        const Heap most = n - form_.a;
        const Heap least = n - std::min(n, form_.b);
        for (const Heap base : {most - most % cycle, most - std::min(most, cycle + most % cycle)}) {
          const Heap from = base + target * form_.a;
          run(std::max(from, least), std::min({from + form_.a - 1, base + cycle - 1, most}), 1);
          if (base == 0) return;
        }
        return;
      }
      case Form::open:
        if (n < form_.a || target > n / form_.a) return;
        run(target * form_.a, std::min(target * form_.a + form_.a - 1, n - form_.a), 1);
        return;
      case Form::odd:
        if (n >= 1 && target == 1 - n % 2) run(1 - n % 2, n - 1, 2);
        return;
      case Form::even:
        if (n >= 2) run(2 * target + n % 2, std::min(2 * target + n % 2, n - 2), 2);
        return;
      case Form::residue:
        // No option is worth the same, and none is worth m or more.
        if (target != n % form_.a && target < form_.a)
          list_residue_wins(n, part, target, out, work);
        return;
      case Form::pow2:
      case Form::none: break;
    }
    const auto period = known_endless_period();
    if (!period || n < table().size()) return TableRule::winning_options(n, part, goal, out, work);
    endless_wins(*this, *endless_, *period, n, part, goal, out, work);
  }

  bool tame() const override { return true; }

  std::optional<std::uint64_t> uniform_reach() const override { return largest_; }
  std::optional<PeriodTheorem> period_theorem() const override {
    const auto closed = [&](std::uint64_t period, std::uint64_t saltus) {
      return PeriodTheorem{heap_theorem(0), 0, Period{0, period, saltus}};
    };
    switch (form_.kind) {
      case Form::interval: return closed(form_.a + form_.b, 0);
      case Form::open: return closed(form_.a, 1);
      case Form::odd: return closed(2, 0);
      case Form::even: return closed(2, 1);
      case Form::pow2: return closed(3, 0);
      case Form::residue: return closed(form_.a, 0);
      case Form::none: break;
    }
    if (endless_) return PeriodTheorem{"subtraction-residues", endless_->reach, std::nullopt};
    if (!largest_ || set_.simplified().size() == 1) return std::nullopt;
    return PeriodTheorem{"subtraction-window", *largest_, std::nullopt};
  }

  std::optional<Period> proven_period() const override {
    return endless_ ? known_endless_period() : TableRule::proven_period();
  }
  std::optional<Period> prove_now() const override {
    return endless_ ? known_endless_period() : TableRule::prove_now();
  }
  std::optional<Heap> proof_end() const override {
    if (!endless_engine_ || !endless_engine_->period()) return std::nullopt;
    return endless_engine_->proof_end();
  }

  std::unique_ptr<OutcomeFinder> outcome_finder(std::size_t count) const override {
    // Of the primes a sixth of all heaps is lost: too many to mark from, and values come quickly.
    if (DenseEngine::suits(set_.members(1024))) return nullptr;
    return std::make_unique<OutcomeSieve>(set_.member_bits(count), count);
  }
  std::vector<Fact> numbers() const override {
    if (!largest_) return {};
    return {{"m", *largest_}};
  }
  std::string program() const override {
    ProgramSource source;
    const auto& items = set_.simplified();
    if (items.size() == 1) {
      const auto& item = items.front();
      const std::uint64_t first = item.first;
      const std::uint64_t last = item.kind == Kind::number ? first : item.last;
      switch (item.kind) {
        case Kind::number:
        case Kind::range:
          source.closed(first == 1 ? "n % " + ProgramSource::literal(last + 1)
                                   : "n % " + ProgramSource::literal(first + last) + " / " +
                                         ProgramSource::literal(first));
          return source.text(*this);
        case Kind::open:
          source.closed(first == 1 ? "n" : "n / " + ProgramSource::literal(first));
          return source.text(*this);
        case Kind::odd: source.closed("n % 2"); return source.text(*this);
        case Kind::even: source.closed("n / 2"); return source.text(*this);
        case Kind::pow2: source.closed("n % 3"); return source.text(*this);
        case Kind::fib:
        case Kind::prime:
        case Kind::square: break;
      }
    }
    if (const auto moves = moves_code()) {
      source.body = *moves;
      source.table(*this,
                   "    for (Int k : moves)\n"
                   "      if (k <= m) mark(g[m - k]);\n",
                   true, few_moves()->size());
      return source.text(*this);
    }
    source.need("vector");
    for (const std::string& code : allowed_code()) source.body += code;
    source.table(*this,
                 "    static std::vector<Int> moves;\n"
                 "    if (m > 0 && allowed(m)) moves.push_back(m);\n"
                 "    for (Int k : moves) mark(g[m - k]);\n",
                 set_.largest().has_value());
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    if (const auto moves = moves_code())
      return OptionCode{{}, {*moves}, "  for (Int k : moves)\n    if (k <= m) emit({m - k});\n"};
    return OptionCode{
        {}, allowed_code(), "  for (Int k = 1; k <= m; ++k)\n    if (allowed(k)) emit({m - k});\n"};
  }

 protected:
  Value next_value(const ValueTable& table, Work& work) const override {
    const Heap n = table.size();
    if (n >= listed_to_) list_elements(std::max<Heap>(1024, 2 * n));
    const auto end = std::upper_bound(elements_.begin(), elements_.end(), n);
    const auto options = static_cast<std::size_t>(end - elements_.begin());
    mex_.clear(options);
    for (auto k = elements_.begin(); k != end; ++k)
      mex_.add(table[static_cast<std::size_t>(n - *k)]);
    work.spend(options + 1);
    return mex_.mex();
  }
  void grow(ValueTable& table, std::size_t n, Work& work) const override {
    if (endless_ || !may_have_period()) return grow_endless(table, n, work);
    if (!engine_) {
      list_elements(*largest_);
      engine_.emplace(std::move(elements_));
    }
    engine_->grow(table, n, work);
  }
  bool may_have_period() const override {
    return endless_ || (largest_.has_value() && *largest_ < max_table / 2);
  }
  std::optional<Period> prove_period(const ValueTable& table) const override {
    if (endless_) return known_endless_period();
    return prove_subtraction_period(table, *largest_);
  }

 private:
  /// The numbers that may be taken, where they are few.
  std::optional<std::vector<std::uint64_t>> few_moves() const {
    std::vector<std::uint64_t> moves;
    for (const auto& item : set_.simplified()) {
      const std::uint64_t last = item.kind == Kind::number ? item.first : item.last;
      const bool few =
          item.kind == Kind::number || (item.kind == Kind::range && last - item.first < 16);
      if (!few) return std::nullopt;
      for (std::uint64_t k = item.first; k <= last; ++k) moves.push_back(k);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
  }
  std::optional<std::string> moves_code() const {
    const auto moves = few_moves();
    if (!moves) return std::nullopt;
    std::string code = "const Int moves[] = {";
    for (std::size_t i = 0; i < moves->size(); ++i)
      code.append(i > 0 ? ", " : "").append(ProgramSource::literal((*moves)[i]));
    return code + "};\n\n";
  }
  /// May k be taken?
  std::vector<std::string> allowed_code() const {
    std::vector<std::string> code;
    const auto& items = set_.simplified();
    std::string any;
    for (const auto& item : items) {
      if (!any.empty()) any += " || ";
      switch (item.kind) {
        case Kind::number: any += "k == " + ProgramSource::literal(item.first); break;
        case Kind::range:
          any += "(k >= " + ProgramSource::literal(item.first) +
                 " && k <= " + ProgramSource::literal(item.last) + ")";
          break;
        case Kind::open: any += "k >= " + ProgramSource::literal(item.first); break;
        case Kind::odd: any += "k % 2 == 1"; break;
        case Kind::even: any += "k % 2 == 0"; break;
        case Kind::pow2: any += "(k & (k - 1)) == 0"; break;
        case Kind::fib:
          code.push_back(
              "bool is_fibonacci(Int k) {\n"
              "  Int a = 1, b = 2;\n"
              "  while (a < k) {\n"
              "    b += a;\n"
              "    a = b - a;\n"
              "  }\n"
              "  return a == k;\n"
              "}\n\n");
          any += "is_fibonacci(k)";
          break;
        case Kind::prime:
          code.push_back(
              "bool is_prime(Int k) {\n"
              "  for (Int d = 2; d * d <= k; ++d)\n"
              "    if (k % d == 0) return false;\n"
              "  return k >= 2;\n"
              "}\n\n");
          any += "is_prime(k)";
          break;
        case Kind::square:
          code.push_back(
              "bool is_square(Int k) {\n"
              "  Int root = 0;\n"
              "  while (root * root < k) ++root;\n"
              "  return root * root == k;\n"
              "}\n\n");
          any += "is_square(k)";
          break;
      }
    }
    code.push_back("bool allowed(Int k) { return " + any + "; }\n\n");
    return code;
  }

  /// Of a set with primes: where there are more than can be counted, the first ones are found.
  void list_residue_wins(Heap n, std::size_t part, Value target, Wins& out, Work& work) const {
    constexpr std::uint64_t cost_of_test = 4;  // is it prime? Asked of every number up to k.
    const auto& items = set_.simplified();
    const bool primes = std::any_of(items.begin(), items.end(),
                                    [](const auto& item) { return item.kind == Kind::prime; });
    std::uint64_t before = 0;
    for (auto k = set_.next(0); k && *k <= n; k = set_.next(*k)) {
      if ((n - *k) % form_.a == target) out.add(make_move(n, part, HeapOption::taking(*k, n - *k)));
      work.spend(primes ? cost_of_test * (*k - before) : 1);
      before = *k;
      if (!work.limit_reached() && (n <= most_counted || !out.list_full())) continue;
      return out.set_incomplete();
    }
  }
  std::optional<Period> known_endless_period() const {
    return endless_engine_ ? endless_engine_->period() : std::nullopt;
  }
  void grow_endless(ValueTable& table, std::size_t n, Work& work) const {
    if (endless_) {
      if (!endless_engine_) endless_engine_.emplace(*endless_);
      return endless_engine_->grow(table, n, work);
    }
    if (table.empty() && DenseEngine::suits(set_.members(1024)))
      dense_.emplace([this](std::size_t to) { return set_.members(to); });
    if (dense_) return dense_->grow(table, n, work);
    TableRule::grow(table, n, work);
  }
  void list_elements(Heap to) const {
    elements_.clear();
    for (auto k = set_.next(0); k && *k <= to; k = set_.next(*k)) elements_.push_back(*k);
    listed_to_ = to;
  }

  static constexpr Heap most_counted = 10'000'000;

  struct ClosedForm {
    enum Kind : std::uint8_t { none, interval, open, odd, even, pow2, residue } kind = none;
    std::uint64_t a = 0;
    std::uint64_t b = 0;
  };
  using Form = ClosedForm;

  SubtractionSet set_;
  std::optional<std::uint64_t> largest_;
  std::optional<EndlessSet> endless_;
  ClosedForm form_;
  mutable std::vector<std::uint64_t> elements_;  // those up to listed_to_
  mutable Heap listed_to_ = 0;
  mutable MexSet mex_;
  mutable std::optional<SubtractionEngine> engine_;      // finite sets
  mutable std::optional<EndlessEngine> endless_engine_;  // whole classes of numbers
  mutable std::optional<DenseEngine> dense_;             // primes
};

Result<RulePtr> read_take_rules(Reader& reader, const Game& game) {
  auto set = SubtractionSet::read(reader);
  if (!set) return set.error();
  return RulePtr(std::make_shared<Take>(game, std::move(*set)));
}

}  // namespace

const Game& take_game() {
  static const Game game{
      .name = "take",
      .board = Board::heaps,
      .rules_form = RulesForm::set,
      .state_form = StateForm::heaps,
      .choices = {},
      .sequence = true,
      .examples = {"take/1..3:21", "take/1,3,4:100", "take/1..10:100", "take/fib:13,21",
                   "take/pow2:10,14", "take/odd:9,14"},
      .short_forms = {{"bash", "take/1..", true}, {"take/half", "custom/2*k>=n"}},
      .in_braces = true,
      .written_as = WrittenAs::set,
      .read_rules = read_take_rules};
  return game;
}

}  // namespace nimber::games
