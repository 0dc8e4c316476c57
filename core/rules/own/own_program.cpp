#include "rules/own/own_program.hpp"

#include "rules/own/own_orders.hpp"
#include "text/expression_program.hpp"
#include "text/program_source.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nimber {
namespace {

/// So many steps take a judge's machine a second or two.
constexpr double steps_in_time = 1e9;

/// How many candidates a choice has, as a power of n.
double exponent_of(const OwnItem& item) {
  const bool ends_early = item.last && item.last->nodes().back().op == Expression::Op::number;
  switch (item.kind) {
    case OwnItem::Kind::range: {
      if (item.last->nodes().back().op == Expression::Op::sqrt) return 0.5;
      return ends_early && item.first->nodes().back().op == Expression::Op::number ? 0 : 1;
    }
    case OwnItem::Kind::open: return 1;
    case OwnItem::Kind::odd:
    case OwnItem::Kind::even:
    case OwnItem::Kind::prime: return ends_early ? 0 : 1;
    case OwnItem::Kind::square: return ends_early ? 0 : 0.5;
    case OwnItem::Kind::divisors: return 0.5;
    default: return 0;
  }
}

std::string cost_comment(double exponent) {
  const auto whole = static_cast<int>(exponent);
  std::string out = "// All values up to n: O(n";
  if (whole > 1) out.append("^").append(std::to_string(whole));
  if (exponent > whole) out.append(" sqrt n");
  const auto tens = std::min(8, static_cast<int>(std::log10(steps_in_time) / exponent));
  return out.append("); too slow above 10^").append(std::to_string(tens)).append(".\n");
}

/// Changes cells of a row, each to what `value` makes of it. To set one and change it once more is
/// no move.
constexpr std::string_view change_code =
    "template <class Value>\n"
    "void change(Row& left, std::vector<int>& met, Safe first, Safe last, bool sets, Value value) "
    "{\n"
    "  if (failed || first > last) return;\n"
    "  if (first.v < 1 || last.v > std::int64_t(left.size())) failed = true;\n"
    "  for (std::int64_t i = first.v - 1; i < last.v && !failed; ++i) {\n"
    "    if (met[i] > 0 && (sets || met[i] > 1)) failed = true;\n"
    "    met[i] = sets ? 2 : 1;\n"
    "    left[i] = value(Safe{left[i]}, Safe{i}).v;\n"
    "  }\n"
    "}\n";
constexpr std::string_view slice_code =
    "Row slice(const Row& row, Safe first, Safe last) {\n"
    "  if (failed || first > last) return {};\n"
    "  if (first.v < 1 || last.v > std::int64_t(row.size())) return failed = true, Row{};\n"
    "  return Row(row.begin() + (first.v - 1), row.begin() + last.v);\n"
    "}\n";

class OwnProgramWriter {
 public:
  /// `emits`: options are told one by one, not their values.
  explicit OwnProgramWriter(const OwnRule& own, bool emits = false)
      : own_(own),
        emits_(emits),
        cells_(own.shape().cells()),
        pair_(!cells_ && own.shape().names.size() == 2) {}

  /// The code that marks the values of the options of m, of x and y, or of a row.
  std::string options() {
    out_ =
        cells_ ? row_begin()
        : pair_
            ? pair_begin()
            : "    const Safe n{std::int64_t(m)};\n"
              "    auto leave = [&](std::initializer_list<Pile> piles) {\n"
              "      Int " +
                  std::string(emits_ ? "" : "value = 0, ") +
                  "parts = 0;\n"
                  "      bool same = false;\n"
                  "      for (const Pile& pile : piles) {\n"
                  "        failed |= pile.copies.v < 0 || (pile.copies.v > 0 && pile.heap.v < 0);\n"
                  "        parts += Int(pile.copies.v);\n"
                  "        same |= pile.copies.v == 1 && pile.heap.v == n.v;\n"
                  "      }\n"
                  "      if (failed || (parts == 1 && same)) return;\n" +
                  (emits_ ? std::string(
                                "      std::vector<Int> left;\n"
                                "      for (const Pile& pile : piles)\n"
                                "        left.insert(left.end(), pile.copies.v, pile.heap.v);\n"
                                "      emit(left);\n")
                          : "      for (const Pile& pile : piles)\n"
                            "        if (Int worth = pile.copies.v > 0 ? g.at(pile.heap.v) : 0; "
                            "pile.copies.v % 2 == 1)\n"
                            "          value ^= worth;\n"
                            "      mark(value);\n") +
                  "    };\n";
    for (const OwnAlternative& alternative : own_.alternatives()) {
      // To set a number and change it once more is no move.
      if (sets_and_changes(alternative)) continue;
      names_.assign(alternative.variables + 1, "n");
      if (cells_) names_[0] = "cells";
      if (pair_) names_[0] = "a";
      if (pair_) names_[1] = "b";
      choices_ = 0;
      exponent_ = 0;
      block("{", "}", [&] {
        block("auto way = [&] {", "};", [&] { step(alternative, 0); });
        line("way();");
      });
      largest_exponent_ = std::max(largest_exponent_, exponent_);
    }
    return out_;
  }
  double exponent() const { return (pair_ ? 2 : 1) + largest_exponent_; }
  std::string helpers() const { return writer_.helpers(); }

