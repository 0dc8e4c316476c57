#include "text/expression_program.hpp"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <string_view>
#include <utility>

namespace nimber {
namespace {

/// How tightly C++ holds a text together.
struct Tight {
  enum Level : int {
    ternary,
    disjunction,
    conjunction,
    equality,
    order,
    plus,
    times,
    unary,
    whole
  };
};

struct Written {
  std::string text;
  int tight = Tight::whole;
  bool condition = false;
};

struct ProgramHelper {
  Expression::Op op;
  std::string_view name;
  std::string_view code;
};

constexpr std::string_view safe_integers =
    "bool failed;\n"
    "struct Safe {\n"
    "  std::int64_t v;\n"
    "};\n"
    "Safe operator+(Safe a, Safe b) { failed |= __builtin_add_overflow(a.v, b.v, &a.v); return "
    "a; }\n"
    "Safe operator-(Safe a, Safe b) { failed |= __builtin_sub_overflow(a.v, b.v, &a.v); return "
    "a; }\n"
    "Safe operator*(Safe a, Safe b) { failed |= __builtin_mul_overflow(a.v, b.v, &a.v); return "
    "a; }\n"
    "bool bad(Safe a, Safe b) { return b.v == 0 || (a.v == INT64_MIN && b.v == -1); }\n"
    "Safe operator/(Safe a, Safe b) { if (bad(a, b)) return failed = true, a; return {a.v / "
    "b.v}; }\n"
    "Safe operator%(Safe a, Safe b) { if (bad(a, b)) return failed = true, a; return {a.v % "
    "b.v}; }\n"
    "bool operator==(Safe a, Safe b) { return a.v == b.v; }\n"
    "bool operator!=(Safe a, Safe b) { return a.v != b.v; }\n"
    "bool operator<(Safe a, Safe b) { return a.v < b.v; }\n"
    "bool operator<=(Safe a, Safe b) { return a.v <= b.v; }\n"
    "bool operator>(Safe a, Safe b) { return a.v > b.v; }\n"
    "bool operator>=(Safe a, Safe b) { return a.v >= b.v; }\n";

/// Of numbers not below 0.
constexpr std::string_view unsigned_integers =
    "using Natural = std::uint64_t;\n"
    "Safe as_safe(Natural x) { failed |= x > INT64_MAX; return {std::int64_t(x & INT64_MAX)}; }\n"
    "Natural natural(Safe x) { failed |= x.v < 0; return x.v < 0 ? 0 : Natural(x.v); }\n";

constexpr std::string_view root_code =
    "Natural floor_root(Natural x, Natural k) {\n"
    "  Natural root = 0;\n"
    "  for (int digit = 63; digit >= 0; --digit) {\n"
    "    Natural next = root | Natural(1) << digit, power = 1;\n"
    "    bool fits = true;\n"
    "    for (Natural i = 0; i < k && fits && next > 1; ++i)\n"
    "      fits = !__builtin_mul_overflow(power, next, &power) && power <= x;\n"
    "    if (fits && next <= x) root = next;\n"
    "  }\n"
    "  return root;\n"
    "}\n";

constexpr ProgramHelper program_helpers[] = {
    {Expression::Op::least, "smaller", "Safe smaller(Safe a, Safe b) { return b < a ? b : a; }\n"},
    {Expression::Op::most, "larger", "Safe larger(Safe a, Safe b) { return a < b ? b : a; }\n"},
    {Expression::Op::abs, "absolute",
     "Safe absolute(Safe a) { return a.v < 0 ? Safe{0} - a : a; }\n"},
    {Expression::Op::gcd, "gcd",
     "Safe gcd(Safe a, Safe b) {\n"
     "  if (a.v == INT64_MIN || b.v == INT64_MIN) return failed = true, a;\n"
     "  while (b.v != 0) a = {a.v % b.v}, std::swap(a, b);\n"
     "  return {a.v < 0 ? -a.v : a.v};\n"
     "}\n"},
    {Expression::Op::bit_xor, "xor_of",
     "Safe xor_of(Safe a, Safe b) { return as_safe(natural(a) ^ natural(b)); }\n"},
    {Expression::Op::bit_and, "and_of",
     "Safe and_of(Safe a, Safe b) { return as_safe(natural(a) & natural(b)); }\n"},
    {Expression::Op::bit_or, "or_of",
     "Safe or_of(Safe a, Safe b) { return as_safe(natural(a) | natural(b)); }\n"},
    {Expression::Op::nimprod, "nim_product",
     "Natural multiply(Natural a, Natural b, int m) {\n"
     "  if (a < 2 || b < 2) return a * b;\n"
     "  Natural mask = (Natural(1) << m) - 1;\n"
     "  Natural low = multiply(a & mask, b & mask, m / 2);\n"
     "  Natural high = multiply(a >> m, b >> m, m / 2);\n"
     "  Natural cross = multiply((a >> m) ^ (a & mask), (b >> m) ^ (b & mask), m / 2);\n"
     "  return (cross ^ low) << m | (low ^ multiply(high, Natural(1) << (m - 1), m / 2));\n"
     "}\n"
     "Safe nim_product(Safe a, Safe b) { return as_safe(multiply(natural(a), natural(b), 32)); "
     "}\n"},
    {Expression::Op::bits, "bits",
     "Safe bits(Safe a) {\n"
     "  std::int64_t digits = 0;\n"
     "  for (Natural x = natural(a); x > 0; x /= 2) ++digits;\n"
     "  return {digits};\n"
     "}\n"},
    {Expression::Op::ones, "ones",
     "Safe ones(Safe a) {\n"
     "  std::int64_t count = 0;\n"
     "  for (Natural x = natural(a); x > 0; x /= 2) count += x % 2;\n"
     "  return {count};\n"
     "}\n"},
    {Expression::Op::low, "low",
     "Safe low(Safe a) { return as_safe(natural(a) & -natural(a)); }\n"},
    {Expression::Op::sqrt, "root", ""},
    {Expression::Op::root, "root",
     "Safe root(Safe a, Safe k) {\n"
     "  failed |= k.v <= 0;\n"
     "  return as_safe(floor_root(natural(a), k.v > 64 ? 64 : natural(k)));\n"
     "}\n"},
    {Expression::Op::fib, "fib",
     "bool fib(Safe a) {\n"
     "  std::uint64_t x = 1, y = 2;\n"
     "  while (a.v > 0 && x < std::uint64_t(a.v)) y += x, x = y - x;\n"
     "  return a.v > 0 && x == std::uint64_t(a.v);\n"
     "}\n"},
    {Expression::Op::square, "square",
     "bool square(Safe a) {\n"
     "  Natural x = a.v > 0 ? floor_root(Natural(a.v), 2) : 0;\n"
     "  return a.v > 0 && x * x == Natural(a.v);\n"
     "}\n"},
    {Expression::Op::pow2, "pow2",
     "bool pow2(Safe a) { return a.v > 0 && (a.v & (a.v - 1)) == 0; }\n"},
    {Expression::Op::prime, "prime",
     "bool prime(Safe a) {\n"
     "  for (std::int64_t d = 2; d <= a.v / d; ++d)\n"
     "    if (a.v % d == 0) return false;\n"
     "  return a.v >= 2;\n"
     "}\n"},
    {Expression::Op::zeck, "zeck",
     "Safe zeck(Safe a) {\n"
     "  Natural left = natural(a), least_part = 0;\n"
     "  while (left > 0) {\n"
     "    Natural x = 1, y = 2;\n"
     "    while (y <= left) y += x, x = y - x;\n"
     "    least_part = x;\n"
     "    left -= x;\n"
     "  }\n"
     "  return as_safe(least_part);\n"
     "}\n"},
    {Expression::Op::phi, "phi",
     "Safe phi(Safe a) {  // by the first 128 binary places of the golden ratio\n"
     "  typedef unsigned __int128 Wide;\n"
     "  Wide x = natural(a);\n"
     "  Wide places = x * 0x9E3779B97F4A7C15u + (x * 0xF39CC0605CEDC834u >> 64);\n"
     "  return as_safe(Natural(x + (places >> 64)));\n"
     "}\n"},
    {Expression::Op::cell, "cell_of",
     "Safe cell_of(const Row& row, Safe i) {\n"
     "  if (i.v < 1 || i.v > std::int64_t(row.size())) return failed = true, i;\n"
     "  return {row[i.v - 1]};\n"
     "}\n"},
    {Expression::Op::len, "length",
     "Safe length(const Row& row) { return {std::int64_t(row.size())}; }\n"},
    {Expression::Op::sum, "sum_of",
     "Safe sum_of(const Row& row) {\n"
     "  Safe sum{0};\n"
     "  for (std::int64_t cell : row) sum = sum + Safe{cell};\n"
     "  return sum;\n"
     "}\n"},
    {Expression::Op::row_least, "least_of",
     "Safe least_of(const Row& row) { return {*std::min_element(row.begin(), row.end())}; }\n"},
    {Expression::Op::row_most, "most_of",
     "Safe most_of(const Row& row) { return {*std::max_element(row.begin(), row.end())}; }\n"},
    {Expression::Op::row_xor, "nim_sum_of",
     "Safe nim_sum_of(const Row& row) {\n"
     "  Safe sum{0};\n"
     "  for (std::int64_t cell : row) sum.v ^= cell;\n"
     "  return sum;\n"
     "}\n"},
    {Expression::Op::odds, "odds_of",
     "Safe odds_of(const Row& row) {\n"
     "  std::int64_t odd = 0;\n"
     "  for (std::int64_t cell : row) odd += cell & 1;\n"
     "  return {odd};\n"
     "}\n"},
    {Expression::Op::alike, "alike_of",
     "Safe alike_of(const Row& row) {\n"
     "  std::int64_t again = 0;\n"
     "  for (auto cell = row.begin(); cell != row.end(); ++cell)\n"
     "    again += std::find(row.begin(), cell, *cell) != cell;\n"
     "  return {again};\n"
     "}\n"},
    {Expression::Op::gaps, "gaps_of",
     "Safe gaps_of(Row row) {\n"
     "  std::sort(row.rbegin(), row.rend());\n"
     "  std::int64_t sum = 0;\n"
     "  for (std::size_t i = 0; i < row.size(); i += 2)\n"
     "    sum ^= row[i] - (i + 1 < row.size() ? row[i + 1] : 0);\n"
     "  return {sum};\n"
     "}\n"},
    {Expression::Op::differs, "differs_at",
     "Safe differs_at(const Row& row) {\n"
     "  std::size_t at = 0;\n"
     "  while (at < row.size() && row[at] == row[0]) ++at;\n"
     "  return {std::int64_t(at + 1)};\n"
     "}\n"},
    {Expression::Op::count, "count_of",
     "Safe count_of(const Row& row, Safe a) {\n"
     "  return {std::int64_t(std::count(row.begin(), row.end(), a.v))};\n"
     "}\n"},
    {Expression::Op::has, "has",
     "bool has(const Row& row, Safe a) {\n"
     "  return std::find(row.begin(), row.end(), a.v) != row.end();\n"
     "}\n"},
    {Expression::Op::run, "run_of",
     "Safe run_of(const Row& row, Safe a) {\n"
     "  std::int64_t now = 0, longest = 0;\n"
     "  for (std::int64_t cell : row) longest = std::max(longest, now = cell == a.v ? now + 1 : "
     "0);\n"
     "  return {longest};\n"
     "}\n"},
};

class ProgramWriter {
 public:
  ProgramWriter(const Expression& expression, const std::vector<std::string>& names,
                std::vector<bool>& used)
      : expression_(expression), names_(names), used_(used) {}

