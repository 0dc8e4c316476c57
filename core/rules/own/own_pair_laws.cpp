#include "rules/own/own_pair_laws.hpp"

#include "text/affine_form.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace nimber {
namespace {

/// The names of a rule with two numbers and one choice are counted so.
constexpr std::size_t law_choice = 2;

/// one + d * divisor + o * other + k * choice + dk * divisor * choice. The divisor is that number
/// which a choice may multiply. The coefficients together are at most 8 and `one` at most 10^6, and
/// so it is for each part of an expression: it is defined for all moves that a game has, since each
/// of the products is at most 10^18 there.
struct ProductForm {
  std::int64_t one = 0;
  std::int64_t d = 0;
  std::int64_t o = 0;
  std::int64_t k = 0;
  std::int64_t dk = 0;

  bool operator==(const ProductForm&) const = default;
  bool is_constant() const { return *this == ProductForm{one, 0, 0, 0, 0}; }
};

using LawForm = std::optional<ProductForm>;

LawForm in_bounds(const ProductForm& form) {
  const std::int64_t coefficients =
      std::abs(form.d) + std::abs(form.o) + std::abs(form.k) + std::abs(form.dk);
  if (coefficients > AffineForm::most_coefficients ||
      std::abs(form.one) > AffineForm::most_constant)
    return std::nullopt;
  return form;
}

LawForm add_forms(const LawForm& x, std::int64_t factor, const LawForm& y) {
  if (!x || !y || std::abs(factor) > AffineForm::most_constant) return std::nullopt;
  return in_bounds({x->one + factor * y->one, x->d + factor * y->d, x->o + factor * y->o,
                    x->k + factor * y->k, x->dk + factor * y->dk});
}

LawForm multiply_forms(const LawForm& x, const LawForm& y) {
  if (!x || !y) return std::nullopt;
  if (x->is_constant()) return add_forms(ProductForm{}, x->one, y);
  if (y->is_constant()) return add_forms(ProductForm{}, y->one, x);
  const bool divisor_first =
      *x == ProductForm{0, x->d, 0, 0, 0} && *y == ProductForm{0, 0, 0, y->k, 0};
  const bool choice_first =
      *x == ProductForm{0, 0, 0, x->k, 0} && *y == ProductForm{0, y->d, 0, 0, 0};
  if (divisor_first) return in_bounds({0, 0, 0, 0, x->d * y->k});
  if (choice_first) return in_bounds({0, 0, 0, 0, x->k * y->d});
  return std::nullopt;
}

constexpr LawForm choice_form = ProductForm{0, 0, 0, 1, 0};
constexpr LawForm divisor_form = ProductForm{0, 1, 0, 0, 0};
constexpr LawForm other_form = ProductForm{0, 0, 1, 0, 0};
constexpr LawForm form_of_one = ProductForm{1, 0, 0, 0, 0};

/// Reads one alternative, in which this one of the two numbers counts as the divisor.
class FormReader {
 public:
  explicit FormReader(std::size_t divisor) : divisor_(divisor) {}

  LawForm number(std::size_t cell) const { return cell == divisor_ ? divisor_form : other_form; }

  LawForm form(ExpressionPart nodes) const {
    using Op = Expression::Op;
    std::vector<LawForm> stack;
    for (const Expression::Node& node : nodes) {
      if (stack.size() < node.arguments || node.arguments > 2) return std::nullopt;
      const std::size_t from = stack.size() - node.arguments;
      const LawForm x = node.arguments > 0 ? stack[from] : LawForm(ProductForm{});
      const LawForm y = node.arguments > 1 ? stack[from + 1] : LawForm(ProductForm{});
      LawForm out;
      switch (node.op) {
        case Op::number: out = in_bounds({node.number, 0, 0, 0, 0}); break;
        case Op::variable:
          if (node.number == 0 || node.number == 1)
            out = number(static_cast<std::size_t>(node.number));
          if (node.number == static_cast<std::int64_t>(law_choice)) out = choice_form;
          break;
        case Op::add: out = add_forms(x, 1, y); break;
        case Op::sub: out = add_forms(x, -1, y); break;
        case Op::mul: out = multiply_forms(x, y); break;
        default: break;
      }
      if (!out) return std::nullopt;
      stack.resize(from);
      stack.push_back(out);
    }
    return stack.back();
  }

