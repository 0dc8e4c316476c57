// Octal games, by code d0.d1d2d3... Digit d_r tells what may be left when r stones are taken from
// one heap: bit 1, nothing (the whole heap of r was taken); bit 2, one non-empty heap; bit 4, two
// non-empty heaps. d0 is 0 or 4 (4: split a heap in two). Sources: R. K. Guy, C. A. B. Smith, "The
// G-values of various games", Proc. Cambridge Phil. Soc. 52 (1956); Winning Ways, ch. 4. 0.77 is
// Kayles, 0.137 Dawson's chess, 0.07 Dawson's Kayles. Theorem: Guy and Smith's bound proves a
// period from finitely many values, see prove_octal_period. Nothing is known of octal games in
// general: whether all of them are periodic is open. Notation: one digit, 0 or 4, a point, 1 to 64
// digits 0 to 7. Trailing zeros are not printed, but one digit always stands after the point: `0.0`
// and `4.0`. Values: by table, fast where the values split into common and rare ones
// (values/octal.hpp), else by looking at all options. Limits: a table up to the largest heap (about
// 10,000 stones within the usual limit where nothing is rare, more than a million where something
// is), or any heap once a period is proven. Not tame: misere Kayles fails at heap 8.
#include "values/octal.hpp"
#include <nimber/heap_rule.hpp>
#include <nimber/limits.hpp>
#include "rules/table_rule.hpp"
#include "text/program_source.hpp"
#include "values/period_proof.hpp"
#include "values/value_table.hpp"

#include <algorithm>

namespace nimber::games {
namespace {

class Octal final : public GrownTableRule {
 public:
  Octal(const Game& game, std::string code)
      : GrownTableRule(game), code_(std::move(code)), digits_(digits_of(code_)) {}

  std::string rules() const override { return code_; }
  /// The code, and for each number that may be taken into how many heaps the rest may then be left:
  /// "1:012" where taking one stone may leave none, one or two.
  Sentence sentence() const override {
    Sentence told{"octal", {code_}};
    for (Heap r = 0; r < digits_.size(); ++r) {
      std::string left;
      for (const int heaps : {0, 1, 2}) {
        if (may(r, 1 << heaps)) left.push_back(static_cast<char>('0' + heaps));
      }
      if (!left.empty()) told.args.push_back(std::to_string(r) + ":" + left);
    }
    return told;
  }

  bool each_option(Heap n, const OptionSink& sink) const override {
    const Heap most = std::min<Heap>(n, digits_.size() - 1);
    for (Heap r = 0; r <= most; ++r) {
      const Heap left = n - r;
      if (left == 0 && may(r, 1) && !sink({r, 0, 0, 0})) return false;
      if (left > 0 && may(r, 2) && !sink({r, 1, 0, left})) return false;
      if (!may(r, 4)) continue;
      for (Heap a = 1; a <= left / 2; ++a) {
        if (!sink({r, 2, a, left - a})) return false;
      }
    }
    return true;
  }
  bool legal(Heap n, const HeapOption& option) const override {
    if (option.amount > n || option.amount >= digits_.size()) return false;
    return may(option.amount, option.pieces == 2 ? 4 : option.pieces == 0 ? 1 : 2);
  }

  void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                       Work& work) const override {
    const auto period = proven_period();
    if (!period) return GrownTableRule::winning_options(n, part, goal, out, work);
    const Value old = value(n);
    const auto wins = [&](const HeapOption& option) {
      return option.pieces == 2 ? goal.wins(old, value(option.a), value(option.b))
                                : goal.wins(old, value(option.b));
    };
    options_that({wins, *period}, n, part, out, work);
  }

  void options_that(const OptionTest& test, Heap n, std::size_t part, Wins& out,
                    Work& work) const override {
    if (!test.period || n < digits_.size() + 4 * (test.period->preperiod + test.period->period)) {
      GrownTableRule::options_that(test, n, part, out, work);
      return;
    }
    // Splits are counted by residue classes of the smaller heap: what the test says of it, and of
    // the other, depends on nothing else.
    const Heap first = test.period->preperiod;
    const Heap p = test.period->period;
    const auto add = [&](const HeapOption& option) { out.add(make_move(n, part, option)); };
    for (Heap r = 0; r < digits_.size(); ++r) {
      const Heap left = n - r;
      if (may(r, 2) && test.passes({r, 1, 0, left})) add({r, 1, 0, left});
      if (!may(r, 4)) continue;
      work.spend(first + p);
      const auto passes = [&](Heap a) { return test.passes({r, 2, a, left - a}); };
      for (Heap a = 1; a < first; ++a) {
        if (passes(a)) add({r, 2, a, left - a});
      }
      std::vector<Heap> classes;  // their smallest members
      for (Heap a = std::max<Heap>(first, 1); a < std::max<Heap>(first, 1) + p; ++a) {
        if (passes(a)) classes.push_back(a);
      }
      const Heap half = left / 2;  // at least twice as many stones as first and p together
      std::uint64_t total = 0;
      for (const Heap a : classes) total += (half - a) / p + 1;
      std::uint64_t added = 0;
      for (Heap shift = 0; added < total && !out.list_full(); shift += p) {
        for (const Heap a : classes) {
          if (a + shift > half || out.list_full()) break;
          add({r, 2, a + shift, left - a - shift});
          ++added;
        }
      }
      out.count(total - added);
    }
  }

