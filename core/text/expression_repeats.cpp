// How expressions in one variable repeat, from how they are built. Proofs of guesses rest on this:
// every product and sum is checked, or its bound stands beside it.
#include <nimber/limits.hpp>
#include "text/expression.hpp"
#include "values/checked.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace nimber {
namespace {

constexpr std::uint64_t max_from = 1'000'000'000'000;
/// No value up to 10^18 may have a larger magnitude: sums and differences of two of them are then
/// looked at as they are.
constexpr std::uint64_t max_magnitude = 9'200'000'000'000'000'000;

/// Both over their common period.
bool align(Repetition& a, Repetition& b) {
  const std::uint64_t period =
      std::lcm(a.period, b.period);  // of two up to limits::guess_period: 10^12
  if (period > limits::guess_period) return false;
  for (Repetition* r : {&a, &b}) {
    if (__builtin_mul_overflow(r->slope, static_cast<std::int64_t>(period / r->period), &r->slope))
      return false;
    r->period = period;
  }
  a.from = b.from = std::max(a.from, b.from);
  return true;
}

/// Does its value hang on anything else than the values of its arguments?
bool stands_alone(Expression::Op op) {
  using Op = Expression::Op;
  switch (op) {
    case Op::number:
    case Op::variable:
    case Op::cell:
    case Op::len:
    case Op::sum:
    case Op::row_least:
    case Op::row_most:
    case Op::row_xor:
    case Op::odds:
    case Op::alike:
    case Op::gaps:
    case Op::differs:
    case Op::count:
    case Op::has:
    case Op::run:
    case Op::self: return true;
    default: return false;
  }
}

/// Any function of what repeats without growing repeats; where it is undefined repeats as well.
std::optional<Repetition> of_flat_parts(const std::vector<Expression::Node>& nodes, std::size_t at,
                                        const std::vector<std::optional<Repetition>>& known) {
  Repetition all;
  std::size_t child = at - 1;
  for (std::uint32_t left = nodes[at].arguments; left > 0; --left) {
    std::optional<Repetition> part = known[child];
    if (!part || part->slope != 0 || !align(all, *part)) return std::nullopt;
    if (left > 1) child -= nodes[child].size;
  }
  return all;
}

/// Makes the slope a multiple of c, which is not 0.
bool stretch(Repetition& r, std::int64_t c) {
  const std::uint64_t factor = magnitude(c) / std::gcd(magnitude(c), magnitude(r.slope));
  if (factor > limits::guess_period / r.period) return false;
  r.period *= factor;
  return !__builtin_mul_overflow(r.slope, static_cast<std::int64_t>(factor), &r.slope);
}

}  // namespace

/// Node by node, arguments first.
class ExpressionRepeats {
 public:
  ExpressionRepeats(const Expression& expression, std::size_t variable,
                    std::uint64_t looks = Expression::max_looks)
      : e_(expression),
        variable_(variable),
        variables_(expression.used_.size(), 0),
        looks_(looks) {}

  std::optional<Repetition> run() {
    for (std::size_t i = 0; i < e_.nodes_.size(); ++i) known_.push_back(of_node(i));
    return known_.back();
  }
  std::vector<std::optional<Repetition>> of_all() {
    run();
    return std::move(known_);
  }

 private:
  using Op = Expression::Op;
  using Node = Expression::Node;
  using Found = std::optional<Repetition>;
  struct Range {
    std::int64_t low = std::numeric_limits<std::int64_t>::max();
    std::int64_t high = std::numeric_limits<std::int64_t>::min();
  };

  std::optional<std::int64_t> value(std::size_t node, std::uint64_t n) {
    variables_[variable_] = static_cast<std::int64_t>(n);
    return e_.run(e_.starts_[node], e_.ends_[node], variables_.data(), {}, nullptr);
  }