  /// What a move leaves of the two numbers, where it leaves one part: two forms.
  std::optional<std::array<ProductForm, 2>> left_by(const OwnAlternative& alternative) const {
    std::array<LawForm, 2> left = {number(0), number(1)};
    if (alternative.result) {
      if (alternative.targets.size() != 1) return std::nullopt;
      return part(alternative.targets.front());
    }
    std::array<bool, 2> changed{};
    for (const OwnChange& change : alternative.changes) {
      if (change.cell > 1 || changed[change.cell] || change.from) return std::nullopt;
      changed[change.cell] = true;
      const LawForm value = form(change.value->nodes());
      if (change.sign == OwnChange::Sign::set) left[change.cell] = value;
      if (change.sign == OwnChange::Sign::add)
        left[change.cell] = add_forms(left[change.cell], 1, value);
      if (change.sign == OwnChange::Sign::subtract)
        left[change.cell] = add_forms(left[change.cell], -1, value);
    }
    return both(left);
  }
  std::optional<std::array<ProductForm, 2>> part(const OwnTarget& target) const {
    if (target.copies || target.slice || target.cells.size() != 2) return std::nullopt;
    return both({form(target.cells[0].nodes()), form(target.cells[1].nodes())});
  }

 private:
  static std::optional<std::array<ProductForm, 2>> both(const std::array<LawForm, 2>& left) {
    if (!left[0] || !left[1]) return std::nullopt;
    return std::array<ProductForm, 2>{*left[0], *left[1]};
  }

  std::size_t divisor_;
};

/// All bounds of an alternative with one choice: forms that are 0 or more exactly where they all
/// hold, for choices of at least 1. What can't be said so is not read.
class PairBounds {
 public:
  PairBounds(const OwnAlternative& alternative, const FormReader& reader) : reader_(reader) {
    std::size_t choices = 0;
    for (const OwnStep& step : alternative.steps) {
      if (step.condition) {
        read_ = read_ && condition(step.condition->nodes());
      } else {
        ++choices;
        read_ = read_ && step.variable == law_choice && candidates(step);
      }
    }
    read_ = read_ && choices == 1;
  }

  bool read() const { return read_; }
  const std::vector<ProductForm>& forms() const { return forms_; }
  /// Forms that must not be 0.
  const std::vector<ProductForm>& not_zero() const { return not_zero_; }
  /// Is there a quotient by the divisor, so that nothing is defined where that is 0?
  bool divides() const { return divides_; }
  bool has(const ProductForm& form) const {
    return std::find(forms_.begin(), forms_.end(), form) != forms_.end();
  }
  /// Does a bound say that the choice is at least so much?
  bool least_choice(std::int64_t least) const {
    return std::any_of(forms_.begin(), forms_.end(), [&](const ProductForm& form) {
      return form == ProductForm{form.one, 0, 0, 1, 0} && -form.one >= least;
    });
  }

 private:
  bool add(const LawForm& form) {
    if (form) forms_.push_back(*form);
    return form.has_value();
  }

  bool candidates(const OwnStep& step) {
    if (step.items.size() != 1) return false;
    const OwnItem& item = step.items.front();
    // One that is open ends at the larger number, which is no less than what the games allow.
    if (item.kind != OwnItem::Kind::range && item.kind != OwnItem::Kind::open) return false;
    const LawForm first = reader_.form(item.first->nodes());
    return first && first->k == 0 && first->dk == 0 && add(add_forms(choice_form, -1, first)) &&
           (item.kind == OwnItem::Kind::open || at_most(item.last->nodes()));
  }

  /// The choice is at most this.
  bool at_most(ExpressionPart nodes) {
    using Op = Expression::Op;
    const Op op = nodes.back().op;
    if (op == Op::least) {
      const auto [left, right] = arguments_of(nodes);
      return at_most(left) && at_most(right);
    }
    if (op != Op::div) {
      const LawForm most = reader_.form(nodes);
      return most && most->k == 0 && most->dk == 0 && add(add_forms(most, -1, choice_form));
    }
    // A quotient is rounded towards 0: a choice of at least 1 is at most n / d exactly where d
    // times the choice is at most n.
    const auto [left, right] = arguments_of(nodes);
    const LawForm numerator = reader_.form(left);
    const LawForm by = reader_.form(right);
    if (!numerator || !by || numerator->k != 0 || numerator->dk != 0) return false;
    if (by == divisor_form) {
      divides_ = true;
      return add(add_forms(numerator, -1, multiply_forms(divisor_form, choice_form)));
    }
    return by->is_constant() && by->one >= 1 && add(add_forms(numerator, -by->one, choice_form));
  }

  bool condition(ExpressionPart nodes) {
    using Op = Expression::Op;
    const Op op = nodes.back().op;
    if (nodes.back().arguments != 2) return false;
    const auto [left, right] = arguments_of(nodes);
    if (op == Op::both) return condition(left) && condition(right);
    if (op == Op::le && reader_.form(left) == choice_form) return at_most(right);
    if (op == Op::ge && reader_.form(right) == choice_form) return at_most(left);
    const LawForm x = reader_.form(left);
    const LawForm y = reader_.form(right);
    if (op == Op::le) return add(add_forms(y, -1, x));
    if (op == Op::ge) return add(add_forms(x, -1, y));
    if (op == Op::lt) return add(add_forms(add_forms(y, -1, x), -1, form_of_one));
    if (op == Op::gt) return add(add_forms(add_forms(x, -1, y), -1, form_of_one));
    const LawForm difference = add_forms(x, -1, y);
    if (op != Op::ne || !difference) return false;
    not_zero_.push_back(*difference);
    return true;
  }