  std::string run() {
    for (const Expression::Node& node : expression_.nodes()) write(node);
    return std::move(stack_.back().text);
  }

 private:
  using Op = Expression::Op;

  Written pop() {
    Written out = std::move(stack_.back());
    stack_.pop_back();
    return out;
  }
  static std::string held(Written w, int least) {
    return w.tight < least ? "(" + std::move(w.text) + ")" : std::move(w.text);
  }
  static std::string number(Written w, int least) {
    return w.condition ? "Safe{" + std::move(w.text) + "}" : held(std::move(w), least);
  }
  void push(std::string text, int tight, bool condition) {
    stack_.push_back({std::move(text), tight, condition});
  }
  void binary(std::string_view sign, int tight, bool condition) {
    const bool logical = tight == Tight::disjunction || tight == Tight::conjunction;
    const bool compares = tight == Tight::equality || tight == Tight::order;
    Written right = pop();
    Written left = pop();
    const int least = compares ? Tight::plus : tight;
    // Compilers ask for parentheses round "&&" within "||".
    const auto side = [&](Written w, int least_of_side) {
      const bool held_apart = tight == Tight::disjunction && w.tight == Tight::conjunction;
      return held(std::move(w), held_apart ? Tight::equality : least_of_side);
    };
    std::string text = logical ? side(std::move(left), tight) : number(std::move(left), least);
    text.append(sign);
    text.append(logical ? side(std::move(right), tight + 1)
                        : number(std::move(right), compares ? Tight::plus : tight + 1));
    push(std::move(text), tight, condition);
  }