  /// The smallest and the largest value within the first period. None where one is undefined, or
  /// where values leave max_magnitude up to 10^18.
  std::optional<Range> range(std::size_t node, const Repetition& r) {
    const std::uint64_t needed = r.period * e_.nodes_[node].size;  // at most 10^6 times 10^6
    if (needed > looks_) return std::nullopt;
    looks_ -= needed;
    Range out;
    for (std::uint64_t n = r.from; n < r.from + r.period; ++n) {
      const auto v = value(node, n);
      if (!v) return std::nullopt;
      out.low = std::min(out.low, *v);
      out.high = std::max(out.high, *v);
    }
    // At most 10^18 / period steps, and one begun, by the slope each.
    const auto most = checked_mul_add(magnitude(r.slope), max_integer / r.period + 1,
                                      std::max(magnitude(out.low), magnitude(out.high)));
    return most && *most < max_magnitude ? std::optional(out) : std::nullopt;
  }

  /// Moves the start behind the place where the sign has settled.
  bool settle_sign(std::size_t node, Repetition& r) {
    const auto values = range(node, r);
    if (!values) return false;
    if ((r.slope > 0 && values->low < 0) || (r.slope < 0 && values->high > 0)) {
      const std::uint64_t off = magnitude(r.slope > 0 ? values->low : values->high);
      const auto from = checked_mul_add(r.period, off / magnitude(r.slope) + 1, r.from);
      if (!from || *from > max_from) return false;
      r.from = *from;
    }
    return true;
  }

  Found of_node(std::size_t at) {
    const Node& node = e_.nodes_[at];
    switch (node.op) {
      case Op::number: return Repetition{};
      case Op::variable:
        if (static_cast<std::size_t>(node.number) != variable_) return std::nullopt;
        return Repetition{0, 1, 1};
      default: break;
    }
    if (stands_alone(node.op)) return std::nullopt;
    const Found out = node.op == Op::choose || node.op == Op::pick ? of_choice(at) : of_values(at);
    if (!out || out->period > limits::guess_period || out->from > max_from) return std::nullopt;
    // Defined throughout its first period, hence for ever; within 64 bits as far as heaps go.
    return range(at, *out) ? out : std::nullopt;
  }

