#include "rules/taking_bound.hpp"

#include <nimber/limits.hpp>

#include "text/affine_form.hpp"
#include "text/growth.hpp"

#include <algorithm>

namespace nimber {
namespace {

Expression::Node node_of(Expression::Op op, std::uint32_t arguments, std::int64_t number = 0) {
  Expression::Node out;
  out.op = op;
  out.arguments = arguments;
  out.number = number;
  return out;
}

bool is_name(ExpressionPart nodes, std::size_t name) {
  return nodes.size() == 1 && nodes[0].op == Expression::Op::variable &&
         nodes[0].number == static_cast<std::int64_t>(name);
}

bool uses_only_n(ExpressionPart nodes) {
  return std::all_of(nodes.begin(), nodes.end(), [](const Expression::Node& node) {
    return node.op != Expression::Op::variable || node.number == 0;
  });
}

/// A term, and how strongly its outermost sign binds.
struct BoundTerm {
  enum class Binds : std::uint8_t { sum, product, factor };
  std::string text;
  Binds binds = Binds::factor;

  /// As an argument of a sign that wants one that binds so.
  std::string within(Binds least) const { return binds < least ? "(" + text + ")" : text; }
};

std::string_view function_name(Expression::Op op) {
  using Op = Expression::Op;
  switch (op) {
    case Op::sqrt: return "sqrt";
    case Op::root: return "root";
    case Op::bits: return "bits";
    case Op::least: return "min";
    default: return "max";
  }
}

/// The nodes as text, with this term for n. Only what Growth knows may stand there.
BoundTerm term_of_nodes(ExpressionPart nodes, const BoundTerm& n) {
  using Op = Expression::Op;
  using Binds = BoundTerm::Binds;
  const Expression::Node& last = nodes.back();
  if (last.op == Op::variable) return n;
  if (last.op == Op::number) {
    const bool below = last.number < 0;
    return {below ? "(" + std::to_string(last.number) + ")" : std::to_string(last.number)};
  }
  if (last.arguments == 1) {
    const BoundTerm only = term_of_nodes(nodes.first(nodes.size() - 1), n);
    return {std::string(function_name(last.op)) + "(" + only.text + ")"};
  }
  const auto [left, right] = arguments_of(nodes);
  const BoundTerm x = term_of_nodes(left, n);
  const BoundTerm y = term_of_nodes(right, n);
  switch (last.op) {
    case Op::add: return {x.text + "+" + y.within(Binds::product), Binds::sum};
    case Op::sub: return {x.text + "-" + y.within(Binds::product), Binds::sum};
    case Op::mul: return {x.within(Binds::product) + "*" + y.within(Binds::factor), Binds::product};
    case Op::div: return {x.within(Binds::product) + "/" + y.within(Binds::factor), Binds::product};
    default: return {std::string(function_name(last.op)) + "(" + x.text + "," + y.text + ")"};
  }
}

}  // namespace

std::optional<TakingBound> TakingBound::of_condition(ExpressionPart condition, std::size_t taken) {
  TakingBound out;
  if (!out.add_condition(condition, taken)) return std::nullopt;
  return out;
}

bool TakingBound::add_condition(ExpressionPart condition, std::size_t taken) {
  if (condition.back().op == Expression::Op::both) {
    const auto [left, right] = arguments_of(condition);
    return add_condition(left, taken) && add_condition(right, taken);
  }
  return condition.back().arguments == 2 && add_comparison(condition, taken);
}

/// `c*k<=a*n+b` and what says the same; `k<=f(n)`; `k*k<=f(n)`; `k!=n`; and what always holds, as
/// `k>0`.
bool TakingBound::add_comparison(ExpressionPart condition, std::size_t taken) {
  using Op = Expression::Op;
  if (const auto form = comparison_form(condition)) {
    AffineForm rest = *form;
    const std::int64_t n = rest.coefficients[0];
    const std::int64_t k = rest.coefficients[taken];
    rest.coefficients[0] = 0;
    rest.coefficients[taken] = 0;
    if (!rest.is_constant()) return false;
    if (k >= 0 && n >= 0 && k + rest.constant >= 0) return true;  // since k >= 1
    return k < 0 && add_quotient(n, rest.constant, -k);
  }
  auto [small, large] = arguments_of(condition);
  Op op = condition.back().op;
  if (op == Op::gt || op == Op::ge) {
    std::swap(small, large);
    op = op == Op::gt ? Op::lt : Op::le;
  }
  // What is taken is at most n, so k != n says k < n.
  if (op == Op::ne && ((is_name(small, 0) && is_name(large, taken)) ||
                       (is_name(small, taken) && is_name(large, 0))))
    return add_quotient(1, -1, 1);
  if (op != Op::lt && op != Op::le) return false;
  const auto number = [](ExpressionPart nodes) {
    return nodes.size() == 1 && nodes[0].op == Op::number ? nodes[0].number : 0;
  };
  if (small.back().op == Op::mul && op == Op::le && is_name(large, 0)) {
    // A product outside 64 bits is undefined, so nothing may be taken: it is above n.
    const auto [x, y] = arguments_of(small);
    if (number(x) >= 1 && is_name(y, taken)) return add_quotient(1, 0, number(x));
    if (number(y) >= 1 && is_name(x, taken)) return add_quotient(1, 0, number(y));
  }
  bool square = false;
  if (small.back().op == Op::mul) {
    const auto [x, y] = arguments_of(small);
    square = is_name(x, taken) && is_name(y, taken);
  }
  if ((!square && !is_name(small, taken)) || !uses_only_n(large)) return false;
  // Taking less than a quotient is taking at most one with a smaller numerator: what is rounded
  // differently below 0 is no number of stones.
  if (!square) {
    if (const auto form = quotient_form(large)) {
      const std::int64_t less = op == Op::lt ? form->divisor : 0;
      const AffineForm& numerator = form->numerator;
      return add_quotient(numerator.coefficients[0], numerator.constant - less, form->divisor);
    }
  }
  std::vector<Expression::Node> most(large.begin(), large.end());
  const auto apply = [&](Op sign, std::uint32_t arguments) {
    most.push_back(node_of(sign, arguments));
    most.back().size = static_cast<std::uint32_t>(most.size());
  };
  if (op == Op::lt) {
    most.push_back(node_of(Op::number, 0, 1));
    apply(Op::sub, 2);
  }
  if (square) {
    // Nothing is below 0 whose root would be asked for.
    if (!is_name(most, 0)) {
      most.push_back(node_of(Op::number, 0, 0));
      apply(Op::most, 2);
    }
    apply(Op::sqrt, 1);
  }
  return add_nodes(std::move(most));
}

bool TakingBound::add(ExpressionPart most) {
  if (!uses_only_n(most)) return false;
  if (const auto form = quotient_form(most))
    return add_quotient(form->numerator.coefficients[0], form->numerator.constant, form->divisor);
  return add_nodes({most.begin(), most.end()});
}

void TakingBound::add(const TakingBound& other) {
  bounds_.insert(bounds_.end(), other.bounds_.begin(), other.bounds_.end());
}

bool TakingBound::add_quotient(std::int64_t factor, std::int64_t constant, std::int64_t divisor) {
  if (factor < 0 || factor > divisor) return false;
  bounds_.push_back({factor, constant, divisor});
  return true;
}

bool TakingBound::add_nodes(std::vector<Expression::Node> nodes) {
  if (nodes.size() > most_nodes) return false;
  const Growth g = growth(nodes);
  if (g != Growth::constant && g != Growth::unit && g != Growth::slow) return false;
  Bound bound;
  bound.nodes = std::move(nodes);
  // What is defined at both ends is defined between them.
  if (!value(bound, 0) || !value(bound, static_cast<std::int64_t>(limits::integer))) return false;
  bounds_.push_back(std::move(bound));
  return true;
}

std::optional<std::int64_t> TakingBound::value(const Bound& bound, std::int64_t n) {
  if (bound.nodes.empty()) return (bound.factor * n + bound.constant) / bound.divisor;
  return value_of_part(bound.nodes, n);
}

std::string TakingBound::text(const Bound& bound, std::int64_t less) {
  using Binds = BoundTerm::Binds;
  const BoundTerm of_n = less == 0 ? BoundTerm{"n"} : BoundTerm{"n-1", Binds::sum};
  if (!bound.nodes.empty()) return term_of_nodes(bound.nodes, of_n).text;
  BoundTerm out{std::to_string(bound.constant)};
  // What is taken off n and the constant are one number.
  const std::int64_t constant = bound.constant - (bound.factor == 1 ? less : 0);
  if (bound.factor == 1) out = {"n"};
  if (bound.factor > 1)
    out = {std::to_string(bound.factor) + "*" + of_n.within(Binds::factor), Binds::product};
  if (bound.factor > 0 && constant != 0) {
    const std::string sign = constant > 0 ? "+" : "";
    out = {out.text + sign + std::to_string(constant), Binds::sum};
  }
  return bound.divisor == 1 ? out.text
                            : out.within(Binds::product) + "/" + std::to_string(bound.divisor);
}

std::string TakingBound::text(std::int64_t less) const {
  // What is 0 or less of nothing is at most n everywhere.
  bool at_most_n = false;
  bool below_0 = false;
  std::string all;
  for (const Bound& bound : bounds_) {
    const std::int64_t at_0 = value(bound, 0).value_or(0);
    at_most_n = at_most_n || at_0 <= 0;
    below_0 = below_0 || at_0 < 0;
    all += (all.empty() ? "" : ",") + text(bound, less);
  }
  std::size_t count = bounds_.size();
  if (!at_most_n) {
    all = std::string(less == 0 ? "n" : "n-1") + (all.empty() ? "" : ",") + all;
    ++count;
  }
  if (count > 1) all = "min(" + all + ")";
  return below_0 ? "max(0," + all + ")" : all;
}

Heap TakingBound::most(Heap n) const {
  auto out = static_cast<std::int64_t>(n);
  for (const Bound& bound : bounds_)
    out = std::min(out, value(bound, static_cast<std::int64_t>(n)).value_or(0));
  return static_cast<Heap>(std::max<std::int64_t>(out, 0));
}

std::optional<Repetition> TakingBound::repetition() const {
  if (bounds_.size() != 1 || !bounds_[0].nodes.empty()) return std::nullopt;
  const Bound& bound = bounds_[0];
  if (bound.factor == 0 || bound.factor == bound.divisor) return std::nullopt;
  // From there on the quotient is neither below 0 nor above n.
  const std::int64_t from = bound.constant < 0 ? -bound.constant / bound.factor
                                               : bound.constant / (bound.divisor - bound.factor);
  return Repetition{static_cast<std::uint64_t>(from) + 1, static_cast<std::uint64_t>(bound.divisor),
                    bound.factor};
}

Period TakingBound::period() const {
  const Heap last = most(limits::integer);
  const Heap stays = limits::integer - last;  // at so many heaps f does not grow
  if (last > 0 && most(stays) == 0) return Period{stays, 1, 1};
  // The first heap of which so many may be taken.
  Heap low = 0;
  Heap high = limits::integer;
  while (low < high) {
    const Heap middle = low + (high - low) / 2;
    if (most(middle) < last) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return Period{low - last, last + 1, 0};
}

}  // namespace nimber