  void write(const Expression::Node& node) {
    used_[static_cast<std::size_t>(node.op)] = true;
    switch (node.op) {
      case Op::number:
        if (node.condition) return push(node.number != 0 ? "true" : "false", Tight::whole, true);
        return push(node.number == std::numeric_limits<std::int64_t>::min()
                        ? "Safe{INT64_MIN}"
                        : "Safe{" + std::to_string(node.number) + "}",
                    Tight::whole, false);
      case Op::variable:
        return push(names_[static_cast<std::size_t>(node.number)], Tight::whole, false);
      case Op::add: return binary("+", Tight::plus, false);
      case Op::sub: return binary("-", Tight::plus, false);
      case Op::mul: return binary("*", Tight::times, false);
      case Op::div: return binary("/", Tight::times, false);
      case Op::mod: return binary("%", Tight::times, false);
      case Op::eq: return binary("==", Tight::equality, true);
      case Op::ne: return binary("!=", Tight::equality, true);
      case Op::lt: return binary("<", Tight::order, true);
      case Op::le: return binary("<=", Tight::order, true);
      case Op::gt: return binary(">", Tight::order, true);
      case Op::ge: return binary(">=", Tight::order, true);
      case Op::both: return binary("&&", Tight::conjunction, true);
      case Op::either: return binary("||", Tight::disjunction, true);
      case Op::negate: return push("!" + held(pop(), Tight::unary), Tight::unary, true);
      case Op::negative: return push("Safe{0}-" + number(pop(), Tight::times), Tight::plus, false);
      case Op::choose: return choice(node);
      case Op::pick: return pick(node);
      case Op::sqrt:
        return push("root(" + number(pop(), Tight::ternary) + ",Safe{2})", Tight::whole, false);
      case Op::len:
      case Op::sum:
      case Op::row_least:
      case Op::row_most:
      case Op::row_xor:
      case Op::odds:
      case Op::alike:
      case Op::gaps:
      case Op::differs:
        return push(std::string(helper_of(node.op).name) + "(" + names_.front() + ")", Tight::whole,
                    false);
      case Op::cell:
      case Op::count:
      case Op::has:
      case Op::run:
        return push(std::string(helper_of(node.op).name) + "(" + names_.front() + "," +
                        number(pop(), Tight::ternary) + ")",
                    Tight::whole, node.condition);
      default: return call(node);
    }
  }
  void choice(const Expression::Node& node) {
    const auto branch = [&](Written w) {
      return node.condition ? held(std::move(w), Tight::disjunction)
                            : number(std::move(w), Tight::disjunction);
    };
    std::string no = branch(pop());
    std::string yes = branch(pop());
    std::string text = held(pop(), Tight::disjunction);
    text.append("?").append(yes).append(":").append(no);
    push(std::move(text), Tight::ternary, node.condition);
  }
  void pick(const Expression::Node& node) {
    std::vector<std::string> chosen(node.arguments - 1);
    for (std::size_t i = chosen.size(); i-- > 0;) chosen[i] = number(pop(), Tight::ternary);
    std::string text = "[&]() -> Safe { switch ((" + number(pop(), Tight::ternary) + ").v) { ";
    for (std::size_t i = 0; i < chosen.size(); ++i)
      text.append("case " + std::to_string(i) + ": return " + chosen[i] + "; ");
    push(text.append("default: return nothing(); } }()"), Tight::whole, false);
  }
  void call(const Expression::Node& node) {
    std::string text;
    for (std::uint32_t i = 0; i < node.arguments; ++i) {
      std::string argument = number(pop(), Tight::ternary);
      if (i > 0) argument.append(",").append(text);
      text = std::move(argument);
    }
    push(std::string(helper_of(node.op).name) + "(" + text + ")", Tight::whole, node.condition);
  }
  static const ProgramHelper& helper_of(Op op) {
    return *std::find_if(std::begin(program_helpers), std::end(program_helpers),
                         [&](const ProgramHelper& h) { return h.op == op; });
  }