  /// `if` and `pick`: what chooses must repeat without growing; those that are chosen must grow
  /// alike.
  Found of_choice(std::size_t at) {
    const Node& node = e_.nodes_[at];
    std::vector<std::size_t> arguments(node.arguments);
    std::size_t child = at - 1;
    for (std::size_t i = arguments.size(); i-- > 0;) {
      arguments[i] = child;
      child -= e_.nodes_[child].size;
    }
    Found chooser = known_[arguments[0]];
    if (!chooser || chooser->slope != 0) return std::nullopt;
    const auto values = range(arguments[0], *chooser);
    if (!values) return std::nullopt;
    std::vector<bool> chosen(arguments.size(), false);
    for (std::uint64_t n = chooser->from; n < chooser->from + chooser->period; ++n) {
      const std::int64_t v = *value(arguments[0], n);
      const std::int64_t which = node.op == Op::choose ? (v != 0 ? 0 : 1) : v;
      if (which < 0 || which + 1 >= static_cast<std::int64_t>(arguments.size()))
        return std::nullopt;
      chosen[static_cast<std::size_t>(which) + 1] = true;
    }
    Repetition out = *chooser;
    bool first = true;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      if (!chosen[i]) continue;
      Found one = known_[arguments[i]];
      if (!one || !align(out, *one) || (!first && out.slope != one->slope)) return std::nullopt;
      out.slope = one->slope;
      first = false;
    }
    return out;
  }

  Found of_values(std::size_t at) {
    const Node& node = e_.nodes_[at];
    const std::size_t right = at - 1;
    const bool one = node.arguments == 1;
    const std::size_t left = one ? right : right - e_.nodes_[right].size;
    if (!known_[left] || !known_[right]) return std::nullopt;
    Repetition a = *known_[left];
    Repetition b = *known_[right];
    const Node& left_node = e_.nodes_[left];
    const Node& right_node = e_.nodes_[right];
    const bool right_constant = right_node.op == Op::number;
    switch (node.op) {
      case Op::add:
      case Op::sub: {
        if (!align(a, b)) return std::nullopt;
        const auto slope =
            node.op == Op::add ? checked_add(a.slope, b.slope) : checked_sub(a.slope, b.slope);
        if (!slope) return std::nullopt;
        a.slope = *slope;
        return a;
      }
      case Op::negative: {
        const auto slope = checked_sub(std::int64_t{0}, a.slope);
        if (!slope) return std::nullopt;
        a.slope = *slope;
        return a;
      }
      case Op::mul: {
        if (!align(a, b)) return std::nullopt;
        if (a.slope == 0 && b.slope == 0) return a;
        const bool left_constant = left_node.op == Op::number;
        if (!left_constant && !right_constant) return std::nullopt;
        const auto slope = right_constant ? checked_mul(a.slope, right_node.number)
                                          : checked_mul(b.slope, left_node.number);
        if (!slope) return std::nullopt;
        a.slope = *slope;
        return a;
      }
      case Op::div:
      case Op::mod:
        if (a.slope == 0 && b.slope == 0) return align(a, b) ? Found(a) : std::nullopt;
        if (!right_constant || right_node.number == 0 || !stretch(a, right_node.number))
          return std::nullopt;
        // Truncation treats both signs alike only where the sign stays the same.
        if (!settle_sign(left, a)) return std::nullopt;
        // The slope is a multiple of the divisor, and not the lowest number: it was in range.
        a.slope = node.op == Op::div ? a.slope / right_node.number : 0;
        return a;
      case Op::abs:
        if (a.slope == 0) return a;
        if (!settle_sign(left, a)) return std::nullopt;
        a.slope = a.slope < 0 ? -a.slope : a.slope;  // in range, so not the lowest number
        return a;
      case Op::eq:
      case Op::ne:
      case Op::lt:
      case Op::le:
      case Op::gt:
      case Op::ge:
      case Op::least:
      case Op::most: return of_comparison(node.op, left, a, right, b);
      case Op::bit_and:
      case Op::bit_or:
      case Op::bit_xor:
        if (a.slope == 0 && b.slope == 0) return align(a, b) ? Found(a) : std::nullopt;
        // A constant below 2^k meets the lowest k places only, and a growth by a multiple of 2^k
        // leaves these as they are.
        return right_constant               ? of_low_places(node.op, left, a, right_node.number)
               : left_node.op == Op::number ? of_low_places(node.op, right, b, left_node.number)
                                            : std::nullopt;
      case Op::gcd:
        if (a.slope != 0 && b.slope != 0) return std::nullopt;
        if (a.slope != 0 || b.slope != 0) {
          const Node& constant = a.slope != 0 ? right_node : left_node;
          if (constant.op != Op::number || constant.number == 0 ||
              !stretch(a.slope != 0 ? a : b, constant.number))
            return std::nullopt;
        }
        if (!align(a, b)) return std::nullopt;
        a.slope = 0;
        return a;
      default:  // any function of numbers that repeat without growing does the same
        if (a.slope != 0 || b.slope != 0 || !align(a, b)) return std::nullopt;
        return a;
    }
  }

  Found of_low_places(Op op, std::size_t grows, Repetition r, std::int64_t constant) {
    if (constant < 0 || constant >= static_cast<std::int64_t>(limits::guess_period))
      return std::nullopt;
    std::int64_t places = 1;
    while (places <= constant) places *= 2;
    if (r.slope < 0 || !stretch(r, places) || !settle_sign(grows, r)) return std::nullopt;
    if (op == Op::bit_and) r.slope = 0;
    return r;
  }

  /// One of the two sides stays ahead, from where their distance, which grows by the difference of
  /// the slopes, has caught up.
  Found of_comparison(Op op, std::size_t left, Repetition a, std::size_t right, Repetition b) {
    if (!align(a, b)) return std::nullopt;
    const bool extreme = op == Op::least || op == Op::most;
    Repetition out = {a.from, a.period, extreme ? a.slope : 0};
    if (a.slope == b.slope) return out;
    const auto one = range(left, a);
    const auto other = one ? range(right, b) : std::nullopt;
    if (!other) return std::nullopt;
    const std::uint64_t apart =
        std::max(other->high > one->low ? distance(other->high, one->low) : 0,
                 one->high > other->low ? distance(one->high, other->low) : 0);
    const std::uint64_t speed = a.slope > b.slope ? distance(a.slope, b.slope)  // not 0
                                                  : distance(b.slope, a.slope);
    // Neither side leaves max_magnitude, so the quotient is far from 2^64 - 2.
    const auto from = checked_mul_add(a.period, apart / speed + 2, a.from);
    if (!from || *from > max_from) return std::nullopt;
    out.from = *from;
    if (op == Op::least) out.slope = std::min(a.slope, b.slope);
    if (op == Op::most) out.slope = std::max(a.slope, b.slope);
    return out;
  }

  const Expression& e_;
  std::size_t variable_;
  std::vector<std::int64_t> variables_;
  std::vector<Found> known_;
  std::uint64_t looks_;
};