 private:
  void line(const std::string& text) { out_.append(4 + 2 * depth_, ' ').append(text).append("\n"); }
  void block(const std::string& head, const std::string& tail, FunctionRef<void()> body) {
    line(head);
    ++depth_;
    body();
    --depth_;
    line(tail);
  }
  std::string number(const Expression& expression) {
    const std::string text = writer_.write(expression, names_);
    return expression.condition() ? "Safe{" + text + "}" : text;
  }

  void step(const OwnAlternative& alternative, std::size_t at) {
    if (at == alternative.steps.size()) return leave(alternative);
    const OwnStep& now = alternative.steps[at];
    if (now.condition) {
      line("failed = false;");
      line("if (!(" + writer_.write(*now.condition, names_) + ") || failed) return;");
      return step(alternative, at + 1);
    }
    // The expressions of the items cannot use the number that is chosen.
    std::vector<std::string> loops;
    const std::string name = choices_ == 0 ? "k" : "k" + std::to_string(choices_ + 1);
    const std::string call = "with_" + name;
    ++choices_;
    double exponent = 0;
    for (const OwnItem& item : now.items) {
      item_loop(item, call, loops);
      exponent = std::max(exponent, exponent_of(item));
    }
    exponent_ += exponent;
    names_[now.variable] = name;
    block("auto " + call + " = [&](Safe " + name + ") {", "};", [&] { step(alternative, at + 1); });
    for (const std::string& text : loops) line(text);
  }

  void item_loop(const OwnItem& item, const std::string& call, std::vector<std::string>& out) {
    using Kind = OwnItem::Kind;
    const std::string end = item.last ? "end" : "m";  // of a named set
    const auto every = [&](const std::string& from, const std::string& next,
                           const std::string& test = "") {
      if (item.last) out.push_back("failed = false;");
      const std::string room = item.last ? "if (Safe to = " + number(*item.last) +
                                               "; !failed && to.v > 0) "
                                               "for (Int end = Int(to.v), i = "
                                         : "for (Int i = ";
      out.push_back(room + from + "; i <= " + end + "; " + next + ") " + test + call +
                    "({std::int64_t(i)});");
    };
    if (item.first) {
      out.push_back("failed = false;");
      const std::string last = item.kind == Kind::range ? number(*item.last)
                               : item.kind == Kind::open
                                   ? (pair_ || cells_ ? "Safe{std::int64_t(m)}" : "n")
                                   : "from";
      const std::string from = number(*item.first);
      switch (item.kind) {
        case Kind::single:
          out.push_back("if (Safe from = " + from + "; !failed) " + call + "(from);");
          return;
        case Kind::divisors:
          out.push_back("if (Safe from = " + from +
                        "; !failed) for (std::int64_t i = 1; i <= from.v / i; ++i)");
          out.push_back("  if (from.v % i == 0) " + call + "({i}), " + call + "({from.v / i});");
          return;
        default:
          out.push_back("if (Safe from = " + from + ", to = " + last +
                        "; !failed) for (Safe i = from; i <= to; ++i.v) " + call + "(i);");
          return;
      }
    }
    switch (item.kind) {
      case Kind::odd: return every("1", "i += 2");
      case Kind::even: return every("2", "i += 2");
      case Kind::square: return every("1, r = 1", "i += 2 * r + 1, ++r");
      case Kind::pow2: return every("1", "i *= 2");
      case Kind::fib: return every("1, next = 2", "next += i, i = next - i");
      default: primes_ = true; return every("2", "++i", "if (is_prime(i)) ");
    }
  }

  /// Of numbers with names: which cell is changed is only known where it is.
  bool sets_and_changes(const OwnAlternative& alternative) const {
    if (cells_) return false;
    const auto& changes = alternative.changes;
    return std::any_of(changes.begin(), changes.end(), [&](const OwnChange& change) {
      return change.sign == OwnChange::Sign::set &&
             std::count_if(changes.begin(), changes.end(),
                           [&](const OwnChange& other) { return other.cell == change.cell; }) > 1;
    });
  }

