#include "laws/patterns/stretch_proof.hpp"

#include "values/checked.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_rule_stretches = 2000;
constexpr std::uint64_t stretch_options = 20'000'000;
/// At most so many nodes are evaluated for one guess.
constexpr std::uint64_t most_range_nodes = 4'000'000;

/// All numbers from `low` to `high`.
struct NumberRange {
  std::int64_t low = 0;
  std::int64_t high = 0;

  bool single() const { return low == high; }
};
/// None where it may be undefined, or where nothing is known.
using MaybeRange = std::optional<NumberRange>;

MaybeRange range_between(std::optional<std::int64_t> low, std::optional<std::int64_t> high) {
  if (!low || !high) return std::nullopt;
  return NumberRange{*low, *high};
}

NumberRange hull(NumberRange x, NumberRange y) {
  return {std::min(x.low, y.low), std::max(x.high, y.high)};
}

MaybeRange product_of(NumberRange x, NumberRange y) {
  NumberRange out{INT64_MAX, INT64_MIN};
  for (const std::int64_t a : {x.low, x.high}) {
    for (const std::int64_t b : {y.low, y.high}) {
      const auto ab = checked_mul(a, b);
      if (!ab) return std::nullopt;
      out = hull(out, {*ab, *ab});
    }
  }
  return out;
}

MaybeRange quotient_of(NumberRange x, NumberRange y) {
  if (y.low < 1) return std::nullopt;
  // Truncated division by a number above 0 never falls as the numerator grows.
  return NumberRange{std::min(x.low / y.low, x.low / y.high),
                     std::max(x.high / y.low, x.high / y.high)};
}

MaybeRange remainder_of(NumberRange x, NumberRange y) {
  if (y.low < 1 || x.low < 0) return std::nullopt;
  if (y.single() && x.low / y.low == x.high / y.low)
    return NumberRange{x.low % y.low, x.high % y.low};
  return NumberRange{0, std::min(x.high, y.high - 1)};
}

/// 1 where it always holds, 0 where it never does.
NumberRange truth_range(bool always, bool never) { return {always ? 1 : 0, never ? 0 : 1}; }

NumberRange comparison_of(Expression::Op op, NumberRange x, NumberRange y) {
  using Op = Expression::Op;
  switch (op) {
    case Op::eq:
      return truth_range(x.single() && y.single() && x.low == y.low,
                         x.high < y.low || y.high < x.low);
    case Op::ne:
      return truth_range(x.high < y.low || y.high < x.low,
                         x.single() && y.single() && x.low == y.low);
    case Op::lt: return truth_range(x.high < y.low, x.low >= y.high);
    case Op::le: return truth_range(x.high <= y.low, x.low > y.high);
    case Op::gt: return truth_range(x.low > y.high, x.high <= y.low);
    default: return truth_range(x.low >= y.high, x.high < y.low);
  }
}

/// The range of an operator of numbers; not of one that chooses between its arguments.
MaybeRange range_of(Expression::Op op, NumberRange x, NumberRange y) {
  using Op = Expression::Op;
  const auto at_ends = [&] {
    // It never falls as its first number grows.
    return range_between(Expression::apply(op, x.low, y.low), Expression::apply(op, x.high, y.low));
  };
  if (x.single() && y.single()) return at_ends();
  switch (op) {
    case Op::add: return range_between(checked_add(x.low, y.low), checked_add(x.high, y.high));
    case Op::sub: return range_between(checked_sub(x.low, y.high), checked_sub(x.high, y.low));
    case Op::mul: return product_of(x, y);
    case Op::div: return quotient_of(x, y);
    case Op::mod: return remainder_of(x, y);
    case Op::eq:
    case Op::ne:
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge: return comparison_of(op, x, y);
    case Op::negate: return truth_range(x.single() && x.low == 0, x.low > 0 || x.high < 0);
    case Op::negative:
      return range_between(checked_sub(std::int64_t{0}, x.high),
                           checked_sub(std::int64_t{0}, x.low));
    case Op::least: return NumberRange{std::min(x.low, y.low), std::min(x.high, y.high)};
    case Op::most: return NumberRange{std::max(x.low, y.low), std::max(x.high, y.high)};
    case Op::abs: return x.low >= 0 ? MaybeRange(x) : std::nullopt;
    case Op::fib:
    case Op::square:
    case Op::pow2:
    case Op::prime: return NumberRange{0, 1};
    case Op::bits:
    case Op::sqrt:
    case Op::phi: return at_ends();
    case Op::root: return y.single() ? at_ends() : std::nullopt;
    case Op::ones: return x.low >= 0 ? MaybeRange(NumberRange{0, 63}) : std::nullopt;
    default: return std::nullopt;
  }
}

