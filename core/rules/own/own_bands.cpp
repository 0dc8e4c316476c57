#include "rules/own/own_bands.hpp"

#include "text/affine_form.hpp"
#include "text/growth.hpp"
#include "values/checked.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

using BandOp = Expression::Op;
using BandNodes = std::vector<Expression::Node>;

constexpr std::size_t most_bands = 64;

bool is_number_part(ExpressionPart nodes) {
  return nodes.size() == 1 && nodes[0].op == BandOp::number;
}

bool is_name_part(ExpressionPart nodes, std::size_t name) {
  return nodes.size() == 1 && nodes[0].op == BandOp::variable &&
         static_cast<std::size_t>(nodes[0].number) == name;
}

/// Can Expression::apply() say what this is of numbers?
bool applies(BandOp op) {
  switch (op) {
    case BandOp::add:
    case BandOp::sub:
    case BandOp::mul:
    case BandOp::div:
    case BandOp::mod:
    case BandOp::eq:
    case BandOp::ne:
    case BandOp::lt:
    case BandOp::le:
    case BandOp::gt:
    case BandOp::ge:
    case BandOp::negate:
    case BandOp::negative:
    case BandOp::least:
    case BandOp::most:
    case BandOp::abs:
    case BandOp::bits:
    case BandOp::sqrt:
    case BandOp::root: return true;
    default: return false;
  }
}

/// Which number each choice is.
using Chosen = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// The expression with the chosen numbers in it. What is made of numbers alone is a number.
BandNodes with_chosen(ExpressionPart nodes, const Chosen& chosen) {
  std::vector<BandNodes> stack;
  for (const Expression::Node& node : nodes) {
    const std::size_t from = stack.size() - node.arguments;
    BandNodes out;
    auto found = chosen.begin();
    while (found != chosen.end() && found->first != node.number) ++found;
    if (node.op != BandOp::variable) found = chosen.end();
    if (found != chosen.end()) {
      Expression::Node number;
      number.number = found->second;
      out.push_back(number);
    } else {
      bool all = node.arguments > 0 && applies(node.op);
      for (std::size_t i = from; i < stack.size(); ++i) {
        all = all && is_number_part(stack[i]);
        out.insert(out.end(), stack[i].begin(), stack[i].end());
      }
      const auto value = all ? Expression::apply(node.op, out[0].number, out.back().number)
                             : std::optional<std::int64_t>();
      if (value) {
        out.assign(1, Expression::Node());
        out[0].number = *value;
      } else {
        out.push_back(node);
        out.back().size = static_cast<std::uint32_t>(out.size());
      }
    }
    stack.resize(from);
    stack.push_back(std::move(out));
  }
  return stack.back();
}

/// Narrows the heaps for which a band counts to those for which the condition holds. False where
/// these are not all heaps between two of them, or where that does not follow from its form.
bool narrow(ExpressionPart condition, Heap& from, Heap& to) {
  if (is_number_part(condition)) {
    if (condition[0].number == 0) to = 0, from = 1;
    return true;
  }
  const BandOp op = condition.back().op;
  if (op == BandOp::both) {
    const auto [left, right] = arguments_of(condition);
    return narrow(left, from, to) && narrow(right, from, to);
  }
  if (op == BandOp::eq) {
    // An equation is two comparisons.
    BandNodes comparison(condition.begin(), condition.end());
    comparison.back().op = BandOp::le;
    if (!narrow(comparison, from, to)) return false;
    comparison.back().op = BandOp::ge;
    return narrow(comparison, from, to);
  }
  if (condition.back().arguments != 2) return false;
  const auto form = comparison_form(condition);
  if (!form) return false;
  const std::int64_t slope = form->coefficients[0];
  AffineForm rest = *form;
  rest.coefficients[0] = 0;
  if (!rest.is_constant()) return false;
  const std::int64_t at_0 = rest.constant;
  if (slope > 0 && at_0 < 0) {
    from = std::max(from, static_cast<Heap>((-at_0 + slope - 1) / slope));
  } else if (slope < 0 && at_0 >= 0) {
    to = std::min(to, static_cast<Heap>(at_0 / -slope));
  } else if (at_0 < 0) {
    to = 0;
    from = 1;
  }
  return true;
}

/// Reads the bands of one alternative after the other.
class BandReader {
 public:
  explicit BandReader(std::vector<OwnBand>& out) : out_(out) {}

  bool add(const OwnAlternative& alternative) {
    if (alternative.result || alternative.changes.size() != 1 ||
        alternative.changes[0].sign == OwnChange::Sign::add)
      return false;
    alternative_ = &alternative;
    taking_ = alternative.changes[0].sign == OwnChange::Sign::subtract;
    return step(0, {}, 0, std::numeric_limits<Heap>::max());
  }

 private:
  ExpressionPart value() const { return alternative_->changes[0].value->nodes(); }
  /// Does what is left never fall, where what is chosen grows so?
  bool rises(ExpressionPart nodes) const {
    const Growth g = growth(nodes);
    return (taking_ ? growth_of_difference(Growth::unit, g) : g) != Growth::unknown;
  }
  bool keep(OwnBand band, Heap from, Heap to) {
    band.from = from;
    band.to = to;
    if (from <= to) out_.push_back(std::move(band));
    return out_.size() <= most_bands;
  }

