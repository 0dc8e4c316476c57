#include "text/expression.hpp"
#include <nimber/position.hpp>
#include "values/checked.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace nimber {

class ExpressionReader {
 public:
  using Op = Expression::Op;

  ExpressionReader(Reader& reader, const std::vector<ExpressionName>& names, Expression& out)
      : reader_(reader), names_(names), out_(out) {
    out_.used_.assign(names.size(), false);
  }

  std::optional<Error> run() {
    if (!expression()) return error_;
    return std::nullopt;
  }

 private:
  static constexpr std::size_t max_nesting = 64;
  static constexpr std::size_t max_nodes = 4096;

  bool fail(ErrorCode code = ErrorCode::bad_expression, std::vector<std::string> args = {}) {
    error_ = code == ErrorCode::bad_expression
                 ? reader_.fail_at(reader_.index(), code)
                 : reader_.fail_at(reader_.index(), code, std::move(args));
    return false;
  }
  bool accept(std::string_view word) {
    if (!reader_.accept(word)) return false;
    out_.text_.append(word);
    return true;
  }
  /// The node made last is the result of what was read last.
  std::uint32_t last() const { return static_cast<std::uint32_t>(out_.nodes_.size() - 1); }
  bool make(Op op, bool condition, std::uint32_t left, std::uint32_t right,
            std::int64_t number = 0) {
    if (out_.nodes_.size() >= max_nodes) return fail();
    // What is made of numbers alone is a number: m + 1.
    const bool leaf = op == Op::number || op == Op::name;
    if (!leaf && op != Op::both && op != Op::either && out_.nodes_[left].op == Op::number &&
        out_.nodes_[right].op == Op::number) {
      if (const auto v =
              Expression::apply(op, out_.nodes_[left].number, out_.nodes_[right].number)) {
        out_.nodes_.push_back({Op::number, condition, 0, 0, *v});
        return true;
      }
    }
    out_.nodes_.push_back({op, condition, left, right, number});
    return true;
  }
  bool need_condition() {
    return out_.nodes_.back().condition || fail(ErrorCode::not_a_comparison);
  }