  const Expression& expression_;
  const std::vector<std::string>& names_;
  std::vector<Written> stack_;
  std::vector<bool>& used_;
};

}  // namespace

std::string ExpressionPrograms::write(const Expression& expression,
                                      const std::vector<std::string>& names) {
  return ProgramWriter(expression, names, used_).run();
}

std::string ExpressionPrograms::helpers() const {
  using Op = Expression::Op;
  const auto uses = [&](Op op) { return used_[static_cast<std::size_t>(op)]; };
  const auto any = [&](std::initializer_list<Op> ops) {
    return std::any_of(ops.begin(), ops.end(), uses);
  };
  std::string out(safe_integers);
  const bool roots = any({Op::sqrt, Op::root, Op::square});
  if (roots || any({Op::bit_xor, Op::bit_and, Op::bit_or, Op::nimprod, Op::bits, Op::ones, Op::low,
                    Op::zeck, Op::phi}))
    out.append(unsigned_integers);
  if (roots) out.append(root_code);
  if (uses(Op::pick)) out.append("Safe nothing() { failed = true; return {0}; }\n");
  for (const ProgramHelper& helper : program_helpers) {
    if (uses(helper.op) || (helper.op == Op::root && uses(Op::sqrt))) out.append(helper.code);
  }
  return out;
}

ExpressionProgram write_program(const Expression& expression,
                                const std::vector<std::string>& names) {
  ExpressionPrograms programs;
  ExpressionProgram out;
  out.text = programs.write(expression, names);
  out.helpers = programs.helpers();
  return out;
}

bool is_plain_arithmetic(const Expression& expression) {
  const std::string& text = expression.text();
  std::size_t products = 0;
  std::size_t digits = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    products += c == '*';
    digits = Reader::is_digit(c) ? digits + 1 : 0;
    if (digits > 6) return false;
    // (No expression ends with such a sign.)
    if ((c == '/' || c == '%') && (text[at + 1] < '1' || text[at + 1] > '9')) return false;
    const bool operand = at > 0 && (Reader::is_digit(text[at - 1]) ||
                                    Reader::is_letter(text[at - 1]) || text[at - 1] == ')');
    if (c == '-' && !operand) return false;
    if (!Reader::is_letter(c) || (at > 0 && Reader::is_letter(text[at - 1]))) continue;
    std::size_t end = at;
    while (end < text.size() && Reader::is_letter(text[end])) ++end;
    const std::string_view word = std::string_view(text).substr(at, end - at);
    if (word != "n" && word != "k" && word != "gcd") return false;
  }
  // (std::gcd takes no bool.)
  const auto& nodes = expression.nodes();
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    if (nodes[i].op != Expression::Op::gcd) continue;
    if (nodes[i - 1].condition || nodes[i - 1 - nodes[i - 1].size].condition) return false;
  }
  return products <= 2;
}

}  // namespace nimber
