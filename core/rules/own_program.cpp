#include "rules/own_program.hpp"

#include "text/expression_program.hpp"
#include "text/program_source.hpp"

#include <algorithm>
#include <cmath>

namespace nimber {
namespace {

constexpr std::int64_t numbers_tried = 300;
constexpr std::uint64_t work_of_trying = 30'000'000;
/// Steps that a judge's machine does in a second or two.
constexpr double steps_in_time = 1e9;

/// Does every move leave smaller numbers only?
bool goes_down(const OwnRule& own) {
  Work work(work_of_trying);
  work.open_step(work_of_trying);
  for (std::int64_t n = 0; n < numbers_tried; ++n) {
    const bool down = own.each_result({n}, work, [&](const OwnResult& result) {
      return std::all_of(result.pieces.begin(), result.pieces.end(),
                         [&](const OwnResult::Piece& piece) { return piece.part[0] < n; });
    });
    if (!down) return work.limit_reached() && n > 0;
  }
  return true;
}

/// How many candidates a choice has, as a power of n.
double exponent_of(const OwnItem& item) {
  switch (item.kind) {
    case OwnItem::Kind::range: {
      const Expression::Op last = item.last->nodes().back().op;
      if (last == Expression::Op::sqrt) return 0.5;
      const bool fixed =
          last == Expression::Op::number && item.first->nodes().back().op == Expression::Op::number;
      return fixed ? 0 : 1;
    }
    case OwnItem::Kind::open:
    case OwnItem::Kind::odd:
    case OwnItem::Kind::even:
    case OwnItem::Kind::prime: return 1;
    case OwnItem::Kind::square:
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

class OwnProgramWriter {
 public:
  explicit OwnProgramWriter(const OwnRule& own) : own_(own) {}

  /// The code that marks the values of m's options.
  std::string options() {
    out_ =
        "    const Safe n{std::int64_t(m)};\n"
        "    auto leave = [&](std::initializer_list<Pile> piles) {\n"
        "      Int value = 0;\n"
        "      for (const Pile& pile : piles)\n"
        "        failed |= pile.heap.v < 0 || pile.copies.v < 1 || pile.copies.v > 1000;\n"
        "      if (failed || (piles.size() == 1 && piles.begin()->copies.v == 1 &&\n"
        "                     piles.begin()->heap.v == n.v))\n"
        "        return;\n"
        "      for (const Pile& pile : piles)\n"
        "        if (Int worth = g.at(pile.heap.v); pile.copies.v % 2 == 1) value ^= worth;\n"
        "      mark(value);\n"
        "    };\n";
    for (const OwnAlternative& alternative : own_.alternatives()) {
      // A number that is changed twice is no move.
      if (!alternative.result && alternative.changes.size() > 1) continue;
      names_.assign(alternative.variables + 1, "n");
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
  double exponent() const { return 1 + largest_exponent_; }
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
    // What the items are made of does not know the number that is chosen.
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
    const auto every = [&](const std::string& head, const std::string& test = "") {
      out.push_back("for (Int i = " + head + ") " + test + call + "({std::int64_t(i)});");
    };
    if (item.first) {
      out.push_back("failed = false;");
      const std::string last = item.kind == Kind::range  ? number(*item.last)
                               : item.kind == Kind::open ? "n"
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
      case Kind::odd: return every("1; i <= m; i += 2");
      case Kind::even: return every("2; i <= m; i += 2");
      case Kind::square: return every("1, r = 1; i <= m; i += 2 * r + 1, ++r");
      case Kind::pow2: return every("1; i <= m; i *= 2");
      case Kind::fib: return every("1, next = 2; i <= m; next += i, i = next - i");
      default: primes_ = true; return every("2; i <= m; ++i", "if (is_prime(i)) ");
    }
  }

  void leave(const OwnAlternative& alternative) {
    std::string piles;
    if (alternative.result) {
      for (const OwnTarget& target : alternative.targets) {
        piles.append(piles.empty() ? "{" : ", {");
        piles.append(number(target.cells[0])).append(", ");
        piles.append(target.copies ? number(*target.copies) : "{1}").append("}");
      }
    } else {
      const OwnChange& change = alternative.changes[0];
      const std::string value = number(*change.value);
      piles = change.sign == OwnChange::Sign::set   ? "{" + value + ", {1}}"
              : change.sign == OwnChange::Sign::add ? "{n + (" + value + "), {1}}"
                                                    : "{n - (" + value + "), {1}}";
    }
    line("failed = false;");
    line("leave({" + piles + "});");
  }

 public:
  bool primes() const { return primes_; }

 private:
  const OwnRule& own_;
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

std::string own_program(const Rule& rule, const OwnRule& own) {
  if (own.shape().kind != OwnShape::Kind::number || !goes_down(own)) return {};
  OwnProgramWriter writer(own);
  const std::string options = writer.options();
  ProgramSource source;
  source.need("initializer_list");
  source.need("utility");
  source.body = writer.helpers() + "struct Pile {\n  Safe heap, copies;\n};\n";
  if (writer.primes()) {
    source.body +=
        "bool is_prime(Int n) {\n"
        "  for (Int d = 2; d <= n / d; ++d)\n"
        "    if (n % d == 0) return false;\n"
        "  return n >= 2;\n"
        "}\n";
  }
  source.body += "\n" + cost_comment(writer.exponent());
  source.table(rule, options, false);
  return source.text(rule);
}

}  // namespace nimber