  bool expression() {
    if (++nesting_ > max_nesting) return fail();
    const bool ok = chain("||", Op::either,
                          [this] { return chain("&&", Op::both, [this] { return negation(); }); });
    --nesting_;
    return ok;
  }
  template <class Next>
  bool chain(std::string_view word, Op op, Next next) {
    if (!next()) return false;
    while (reader_.peek() == word[0] && reader_.peek(1) == word[1]) {
      if (!need_condition()) return false;
      accept(word);
      const std::uint32_t left = last();
      if (!next() || !need_condition() || !make(op, true, left, last())) return false;
    }
    return true;
  }
  bool negation() {
    if (reader_.peek() != '!' || reader_.peek(1) == '=') return comparison();
    accept("!");
    if (++nesting_ > max_nesting) return fail();
    const bool ok = negation() && need_condition() && make(Op::negate, true, last(), last());
    --nesting_;
    return ok;
  }
  bool comparison() {
    if (!sum()) return false;
    constexpr std::array<std::pair<std::string_view, Op>, 6> words = {{{"==", Op::eq},
                                                                       {"!=", Op::ne},
                                                                       {"<=", Op::le},
                                                                       {">=", Op::ge},
                                                                       {"<", Op::lt},
                                                                       {">", Op::gt}}};
    for (const auto& [word, op] : words) {
      if (!accept(word)) continue;
      const std::uint32_t left = last();
      return sum() && make(op, true, left, last());
    }
    return true;
  }
  bool sum() {
    if (!product()) return false;
    for (;;) {
      const Op op = reader_.peek() == '+' ? Op::add : Op::sub;
      if (!accept("+") && !accept("-")) return true;
      const std::uint32_t left = last();
      if (!product() || !make(op, false, left, last())) return false;
    }
  }
  bool product() {
    if (!factor()) return false;
    for (;;) {
      const char c = reader_.peek();
      const Op op = c == '*' ? Op::mul : c == '/' ? Op::div : Op::mod;
      if (!accept("*") && !accept("/") && !accept("%")) return true;
      const std::uint32_t left = last();
      if (!factor() || !make(op, false, left, last())) return false;
    }
  }
  bool factor() {
    const char c = reader_.peek();
    if (Reader::is_digit(c)) {
      const auto number = reader_.integer();
      if (!number) {
        error_ = number.error();
        if (error_.code != ErrorCode::too_large) error_.code = ErrorCode::bad_expression;
        return false;
      }
      append(out_.text_, *number);
      return make(Op::number, false, 0, 0, static_cast<std::int64_t>(*number));
    }
    if (c == '-') {
      accept("-");
      if (++nesting_ > max_nesting || !make(Op::number, false, 0, 0, 0)) return fail();
      const std::uint32_t zero = last();
      const bool ok = factor() && make(Op::sub, false, zero, last());
      --nesting_;
      return ok;
    }
    if (Reader::is_letter(c)) return name();
    return (accept("(") || fail()) && expression() && (accept(")") || fail());
  }
  bool name() {
    const std::size_t from = reader_.index();
    const std::string name = reader_.letters();
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i].name != name || Reader::is_digit(reader_.peek())) continue;
      out_.text_.append(name);
      out_.used_[i] = true;
      if (names_[i].number) return make(Op::number, false, 0, 0, *names_[i].number);
      return make(Op::name, false, 0, 0, static_cast<std::int64_t>(i));
    }
    constexpr std::array<std::pair<std::string_view, Op>, 5> functions = {
        {{"gcd", Op::gcd},
         {"xor", Op::exclusive_or},
         {"min", Op::least},
         {"max", Op::most},
         {"bits", Op::bits}}};
    for (const auto& [word, op] : functions) {
      if (name != word || reader_.peek() != '(') continue;
      out_.text_.append(name);
      accept("(");
      if (!expression()) return false;
      const std::uint32_t left = last();
      if (op != Op::bits && (!(accept(",") || fail()) || !expression())) return false;
      const std::uint32_t right = last();
      return (accept(")") || fail()) && make(op, false, left, right);
    }
    reader_.move_to(from);
    return fail(ErrorCode::unknown_name, {name});
  }

  Reader& reader_;
  const std::vector<ExpressionName>& names_;
  Expression& out_;
  Error error_{ErrorCode::bad_expression, 0, {}};
  std::size_t nesting_ = 0;
};

Result<Expression> Expression::read(Reader& reader, const std::vector<ExpressionName>& names) {
  Expression expression;
  if (auto error = ExpressionReader(reader, names, expression).run()) return *error;
  return expression;
}

std::optional<std::int64_t> Expression::apply(Op op, std::int64_t a, std::int64_t b) {
  constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
  std::int64_t out = 0;
  switch (op) {
    case Op::add: return __builtin_add_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Op::sub: return __builtin_sub_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Op::mul: return __builtin_mul_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Op::div:
    case Op::mod:
      if (b == 0 || (b == -1 && a == lowest)) return std::nullopt;
      return op == Op::div ? a / b : a % b;
    case Op::eq: return a == b;
    case Op::ne: return a != b;
    case Op::lt: return a < b;
    case Op::le: return a <= b;
    case Op::gt: return a > b;
    case Op::ge: return a >= b;
    case Op::negate: return a == 0;
    case Op::gcd:
      if (a == lowest || b == lowest) return std::nullopt;
      return std::gcd(a, b);
    case Op::exclusive_or:
      if (a < 0 || b < 0) return std::nullopt;
      return a ^ b;
    case Op::least: return std::min(a, b);
    case Op::most: return std::max(a, b);
    case Op::bits:
      if (a < 0) return std::nullopt;
      return static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(a)));
    default: return std::nullopt;
  }
}

std::optional<std::int64_t> Expression::value_of(std::size_t at,
                                                 const std::int64_t* variables) const {
  const Node& node = nodes_[at];
  if (node.op == Op::number) return node.number;
  if (node.op == Op::name) return variables[node.number];
  const auto a = value_of(node.left, variables);
  if (!a) return std::nullopt;
  if (node.op == Op::both && *a == 0) return 0;
  if (node.op == Op::either && *a != 0) return 1;
  if (node.op == Op::both || node.op == Op::either) {
    const auto b = value_of(node.right, variables);
    return b ? std::optional<std::int64_t>(*b != 0) : std::nullopt;
  }
  if (node.op == Op::negate || node.op == Op::bits) return apply(node.op, *a, 0);
  const auto b = value_of(node.right, variables);
  return b ? apply(node.op, *a, *b) : std::nullopt;
}