  bool step(std::size_t at, const Chosen& chosen, Heap from, Heap to) {
    const auto& steps = alternative_->steps;
    if (at == steps.size()) {
      BandNodes only = with_chosen(value(), chosen);
      return rises(only) && keep(OwnBand(RisingNumber(std::move(only)), taking_), from, to);
    }
    const OwnStep& now = steps[at];
    if (now.condition) {
      return narrow(with_chosen(now.condition->nodes(), chosen), from, to) &&
             step(at + 1, chosen, from, to);
    }
    return std::all_of(now.items.begin(), now.items.end(), [&](const OwnItem& item) {
      const bool range = item.kind == OwnItem::Kind::range;
      if (!range && item.kind != OwnItem::Kind::single) return false;
      if (is_name_part(value(), now.variable)) {
        const auto below = below_behind(at);
        if (below) return between(item, chosen, *below, from, to);
      }
      const BandNodes first = with_chosen(item.first->nodes(), chosen);
      const BandNodes last = range ? with_chosen(item.last->nodes(), chosen) : first;
      if (!is_number_part(first) || !is_number_part(last) || first[0].number < 0 ||
          (last[0].number > first[0].number &&
           last[0].number - first[0].number >= static_cast<std::int64_t>(most_bands)))
        return false;
      Chosen more = chosen;
      more.emplace_back(static_cast<std::int64_t>(now.variable), 0);
      for (std::int64_t k = first[0].number; k <= last[0].number; ++k) {
        more.back().second = k;
        if (!step(at + 1, more, from, to)) return false;
      }
      return true;
    });
  }
  /// Behind the choice of what is left, or taken, stands nothing, or the condition `y<n` on what is
  /// left: whether it does. None where something else stands there.
  std::optional<bool> below_behind(std::size_t at) const {
    const auto& steps = alternative_->steps;
    if (at + 1 == steps.size()) return false;
    if (at + 2 != steps.size() || taking_ || !steps[at + 1].condition) return std::nullopt;
    const ExpressionPart condition = steps[at + 1].condition->nodes();
    if (condition.back().op != BandOp::lt) return std::nullopt;
    const auto [small, large] = arguments_of(condition);
    if (!is_name_part(small, steps[at].variable) || !is_name_part(large, 0)) return std::nullopt;
    return true;
  }
  bool between(const OwnItem& item, const Chosen& chosen, bool below, Heap from, Heap to) {
    const auto number = [&](const Expression& expression) {
      return chosen.empty() ? RisingNumber(expression)
                            : RisingNumber(with_chosen(expression.nodes(), chosen));
    };
    const auto may_be = [&](const Expression& expression) {
      return rises(chosen.empty() ? BandNodes(expression.nodes())
                                  : with_chosen(expression.nodes(), chosen));
    };
    const Expression& last = item.last ? *item.last : *item.first;
    return may_be(*item.first) && may_be(last) &&
           keep(OwnBand(number(*item.first), number(last), taking_, below), from, to);
  }

  std::vector<OwnBand>& out_;
  const OwnAlternative* alternative_ = nullptr;
  bool taking_ = false;
};

}  // namespace

std::optional<std::int64_t> RisingNumber::value(std::int64_t n) const {
  if (whole_) {
    std::array<std::int64_t, OwnRule::most_choices + 1> numbers{};
    numbers[0] = n;
    return whole_->value(numbers.data());
  }
  return value_of_part(nodes_, n);
}

std::optional<std::int64_t> OwnBand::bound(const RisingNumber& chosen, std::int64_t n) const {
  const auto v = chosen.value(n);
  return v && taking_ ? checked_sub(n, *v) : v;
}

std::optional<std::int64_t> OwnBand::low(Heap n) const {
  const auto v = bound(taking_ ? last() : first_, static_cast<std::int64_t>(n));
  return v ? std::max<std::int64_t>(0, *v) : v;
}

std::optional<std::int64_t> OwnBand::high(Heap n) const {
  const auto number = static_cast<std::int64_t>(n);
  const auto v = bound(taking_ ? first_ : last(), number);
  if (v && below_) return std::min(*v, number - 1);
  return v == number ? *v - 1 : v;  // what leaves all as it was is no move
}

OwnBands bands_of(const OwnRule& rule) {
  OwnBands out;
  if (rule.shape().kind != OwnShape::Kind::number) return out;
  BandReader reader(out.bands);
  for (const OwnAlternative& alternative : rule.alternatives()) {
    if (reader.add(alternative)) continue;
    out.bands.clear();
    return out;
  }
  const OwnAlternative& first = rule.alternatives().front();
  out.single = rule.alternatives().size() == 1 && out.bands.size() == 1 && !first.steps.empty() &&
               first.steps[0].items.size() == 1 &&
               first.steps[0].items[0].kind == OwnItem::Kind::range &&
               is_name_part(first.changes[0].value->nodes(), first.steps[0].variable);
  return out;
}

}  // namespace nimber