class RangeEvaluation {
 public:
  RangeEvaluation(const Guess& guess, const std::vector<ValueStretch>& stretches)
      : guess_(guess), stretches_(stretches) {}

  /// The range of the guess for the heaps n.low … n.high. What it says of smaller heaps is taken to
  /// be right.
  MaybeRange of(NumberRange n) {
    using Op = Expression::Op;
    stack_.clear();
    for (const Expression::Node& node : guess_.expression.nodes()) {
      const std::size_t from = stack_.size() - node.arguments;
      MaybeRange out;
      switch (node.op) {
        case Op::number: out = NumberRange{node.number, node.number}; break;
        case Op::variable: out = n; break;
        case Op::both:
        case Op::either: out = joined(node.op, stack_[from], stack_[from + 1]); break;
        case Op::choose: out = chosen(from, 1, 2); break;
        case Op::pick: out = picked(from, node.arguments); break;
        case Op::self:
          if (stack_[from]) out = self(*stack_[from], n.low);
          break;
        default:
          if (node.arguments == 1 && stack_[from]) out = range_of(node.op, *stack_[from], {0, 0});
          if (node.arguments == 2 && stack_[from] && stack_[from + 1])
            out = range_of(node.op, *stack_[from], *stack_[from + 1]);
      }
      stack_.resize(from);
      stack_.push_back(out);
    }
    return stack_.back();
  }

 private:
  /// "&&" and "||" look at the second argument only where the first doesn't settle it.
  static MaybeRange joined(Expression::Op op, MaybeRange x, MaybeRange y) {
    const std::int64_t settles = op == Expression::Op::both ? 0 : 1;
    if (!x || (x->single() && x->low == settles)) return x;
    if (!y) return std::nullopt;
    if (settles == 0) return NumberRange{std::min(x->low, y->low), std::min(x->high, y->high)};
    return NumberRange{std::max(x->low, y->low), std::max(x->high, y->high)};
  }
  MaybeRange chosen(std::size_t condition, std::size_t yes, std::size_t no) const {
    const MaybeRange& c = stack_[condition];
    if (!c) return std::nullopt;
    const MaybeRange& x = stack_[condition + yes];
    const MaybeRange& y = stack_[condition + no];
    if (c->low == 1) return x;
    if (c->high == 0) return y;
    return x && y ? MaybeRange(hull(*x, *y)) : std::nullopt;
  }
  MaybeRange picked(std::size_t index, std::size_t arguments) const {
    const MaybeRange& i = stack_[index];
    if (!i || i->low < 0 || i->high + 1 >= static_cast<std::int64_t>(arguments))
      return std::nullopt;
    MaybeRange out;
    for (std::int64_t at = i->low; at <= i->high; ++at) {
      const MaybeRange& one = stack_[index + 1 + static_cast<std::size_t>(at)];
      if (!one) return std::nullopt;
      out = out ? hull(*out, *one) : *one;
    }
    return out;
  }
  /// The range of the guess at the numbers of e, all of which must be below `heap`.
  MaybeRange self(NumberRange e, std::int64_t heap) const {
    if (e.low < 0 || e.high >= heap) return std::nullopt;
    auto at =
        std::upper_bound(stretches_.begin(), stretches_.end(), static_cast<std::uint64_t>(e.low),
                         [](std::uint64_t n, const ValueStretch& s) { return n < s.first; });
    MaybeRange out;
    for (--at; at != stretches_.end() && at->first <= static_cast<std::uint64_t>(e.high); ++at) {
      auto v = static_cast<std::int64_t>(at->value);
      if (guess_.kind != Guess::Kind::value) v = (v == 0) == (guess_.kind == Guess::Kind::lost);
      out = out ? hull(*out, {v, v}) : NumberRange{v, v};
    }
    return out;
  }