std::optional<Repetition> Expression::repetition(std::size_t variable) const {
  return ExpressionRepeats(*this, variable).run();
}
std::vector<std::optional<Repetition>> Expression::repetitions(std::size_t variable,
                                                               std::uint64_t looks) const {
  return ExpressionRepeats(*this, variable, looks).of_all();
}

namespace {

/// Of each node: the largest value that it has for variables up to 10^18, if it is a sum or product
/// of variables and of numbers not below 0, and every part of it stays below 2^63.
std::vector<std::optional<std::int64_t>> bounds_of_sums(
    const std::vector<Expression::Node>& nodes) {
  using Op = Expression::Op;
  std::vector<std::optional<std::int64_t>> bounds(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Expression::Node& node = nodes[i];
    if (node.op == Op::number && node.number >= 0) bounds[i] = node.number;
    if (node.op == Op::variable) bounds[i] = static_cast<std::int64_t>(max_integer);
    if (node.op != Op::add && node.op != Op::mul) continue;
    const auto right = bounds[i - 1];
    const auto left = bounds[i - 1 - nodes[i - 1].size];
    if (left && right)
      bounds[i] = node.op == Op::add ? checked_add(*left, *right) : checked_mul(*left, *right);
  }
  return bounds;
}

}  // namespace

std::optional<Repetition> Expression::repetition_of_pair(std::size_t a, std::size_t b) const {
  const auto in_a = repetitions(a, max_looks);
  const auto in_b = repetitions(b, max_looks);
  const auto bounds = bounds_of_sums(nodes_);
  std::vector<std::optional<Repetition>> pair(nodes_.size());
  const auto flat = [](const std::optional<Repetition>& r) { return r && r->slope == 0; };
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    // A part in one of the variables is a constant as the other one changes.
    if (flat(in_a[i]) || flat(in_b[i])) {
      pair[i] = flat(in_a[i]) ? in_a[i] : in_b[i];
      continue;
    }
    if (stands_alone(node.op)) continue;
    if (node.op == Op::mod && nodes_[i - 1].op == Op::number && nodes_[i - 1].number > 0 &&
        nodes_[i - 1].number <= static_cast<std::int64_t>(limits::guess_period) && bounds[i - 2]) {
      pair[i] = Repetition{0, static_cast<std::uint64_t>(nodes_[i - 1].number), 0};
      continue;
    }
    pair[i] = of_flat_parts(nodes_, i, pair);
  }
  return pair.back();
}

std::optional<Repetition> Expression::repetition_by_window(std::uint64_t& window) const {
  const auto plain = repetitions(0, max_looks);
  std::vector<std::optional<Repetition>> part(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (plain[i] && plain[i]->slope == 0) {
      part[i] = plain[i];
    } else if (node.op == Op::self) {
      // Post-order: n, the number, the difference, g.
      if (node.arguments != 1 || i < 3 || nodes_[i - 1].op != Op::sub || nodes_[i - 1].size != 3 ||
          nodes_[i - 2].op != Op::number || nodes_[i - 2].number < 1 ||
          nodes_[i - 3].op != Op::variable || nodes_[i - 3].number != 0)
        return std::nullopt;
      window = std::max(window, static_cast<std::uint64_t>(nodes_[i - 2].number));
      part[i] = Repetition{};
    } else if (!stands_alone(node.op)) {
      part[i] = of_flat_parts(nodes_, i, part);
    }
  }
  return part.back();
}

}  // namespace nimber