  const FormReader& reader_;
  bool read_ = true;
  bool divides_ = false;
  std::vector<ProductForm> forms_;
  std::vector<ProductForm> not_zero_;
};

/// A form as one in x, y, z, which are any numbers from 0 on: never below 0 if no coefficient is.
/// The moves of a game are told by such numbers.
struct Spread {
  std::array<std::int64_t, 5> coefficients;
  bool never_below_zero() const {
    return std::all_of(coefficients.begin(), coefficients.end(),
                       [](std::int64_t c) { return c >= 0; });
  }
};

/// Divisor 1 + x, choice 1 + y, other number divisor * choice + least + z.
Spread of_multiples(const ProductForm& form, std::int64_t least) {
  const std::int64_t both = form.dk + form.o;
  return {{form.one + form.d + form.k + both + form.o * least, form.d + both, form.k + both, both,
           form.o}};
}

/// Split in two: the other number is k + 1 + y for k = 1 + x, and the divisor, which is dropped, z.
/// With `half` it is 2 k + y.
Spread of_splits(const ProductForm& form, bool half) {
  const std::int64_t least = half ? 2 : 1;
  return {{form.one + form.k + 2 * form.o, form.k + least * form.o, form.o, form.d,
           form.dk == 0 ? 0 : -1}};
}

template <class Spreads>
bool all_allowed(const PairBounds& bounds, Spreads spread) {
  const auto& forms = bounds.forms();
  const auto& others = bounds.not_zero();
  return std::all_of(forms.begin(), forms.end(),
                     [&](const ProductForm& form) { return spread(form).never_below_zero(); }) &&
         std::all_of(others.begin(), others.end(), [&](const ProductForm& form) {
           const LawForm above = add_forms(form, -1, form_of_one);
           const LawForm below = add_forms(add_forms(ProductForm{}, -1, form), -1, form_of_one);
           return (above && spread(*above).never_below_zero()) ||
                  (below && spread(*below).never_below_zero());
         });
}

/// Multiples of the divisor: which of Euclid's games, or "1 to a share".
std::optional<PairLaw> multiples(const OwnAlternative& alternative, std::size_t divisor,
                                 bool sorted) {
  const FormReader reader(divisor);
  const auto left = reader.left_by(alternative);
  if (!left) return std::nullopt;
  std::array<ProductForm, 2> now = *left;
  if (divisor == 1) std::swap(now[0], now[1]);
  const ProductForm rest = {0, 0, 1, 0, -1};
  const ProductForm less_choice = {0, 0, 1, -1, 0};
  if (now[0] != *divisor_form && sorted) std::swap(now[0], now[1]);
  if (now[0] != *divisor_form || (now[1] != rest && now[1] != less_choice)) return std::nullopt;
  const PairBounds bounds(alternative, reader);
  // Nothing taken is no move, and what falls below 0 is none.
  if (!bounds.read() || !bounds.least_choice(0)) return std::nullopt;
  const auto up_to = [](const ProductForm& form) { return of_multiples(form, 0); };
  if (now[1] == less_choice) {
    const bool share = bounds.has(rest) && (bounds.divides() || bounds.has({-1, 1, 0, 0, 0}));
    return share && all_allowed(bounds, up_to) ? std::optional(PairLaw::at_most_share)
                                               : std::nullopt;
  }
  if (all_allowed(bounds, up_to)) return PairLaw::euclid_zero;
  const auto below = [](const ProductForm& form) { return of_multiples(form, 1); };
  if (bounds.has({-1, 0, 1, 0, -1}) && all_allowed(bounds, below)) return PairLaw::euclid;
  return std::nullopt;
}

/// Is one number dropped, and the other one split in all ways in two of at least 1?
bool drops_and_splits(const OwnAlternative& alternative, std::size_t dropped, bool sorted) {
  const FormReader reader(dropped);
  const auto left = reader.left_by(alternative);
  const ProductForm rest = {0, 0, 1, -1, 0};
  if (!left) return false;
  const auto& [one, two] = *left;
  if (!(one == *choice_form && two == rest) && !(two == *choice_form && one == rest)) return false;
  const PairBounds bounds(alternative, reader);
  if (!bounds.read() || !bounds.least_choice(1)) return false;
  // Of parts in no order it is enough that the choice is the smaller one.
  const bool half = sorted && bounds.has({0, 0, 1, -2, 0});
  if (!half && !bounds.has({-1, 0, 1, -1, 0})) return false;
  return all_allowed(bounds, [&](const ProductForm& form) { return of_splits(form, half); });
}

/// Are these the three moves of a king to a corner: one less of one number, or of both?
bool steps_of_king(const std::vector<OwnAlternative>& alternatives) {
  const FormReader reader(0);
  std::array<bool, 4> seen{};
  for (const OwnAlternative& one : alternatives) {
    const auto left = one.steps.empty() ? reader.left_by(one) : std::nullopt;
    if (!left) return false;
    std::size_t step = 0;
    for (std::size_t cell = 0; cell < 2; ++cell) {
      ProductForm form = (*left)[cell];
      step = 2 * step + (form.one == -1 ? 1 : 0);
      if (form.one == -1) form.one = 0;
      if (form != (cell == 0 ? *divisor_form : *other_form)) return false;
    }
    seen[step] = true;
  }
  return !seen[0] && seen[1] && seen[2] && seen[3];
}

/// Is the bar broken across this side, in parts of at least 1, and can it be while the side is 2 or
/// more?
bool breaks(const OwnAlternative& alternative, std::size_t side) {
  if (!alternative.result || alternative.targets.size() != 2 || alternative.steps.size() != 1)
    return false;
  const OwnStep& step = alternative.steps.front();
  if (step.condition || step.variable != law_choice || step.items.size() != 1) return false;
  const OwnItem& item = step.items.front();
  if (item.kind != OwnItem::Kind::range) return false;
  const FormReader reader(1 - side);  // the other side is the "divisor"
  const auto first = reader.part(alternative.targets[0]);
  const auto second = reader.part(alternative.targets[1]);
  if (!first || !second) return false;
  const ProductForm rest = {0, 0, 1, -1, 0};
  const auto is = [&](const std::array<ProductForm, 2>& part, const ProductForm& form) {
    return part[side] == form && part[1 - side] == *divisor_form;
  };
  if (!is(*first, *choice_form) || !is(*second, rest)) return false;
  if (reader.form(item.first->nodes()) != form_of_one) return false;
  const auto last = quotient_form(item.last->nodes());
  if (!last) return false;
  AffineForm only = last->numerator;
  const std::int64_t slope = only.coefficients[side];
  only.coefficients[side] = 0;
  if (!only.is_constant() || slope < 1) return false;
  // The most, (slope * n + constant) / divisor, does not fall: it is at least 1 from 2 on, and
  // below n from 1 on.
  const std::int64_t constant = only.constant;
  return 2 * slope + constant >= last->divisor && slope <= last->divisor &&
         slope + constant < last->divisor && constant < last->divisor;
}

}  // namespace