  std::string pair_begin() const {
    const std::string both = own_.shape().sorted()
                                 ? "        if (from.x.v > from.y.v) std::swap(from.x, from.y);\n"
                                 : "";
    return "    [[maybe_unused]] const Int m = std::max(x, y);\n"
           "    const Safe a{std::int64_t(x)}, b{std::int64_t(y)};\n"
           "    auto leave = [&](std::vector<Pile> piles) {\n"
           "      Int " +
           std::string(emits_ ? "" : "value = 0, ") +
           "parts = 0;\n"
           "      bool same = false;\n"
           "      for (Pile& from : piles) {\n" +
           both +
           "        for (Safe number : {from.x, from.y})\n"
           "          failed |= from.copies.v != 0 &&\n"
           "                    (number.v < 0 || number.v > 1000000000000000000);\n"
           "        failed |= from.copies.v < 0;\n"
           "        parts += Int(from.copies.v);\n"
           "        same |= from.copies.v == 1 && from.x.v == a.v && from.y.v == b.v;\n"
           "      }\n"
           "      if (failed || (parts == 1 && same)) return;\n" +
           (emits_ ? std::string(
                         "      std::vector<std::pair<Int, Int>> left;\n"
                         "      for (const Pile& pile : piles)\n"
                         "        left.insert(left.end(), pile.copies.v, {pile.x.v, pile.y.v});\n"
                         "      emit(left);\n")
                   : "      for (const Pile& pile : piles)\n"
                     "        if (Int worth = pile.copies.v > 0 ? g(pile.x.v, pile.y.v) : 0; "
                     "pile.copies.v % 2 == 1)\n"
                     "          value ^= worth;\n"
                     "      mark(value);\n") +
           "    };\n";
  }

  std::string row_begin() const {
    const std::string order =
        own_.shape().sorted() ? "        std::sort(pile.cells.begin(), pile.cells.end());\n" : "";
    return "    [[maybe_unused]] const Int m = *std::max_element(cells.begin(), cells.end());\n"
           "    auto leave = [&](std::vector<Pile> piles) {\n"
           "      Int value = 0, parts = 0;\n"
           "      bool same = false;\n"
           "      for (Pile& pile : piles) {\n" +
           order +
           "        for (std::int64_t cell : pile.cells)\n"
           "          failed |= cell < 0 || cell > 1000000000000000000;\n"
           "        failed |= pile.copies.v < 0;\n"
           "        if (pile.cells.empty()) pile.copies = {0};\n"
           "        parts += Int(pile.copies.v);\n"
           "        same |= pile.copies.v == 1 && pile.cells == cells;\n"
           "      }\n"
           "      if (failed || (parts == 1 && same)) return;\n"
           "      for (const Pile& pile : piles)\n"
           "        if (Int worth = pile.copies.v > 0 ? g(pile.cells) : 0; "
           "pile.copies.v % 2 == 1)\n"
           "          value ^= worth;\n"
           "      mark(value);\n"
           "    };\n";
  }

  /// What a change of some cells of a row makes of `left`.
  void change_cells(const OwnAlternative& alternative) {
    line("Row left = cells;");
    line("std::vector<int> met(cells.size());");
    names_[alternative.variables - 1] = "it";
    for (const OwnChange& change : alternative.changes) {
      changes_cells_ = true;
      const bool sets = change.sign == OwnChange::Sign::set;
      block("{", "}", [&] {
        line("Safe first = " + number(*change.from) +
             ", last = " + (change.to ? number(*change.to) : "first") + ";");
        block("change(left, met, first, last, " + std::string(sets ? "true" : "false") +
                  ", [&]([[maybe_unused]] Safe now, [[maybe_unused]] Safe at) {",
              "});", [&] {
                line("[[maybe_unused]] const Safe it{cells[at.v]};");
                line("return " + changed(change, "now") + ";");
              });
      });
    }
    line("leave({{left, {1}}});");
  }

  /// The cells of a part that a move leaves of a row.
  std::string cells_left(const OwnTarget& target) {
    if (target.slice) {
      slices_ = true;
      const std::string from = number(target.cells[0]);
      return "slice(cells, " + from + ", " + number(target.cells[1]) + ")";
    }
    std::string out;
    for (const Expression& cell : target.cells)
      out.append(out.empty() ? "Row{(" : ", (").append(number(cell)).append(").v");
    return out + "}";
  }

  std::string changed(const OwnChange& change, const std::string& before) {
    const std::string value = number(*change.value);
    return change.sign == OwnChange::Sign::set   ? value
           : change.sign == OwnChange::Sign::add ? before + " + (" + value + ")"
                                                 : before + " - (" + value + ")";
  }