  /// Guy and Smith's, which reaches as far as the code's last digit that is not 0.
  std::optional<PeriodTheorem> period_theorem() const override {
    return PeriodTheorem{"guy-smith", digits_.size() - 1, std::nullopt};
  }
  std::optional<std::uint64_t> uniform_reach() const override { return digits_.size() - 1; }
  std::optional<SparseProof> sparse_proof() const override {
    const auto period = proven_period();
    return period ? engine_.sparse_proof(table(), *period) : std::nullopt;
  }

  bool splits() const override { return true; }
  std::string program() const override {
    ProgramSource source;
    source.body = digits_code();
    source.table(*this,
                 "    for (Int k = 0; k < " + std::to_string(digits_.size()) +
                     " && k <= m; ++k) {\n"
                     "      Int rest = m - k;\n"
                     "      if ((digits[k] & 1) && k > 0 && rest == 0) mark(0);\n"
                     "      if ((digits[k] & 2) && k > 0 && rest > 0) mark(g[rest]);\n"
                     "      if (digits[k] & 4)\n"
                     "        for (Int a = 1; 2 * a <= rest; ++a) mark(g[a] ^ g[rest - a]);\n"
                     "    }\n",
                 true);
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    return OptionCode{{},
                      {digits_code()},
                      "  for (Int k = 0; k < " + std::to_string(digits_.size()) +
                          " && k <= m; ++k) {\n"
                          "    const Int rest = m - k;\n"
                          "    if ((digits[k] & 1) && k > 0 && rest == 0) emit({});\n"
                          "    if ((digits[k] & 2) && k > 0 && rest > 0) emit({rest});\n"
                          "    if (digits[k] & 4)\n"
                          "      for (Int a = 1; 2 * a <= rest; ++a) emit({a, rest - a});\n"
                          "  }\n"};
  }

 protected:
  void grow(ValueTable& table, std::size_t n, Work& work) const override {
    engine_.grow(table, n, work);
  }
  bool may_have_period() const override { return true; }
  std::optional<Period> prove_period(const ValueTable& table) const override {
    return engine_.prove(table);
  }
  /// 0.104 needs 210 million, a byte each.
  std::size_t longest_table() const override {
    return engine_.sparse() ? limits::sparse_table_heaps : max_table;
  }
  std::size_t bytes_a_heap() const override { return engine_.sparse() ? 2 : 16; }

 private:
  /// d0, d1, d2 ... without trailing zeros.
  static std::vector<int> digits_of(const std::string& code) {
    std::vector<int> digits;
    for (const char c : code) {
      if (c != '.') digits.push_back(c - '0');
    }
    while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
    return digits;
  }
  std::string digits_code() const {
    std::string code = "const int digits[] = {";
    for (std::size_t i = 0; i < digits_.size(); ++i)
      code.append(i > 0 ? ", " : "").append(std::to_string(digits_[i]));
    return code + "};\n\n";
  }
  /// Where nothing is taken (r = 0) the digit has no bit but 4.
  bool may(Heap r, int bit) const { return (digits_[static_cast<std::size_t>(r)] & bit) != 0; }

  std::string code_;
  std::vector<int> digits_;
  mutable OctalEngine engine_{OctalMoves::of(digits_)};
};

Result<RulePtr> read_octal_rules(Reader& reader, const Game& game) {
  std::string code;
  if (reader.peek() != '0' && reader.peek() != '4') return reader.fail(ErrorCode::bad_octal);
  code.push_back(reader.peek());
  reader.skip();
  if (!reader.accept('.')) return reader.fail(ErrorCode::bad_octal);
  code.push_back('.');
  for (std::size_t digits = 0; Reader::is_digit(reader.peek()); ++digits, reader.skip()) {
    if (reader.peek() > '7' || digits >= limits::octal_digits)
      return reader.fail(ErrorCode::bad_octal);
    code.push_back(reader.peek());
  }
  if (code.size() == 2) return reader.fail(ErrorCode::bad_octal);
  while (code.size() > 3 && code.back() == '0') code.pop_back();
  return RulePtr(std::make_shared<Octal>(game, std::move(code)));
}

}  // namespace

const Game& octal_game() {
  static const Game game{.name = "octal",
                         .board = Board::heaps,
                         .rules_form = RulesForm::octal,
                         .state_form = StateForm::heaps,
                         .choices = {},
                         .sequence = true,
                         .examples = {"octal/0.77:9,10", "octal/0.137:14", "octal/0.07:12,7",
                                      "octal/0.6:13", "octal/4.3:10,7"},
                         .short_forms = {{"kayles", "octal/0.77"},
                                         {"dawson", "octal/0.137"},
                                         {"dawsons-kayles", "octal/0.07"}},
                         .written_as = WrittenAs::digits,
                         .read_rules = read_octal_rules};
  return game;
}

}  // namespace nimber::games