namespace {

/// Longest period that is looked into.
constexpr std::uint64_t max_period = 1'000'000;
constexpr std::uint64_t max_from = 1'000'000'000'000;
/// No value up to 10^18 may have a larger magnitude: sums and differences of two of them are then
/// looked at as they are.
constexpr std::uint64_t max_magnitude = 9'200'000'000'000'000'000;

/// Both over their common period.
bool align(Repetition& a, Repetition& b) {
  const std::uint64_t period = std::lcm(a.period, b.period);  // of two up to max_period: 10^12
  if (period > max_period) return false;
  for (Repetition* r : {&a, &b}) {
    if (__builtin_mul_overflow(r->slope, static_cast<std::int64_t>(period / r->period), &r->slope))
      return false;
    r->period = period;
  }
  a.from = b.from = std::max(a.from, b.from);
  return true;
}

/// Makes the slope a multiple of c.
bool stretch(Repetition& r, std::int64_t c) {
  const std::uint64_t factor = magnitude(c) / std::gcd(magnitude(c), magnitude(r.slope));
  if (factor > max_period / r.period) return false;
  r.period *= factor;
  return !__builtin_mul_overflow(r.slope, static_cast<std::int64_t>(factor), &r.slope);
}

}  // namespace

std::size_t Expression::size_of(std::size_t at) const {
  const Node& node = nodes_[at];
  if (node.op == Op::number || node.op == Op::name) return 1;
  return 1 + size_of(node.left) + (node.right == node.left ? 0 : size_of(node.right));
}

bool Expression::range(std::size_t node, std::size_t variable, const Repetition& r,
                       std::int64_t& low, std::int64_t& high, std::uint64_t& looks) const {
  const std::uint64_t needed = r.period * size_of(node);  // at most max_period times max_nodes
  if (needed > looks) return false;
  looks -= needed;
  std::vector<std::int64_t> variables(used_.size(), 0);
  low = std::numeric_limits<std::int64_t>::max();
  high = std::numeric_limits<std::int64_t>::min();
  for (std::uint64_t n = r.from; n < r.from + r.period; ++n) {
    variables[variable] = static_cast<std::int64_t>(n);
    const auto v = value_of(node, variables.data());
    if (!v) return false;
    low = std::min(low, *v);
    high = std::max(high, *v);
  }
  // As far as 10^18 it must stay within 64 bits: at most 10^18 / period steps, and one begun, by
  // the slope each.
  const auto most = checked_mul_add(magnitude(r.slope), max_integer / r.period + 1,
                                    std::max(magnitude(low), magnitude(high)));
  return most && *most < max_magnitude;
}