  void leave(const OwnAlternative& alternative) {
    std::string piles;
    line("failed = false;");
    if (alternative.result) {
      std::size_t factors = 0;
      for (const OwnTarget& target : alternative.targets) {
        const std::string times = target.copies ? "times" + std::to_string(++factors) : "{1}";
        if (target.copies) line("const Safe " + times + " = " + number(*target.copies) + ";");
        piles.append(piles.empty() ? "{" : ", {");
        if (cells_) {
          piles.append(target.copies ? times + ".v == 0 ? Row{} : " : "")
              .append(cells_left(target) + ", " + times + "}");
          continue;
        }
        // What is left 0 times is not looked at.
        for (const Expression& cell : target.cells)
          piles.append(target.copies ? times + ".v == 0 ? Safe{0} : " : "")
              .append(number(cell))
              .append(", ");
        piles.append(times).append("}");
      }
    } else if (cells_) {
      return change_cells(alternative);
    } else {
      std::vector<std::string> numbers = {"n"};
      if (pair_) numbers = {"a", "b"};
      const std::vector<std::string> before = numbers;
      for (const OwnChange& change : alternative.changes) {
        std::string& cell = numbers[change.cell];
        names_[alternative.variables - 1] = before[change.cell];  // "it"
        cell = changed(change, cell);
      }
      piles = "{";
      for (const std::string& text : numbers) piles.append(text).append(", ");
      piles.append("{1}}");
    }
    line("leave({" + piles + "});");
  }

 public:
  bool primes() const { return primes_; }
  /// Of rows: are cells changed, and are slices left?
  bool changes_cells() const { return changes_cells_; }
  bool slices() const { return slices_; }

 private:
  const OwnRule& own_;
  bool emits_;
  bool cells_;
  bool pair_;
  bool changes_cells_ = false;
  bool slices_ = false;
  ExpressionPrograms writer_;
  std::vector<std::string> names_;
  std::string out_;
  std::size_t depth_ = 0;
  std::size_t choices_ = 0;
  double exponent_ = 0;
  double largest_exponent_ = 0;
  bool primes_ = false;
};

}  // namespace

namespace {

bool goes_down(const OwnRule& own) {
  if (own.shape().kind == OwnShape::Kind::number) return numbers_go_down(own);
  if (own.shape().cells()) return rows_go_down(own);
  return own.shape().names.size() == 2 && pairs_go_down(own);
}

constexpr const char* prime_code =
    "bool is_prime(Int n) {\n"
    "  for (Int d = 2; d <= n / d; ++d)\n"
    "    if (n % d == 0) return false;\n"
    "  return n >= 2;\n"
    "}\n";

std::string pile_code(const OwnRule& own) {
  const bool one = own.shape().kind == OwnShape::Kind::number;
  return std::string("struct Pile {\n  ") +
         (one                   ? "Safe heap, "
          : own.shape().cells() ? "Row cells;\n  Safe "
                                : "Safe x, y, ") +
         "copies;\n};\n";
}

}  // namespace

std::optional<OptionCode> own_options(const OwnRule& own) {
  const bool one = own.shape().kind == OwnShape::Kind::number;
  if (own.shape().cells() || !goes_down(own)) return std::nullopt;
  OwnProgramWriter writer(own, true);
  OptionCode code;
  code.body = writer.options();
  code.headers = {one ? "initializer_list" : "algorithm", "utility", "vector"};
  code.helpers = {writer.helpers(), pile_code(own)};
  if (writer.primes()) code.helpers.emplace_back(prime_code);
  return code;
}

std::string own_program(const Rule& rule, const OwnRule& own) {
  const bool one = own.shape().kind == OwnShape::Kind::number;
  const bool cells = own.shape().cells();
  if (!goes_down(own)) return {};
  OwnProgramWriter writer(own);
  const std::string options = writer.options();
  ProgramSource source;
  source.need(one ? "initializer_list" : "algorithm");
  source.need("utility");
  if (cells) source.body = "using Row = std::vector<std::int64_t>;\n\n";
  source.body += writer.helpers();
  source.body += pile_code(own);
  if (writer.primes()) source.body += prime_code;
  if (writer.changes_cells()) source.body += change_code;
  if (writer.slices()) source.body += slice_code;
  source.body += cells ? "\n// Every row that can be reached, once: too slow where they are far "
                         "more than 10^5.\n"
                       : "\n" + cost_comment(writer.exponent());
  if (one) {
    source.table(rule, options, false);
  } else if (cells) {
    source.rows(options, own.shape().sorted());
  } else {
    source.pairs(options, own.shape().sorted());
  }
  return source.text(rule);
}

}  // namespace nimber