  const Guess& guess_;
  const std::vector<ValueStretch>& stretches_;
  std::vector<MaybeRange> stack_;
};

}  // namespace

std::optional<std::vector<ValueStretch>> stretches_of_rule(const Rule& rule) {
  if (!rule.has_sequence()) return std::nullopt;
  Work work(stretch_options);
  // The stretches are asked for in steps, since a rule may have far more than are of use. The first
  // step is not 0, where a bound may be undefined.
  for (std::uint64_t heap = 16;; heap = std::min<std::uint64_t>(heap * 1000 + 1000, max_integer)) {
    const auto state = rule.sequence().heap_state(heap);
    work.open_step(stretch_options);
    const TableWork counted(rule, work);
    if (!state || rule.theory().prepare(*state, work) != Ready::yes) return std::nullopt;
    std::vector<ValueStretch> out;
    for (const Fact& fact : rule.sequence().proof_facts(heap, "stretches")) {
      if (fact.name == "from") {
        if (!out.empty()) out.back().last = fact.number - 1;
        out.push_back({fact.number, max_integer, 0});
      } else if (fact.name == "value" && !out.empty()) {
        out.back().value = fact.number;
      }
    }
    if (out.empty() || out.size() > most_rule_stretches) return std::nullopt;
    if (heap < max_integer) continue;
    return out;
  }
}

StretchVerdict check_on_stretches(const Guess& guess, const std::vector<ValueStretch>& stretches) {
  StretchVerdict out;
  if (guess.two_heaps) return out;
  RangeEvaluation evaluation(guess, stretches);
  const std::uint64_t nodes = guess.expression.nodes().size();
  std::uint64_t spent = 0;
  std::vector<NumberRange> open;
  for (const ValueStretch& stretch : stretches) {
    if (stretch.last < guess.from) continue;
    const auto value = static_cast<std::int64_t>(stretch.value);
    const bool is_value = guess.kind == Guess::Kind::value;
    const std::int64_t wanted =
        is_value ? value : std::int64_t{(value == 0) == (guess.kind == Guess::Kind::lost)};
    open.push_back({static_cast<std::int64_t>(std::max(stretch.first, guess.from)),
                    static_cast<std::int64_t>(stretch.last)});
    // The left half is on top, so the first heap that is found wrong is the smallest.
    while (!open.empty()) {
      const NumberRange n = open.back();
      open.pop_back();
      if ((spent += nodes) > most_range_nodes) return out;
      const MaybeRange said = evaluation.of(n);
      if (said && said->single() && said->low == wanted) continue;
      if (n.single() || (said && (said->high < wanted || said->low > wanted))) {
        const MaybeRange there = n.single() ? said : evaluation.of({n.low, n.low});
        if (guess.recursive() && !there) return out;
        out.kind = StretchVerdict::Kind::refuted;
        out.heap = static_cast<std::uint64_t>(n.low);
        out.value = stretch.value;
        if (there) out.guessed = there->low;
        return out;
      }
      const std::int64_t middle = n.low + (n.high - n.low) / 2;
      open.push_back({middle + 1, n.high});
      open.push_back({n.low, middle});
    }
  }
  out.kind = StretchVerdict::Kind::proven;
  return out;
}

}  // namespace nimber