std::optional<Repetition> Expression::repetition_of(std::size_t at, std::size_t variable,
                                                    std::uint64_t& looks) const {
  const Node& node = nodes_[at];
  if (node.op == Op::number) return Repetition{};
  if (node.op == Op::name) {
    if (static_cast<std::size_t>(node.number) != variable) return std::nullopt;
    return Repetition{0, 1, 1};
  }
  auto left = repetition_of(node.left, variable, looks);
  if (!left) return std::nullopt;
  // Of a negation, and of bits(), both are the same part, which is looked at once.
  auto right = node.right == node.left ? left : repetition_of(node.right, variable, looks);
  if (!right) return std::nullopt;
  Repetition& a = *left;
  Repetition& b = *right;
  const Node& right_node = nodes_[node.right];
  const bool right_constant = right_node.op == Op::number;
  std::int64_t low = 0;
  std::int64_t high = 0;
  Repetition out;
  switch (node.op) {
    case Op::add:
    case Op::sub:
      if (!align(a, b)) return std::nullopt;
      out = a;
      if (node.op == Op::add ? __builtin_add_overflow(a.slope, b.slope, &out.slope)
                             : __builtin_sub_overflow(a.slope, b.slope, &out.slope)) {
        return std::nullopt;
      }
      break;
    case Op::mul: {
      if (!align(a, b)) return std::nullopt;
      out = a;
      if (a.slope == 0 && b.slope == 0) break;
      const bool left_constant = nodes_[node.left].op == Op::number;
      if (!left_constant && !right_constant) return std::nullopt;
      const std::int64_t factor = right_constant ? right_node.number : nodes_[node.left].number;
      if (__builtin_mul_overflow(right_constant ? a.slope : b.slope, factor, &out.slope))
        return std::nullopt;
      break;
    }
    case Op::div:
    case Op::mod:
      if (a.slope == 0 && b.slope == 0) {
        if (!align(a, b)) return std::nullopt;
        out = a;
        break;
      }
      if (!right_constant || right_node.number == 0 || !stretch(a, right_node.number))
        return std::nullopt;
      // Truncation treats both signs alike only where the sign stays the same.
      if (!range(node.left, variable, a, low, high, looks)) return std::nullopt;
      if ((a.slope > 0 && low < 0) || (a.slope < 0 && high > 0)) {
        const std::uint64_t off = magnitude(a.slope > 0 ? low : high);
        const auto from = checked_mul_add(a.period, off / magnitude(a.slope) + 1, a.from);
        if (!from || *from > max_from) return std::nullopt;
        a.from = *from;
      }
      out = {a.from, a.period, node.op == Op::div ? a.slope / right_node.number : 0};
      break;
    case Op::eq:
    case Op::ne:
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge:
    case Op::least:
    case Op::most: {
      if (!align(a, b)) return std::nullopt;
      out = {a.from, a.period, node.op == Op::least || node.op == Op::most ? a.slope : 0};
      if (a.slope == b.slope) break;
      // One of the two stays ahead, from where their distance, which grows by the difference of the
      // slopes, has caught up.
      std::int64_t other_low = 0;
      std::int64_t other_high = 0;
      if (!range(node.left, variable, a, low, high, looks) ||
          !range(node.right, variable, b, other_low, other_high, looks))
        return std::nullopt;
      const std::uint64_t apart = std::max(other_high > low ? distance(other_high, low) : 0,
                                           high > other_low ? distance(high, other_low) : 0);
      const std::uint64_t speed = a.slope > b.slope ? distance(a.slope, b.slope)  // not 0
                                                    : distance(b.slope, a.slope);
      // Neither side leaves max_magnitude, so the quotient is far from 2^64.
      const auto from = checked_mul_add(a.period, apart / speed + 2, a.from);
      if (!from || *from > max_from) return std::nullopt;
      out.from = *from;
      if (node.op == Op::least) out.slope = std::min(a.slope, b.slope);
      if (node.op == Op::most) out.slope = std::max(a.slope, b.slope);
      break;
    }
    case Op::gcd:
      if (a.slope != 0 && b.slope != 0) return std::nullopt;
      if (a.slope != 0 || b.slope != 0) {
        const Node& constant = a.slope != 0 ? right_node : nodes_[node.left];
        if (constant.op != Op::number || constant.number == 0 ||
            !stretch(a.slope != 0 ? a : b, constant.number))
          return std::nullopt;
      }
      if (!align(a, b)) return std::nullopt;
      out = {a.from, a.period, 0};
      break;
    case Op::both:
    case Op::either:
    case Op::negate:
    case Op::exclusive_or:
    case Op::bits:
      if (a.slope != 0 || b.slope != 0 || !align(a, b)) return std::nullopt;
      out = a;
      break;
    default: return std::nullopt;
  }
  if (out.period > max_period || out.from > max_from) return std::nullopt;
  // Defined throughout its first period, hence for ever; within 64 bits as far as heaps go.
  if (!range(at, variable, out, low, high, looks)) return std::nullopt;
  return out;
}

std::optional<Repetition> Expression::repetition(std::size_t variable) const {
  std::uint64_t looks = max_looks;
  return repetition_of(nodes_.size() - 1, variable, looks);
}

}  // namespace nimber