std::optional<PairLaw> pair_law_of(const OwnRule& rule) {
  const OwnShape& shape = rule.shape();
  const bool sorted = shape.kind == OwnShape::Kind::set;
  if ((!sorted && shape.kind != OwnShape::Kind::tuple) || shape.names.size() != 2)
    return std::nullopt;
  const auto& alternatives = rule.alternatives();
  // The smaller number of a set stands first.
  const std::size_t divisors = sorted ? 1 : 2;
  std::array<std::vector<PairLaw>, 2> found;
  bool all_multiples = true;
  for (const OwnAlternative& one : alternatives) {
    bool any = false;
    for (std::size_t i = 0; i < divisors && !any; ++i) {
      const auto law = multiples(one, i, sorted);
      any = law.has_value();
      if (law) found[i].push_back(*law);
    }
    all_multiples = all_multiples && any;
  }
  if (all_multiples) {
    const PairLaw law = found[0].empty() ? found[1].front() : found[0].front();
    for (const auto& of_divisor : found) {
      for (const PairLaw other : of_divisor) {
        if (other != law) return std::nullopt;
      }
    }
    if (law == PairLaw::at_most_share)
      return !sorted && found[0].empty() ? std::optional(law) : std::nullopt;
    return sorted || (!found[0].empty() && !found[1].empty()) ? std::optional(law) : std::nullopt;
  }
  if (steps_of_king(alternatives)) return PairLaw::king;
  const auto seen_for_both = [&](auto says) {
    std::array<bool, 2> seen{};
    for (const OwnAlternative& one : alternatives) {
      const bool first = says(one, std::size_t{0});
      if (!first && !says(one, std::size_t{1})) return false;
      seen[first ? 0 : 1] = true;
    }
    return seen[0] && seen[1];
  };
  if (seen_for_both([&](const OwnAlternative& one, std::size_t dropped) {
        return drops_and_splits(one, dropped, sorted);
      }))
    return PairLaw::drop_split;
  if (alternatives.size() == 2 && seen_for_both(breaks)) return PairLaw::bar;
  return std::nullopt;
}

}  // namespace nimber
