#include "rules/own/own_octal.hpp"

#include <nimber/limits.hpp>

#include "rules/own/own_clipped.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace nimber {
namespace {

/// What an alternative does: it takes an amount, and leaves the rest whole or in two parts, of
/// which the first is the choice `split`.
struct TakenAndSplit {
  AffineForm amount;
  std::optional<std::size_t> split;
};

/// A bound on the heap n and on the smaller part i: the form is 0 or more. That of a quotient,
/// i <= numerator / divisor, stands for divisor * i <= numerator, which is the same for i >= 1.
struct SplitBound {
  AffineForm form;
  std::int64_t divisor = 1;
};

/// Where a line `at_one` + `slope` * (m - 1) stands for all m >= 1.
enum class Side : std::uint8_t { never_below, always_below, both };

Side side_of(std::int64_t slope, std::int64_t at_one) {
  if (slope >= 0 && at_one >= 0) return Side::never_below;
  return slope <= 0 && at_one < 0 ? Side::always_below : Side::both;
}

/// What bounds say together: whether all hold for all m, or one for none.
Side side_of_all(const std::vector<Side>& sides) {
  if (std::find(sides.begin(), sides.end(), Side::always_below) != sides.end())
    return Side::always_below;
  return std::find(sides.begin(), sides.end(), Side::both) != sides.end() ? Side::both
                                                                          : Side::never_below;
}

/// What is said of two ways to the same: allowed if one is, and forbidden if both are.
Side either(Side a, Side b) {
  if (a == Side::never_below || b == Side::never_below) return Side::never_below;
  return a == Side::always_below && b == Side::always_below ? Side::always_below : Side::both;
}

std::optional<TakenAndSplit> taken_and_split(const OwnAlternative& alternative) {
  std::vector<AffineForm> left;
  if (alternative.result) {
    for (const OwnTarget& target : alternative.targets) {
      if (target.copies || target.slice || target.cells.size() != 1) return std::nullopt;
      const auto form = affine_form(target.cells[0].nodes());
      if (!form) return std::nullopt;
      left.push_back(*form);
    }
  } else {
    if (alternative.changes.size() != 1) return std::nullopt;
    const OwnChange& change = alternative.changes.front();
    const auto value = affine_form(change.value->nodes());
    if (!value || change.sign == OwnChange::Sign::add) return std::nullopt;
    const auto rest =
        change.sign == OwnChange::Sign::set ? value : sum_of_forms(name_form(0), -1, *value);
    if (!rest) return std::nullopt;
    left.push_back(*rest);
  }
  if (left.empty() || left.size() > 2) return std::nullopt;
  std::optional<AffineForm> amount = name_form(0);
  for (const AffineForm& part : left) amount = amount ? sum_of_forms(*amount, -1, part) : amount;
  if (!amount) return std::nullopt;
  TakenAndSplit out{*amount, std::nullopt};
  if (left.size() == 1) return out;
  for (const OwnStep& step : alternative.steps) {
    if (step.condition || step.variable >= AffineForm::most_names ||
        amount->coefficients[step.variable] != 0)
      continue;
    const AffineForm chosen = name_form(step.variable);
    if (left[0] == chosen || left[1] == chosen) out.split = step.variable;
  }
  return out.split ? std::optional(out) : std::nullopt;
}

/// The numbers that a choice may be, all of them fixed. None where they are not, or too many.
std::optional<std::vector<std::int64_t>> fixed_numbers(const OwnStep& step) {
  std::vector<std::int64_t> out;
  for (const OwnItem& item : step.items) {
    const bool range = item.kind == OwnItem::Kind::range;
    if (!range && item.kind != OwnItem::Kind::single) return std::nullopt;
    const auto first = affine_form(item.first->nodes());
    const auto last = range ? affine_form(item.last->nodes()) : first;
    if (!first || !last || !first->is_constant() || !last->is_constant() || first->constant < 0 ||
        last->constant > static_cast<std::int64_t>(limits::octal_digits))
      return std::nullopt;
    for (std::int64_t k = first->constant; k <= last->constant; ++k) out.push_back(k);
  }
  return out;
}

/// The rules of one alternative for one amount, digit by digit.
class OctalDigit {
 public:
  /// `amount_name` is the choice that is `chosen` now; 0 where the alternative has none.
  OctalDigit(const OwnAlternative& alternative, const TakenAndSplit& what, std::size_t amount_name,
             std::int64_t chosen)
      : alternative_(alternative), what_(what), name_(amount_name), chosen_(chosen) {}

  /// The digit for this amount: 1 where nothing may be left, 2 a heap, 4 two heaps. None where it
  /// is no digit: where what may be left depends on its size in another way.
  std::optional<unsigned> digit(bool& unequal_only) {
    amount_ = fixed(what_.amount).constant;
    if (!read_bounds()) return std::nullopt;
    const Side one = what_.split ? either(whole(0), whole(1)) : whole(0);
    if (one == Side::both) return std::nullopt;
    unsigned out = (empty() ? 1u : 0u) | (one == Side::never_below ? 2u : 0u);
    if (!what_.split) return out;
    const Side two = pairs(false);
    if (two == Side::both) {
      unequal_only = pairs(true) == Side::never_below && equals() == Side::always_below;
      return unequal_only ? std::optional(out | 4u) : std::nullopt;
    }
    return out | (two == Side::never_below ? 4u : 0u);
  }
  std::int64_t amount() const { return amount_; }

 private:
  AffineForm fixed(AffineForm form) const {
    if (name_ == 0) return form;
    form.constant += form.coefficients[name_] * chosen_;
    form.coefficients[name_] = 0;
    return form;
  }
  bool add(const std::optional<AffineForm>& form, std::int64_t divisor = 1) {
    if (!form) return false;
    AffineForm rest = fixed(*form);
    bounds_.push_back({rest, divisor});
    rest.constant = 0;
    rest.coefficients[0] = 0;
    if (what_.split) rest.coefficients[*what_.split] = 0;
    return rest == AffineForm{};
  }
  bool read_bounds() {
    for (const OwnStep& step : alternative_.steps) {
      if (step.condition) {
        const bool of_amount =
            !step.condition->uses(0) && (!what_.split || !step.condition->uses(*what_.split));
        if (of_amount) {
          std::array<std::int64_t, AffineForm::most_names> numbers{};
          numbers[name_] = chosen_;
          if (!step.condition->holds(numbers.data())) bounds_.push_back({{-1, {}}, 1});
        } else if (!add_condition(step.condition->nodes())) {
          return false;
        }
      } else if (what_.split == step.variable) {
        if (step.items.size() != 1 || step.items[0].kind != OwnItem::Kind::range) return false;
        const AffineForm chosen = name_form(step.variable);
        const auto low = affine_form(step.items[0].first->nodes());
        const auto high = quotient_form(step.items[0].last->nodes());
        if (!low || !high || !add(sum_of_forms(chosen, -1, *low)) ||
            !add(sum_of_forms(high->numerator, -high->divisor, chosen), high->divisor))
          return false;
      } else if (step.variable != name_) {
        return false;
      }
    }
    return true;
  }
  bool add_condition(ExpressionPart nodes) {
    if (nodes.back().op != Expression::Op::eq) return add(comparison_form(nodes));
    // An equation is two comparisons.
    std::vector<Expression::Node> comparison(nodes.begin(), nodes.end());
    comparison.back().op = Expression::Op::le;
    if (!add(comparison_form(comparison))) return false;
    comparison.back().op = Expression::Op::ge;
    return add(comparison_form(comparison));
  }

  std::int64_t of_heap(const SplitBound& bound) const { return bound.form.coefficients[0]; }
  std::int64_t of_part(const SplitBound& bound) const {
    return what_.split ? bound.form.coefficients[*what_.split] : 0;
  }
  /// For a smaller part of 0 a quotient holds where its numerator is above -divisor.
  std::int64_t slack(const SplitBound& bound, bool part_is_zero) const {
    return part_is_zero ? bound.divisor - 1 : 0;
  }

  /// May nothing be left? The heap is the amount, and the part 0.
  bool empty() const {
    return amount_ > 0 && std::all_of(bounds_.begin(), bounds_.end(), [&](const SplitBound& b) {
             return of_heap(b) * amount_ + b.form.constant + slack(b, true) >= 0;
           });
  }
  /// May m >= 1 be left in one heap, the chosen part being 0, or `part` 1: all of it?
  Side whole(std::int64_t part) const {
    // Without an amount the heap stays, which is no move where no empty part is left beside it.
    if (amount_ == 0 && !what_.split) return Side::always_below;
    std::vector<Side> sides;
    for (const SplitBound& b : bounds_) {
      const std::int64_t slope = of_heap(b) + part * of_part(b);
      sides.push_back(
          side_of(slope, slope + of_heap(b) * amount_ + b.form.constant + slack(b, part == 0)));
    }
    return side_of_all(sides);
  }
  /// May all pairs 1 <= a <= b be left (a < b where `unequal`), by choosing a, or by choosing b?
  Side pairs(bool unequal) const {
    const auto by = [&](bool smaller) {
      std::vector<Side> sides;
      for (const SplitBound& b : bounds_) {
        // a is 1 + s, and b is a + t, or a + 1 + t.
        const std::int64_t of_t = of_heap(b) + (smaller ? 0 : of_part(b));
        const std::int64_t of_s = 2 * of_heap(b) + of_part(b);
        const std::int64_t least =
            of_heap(b) * (2 + amount_) + of_part(b) + b.form.constant + (unequal ? of_t : 0);
        const Side in_t = side_of(of_t, least);
        const Side in_s = side_of(of_s, least);
        sides.push_back(in_t == in_s ? in_t : Side::both);
      }
      return side_of_all(sides);
    };
    return either(by(true), by(false));
  }
  /// May equal parts be left?
  Side equals() const {
    std::vector<Side> sides;
    for (const SplitBound& b : bounds_) {
      const std::int64_t slope = 2 * of_heap(b) + of_part(b);
      sides.push_back(side_of(slope, slope + of_heap(b) * amount_ + b.form.constant));
    }
    return side_of_all(sides);
  }

  const OwnAlternative& alternative_;
  const TakenAndSplit& what_;
  std::size_t name_;
  std::int64_t chosen_;
  std::int64_t amount_ = 0;
  std::vector<SplitBound> bounds_;
};

/// What is known of the rule after some of its alternatives.
struct OctalRules {
  std::map<std::int64_t, unsigned> digits;
  bool grundy = false;  ///< two parts are left, and they are unequal
  OwnTwin twin;

  bool add(const OwnAlternative& alternative);

 private:
  bool add_clipped(const OwnAlternative& alternative);
};

/// Parts before and behind a choice: each two of them come in both orders.
bool OctalRules::add_clipped(const OwnAlternative& alternative) {
  const auto found = clipped_digits(alternative);
  if (!found) return false;
  for (const auto& [amount, digit] : *found) digits[amount] |= digit;
  twin.ordered = false;
  return true;
}

bool OctalRules::add(const OwnAlternative& alternative) {
  const auto what = taken_and_split(alternative);
  if (!what) return add_clipped(alternative);
  // The amount is fixed, or one choice and a fixed number.
  AffineForm rest = what->amount;
  rest.constant = 0;
  std::size_t name = 0;
  std::vector<std::int64_t> choices = {0};
  if (rest != AffineForm{}) {
    for (const OwnStep& step : alternative.steps) {
      if (step.condition || step.variable >= AffineForm::most_names ||
          rest != name_form(step.variable))
        continue;
      name = step.variable;
      const auto numbers = fixed_numbers(step);
      if (!numbers) return false;
      choices = *numbers;
    }
    if (name == 0) return false;
  }
  const bool ascending = splits_ascending(alternative);
  for (const std::int64_t chosen : choices) {
    OctalDigit one(alternative, *what, name, chosen);
    bool unequal = false;
    const auto digit = one.digit(unequal);
    if (!digit || one.amount() < 0 ||
        one.amount() > static_cast<std::int64_t>(limits::octal_digits))
      return false;
    // An empty part beside a heap that stays: that goes on for ever.
    if (one.amount() == 0 && (*digit & 3) != 0) return false;
    grundy = grundy || unequal;
    if (*digit == 0) continue;
    unsigned& here = digits[one.amount()];
    twin.ordered = twin.ordered && (here & *digit) == 0 && (!what->split || ascending);
    here |= *digit;
    if (what->split && (*digit & 3) != 0)
      twin.beside_empty.push_back(static_cast<std::uint64_t>(one.amount()));
  }
  return true;
}

}  // namespace

std::optional<AffineForm> amount_taken(const OwnAlternative& alternative) {
  const auto what = taken_and_split(alternative);
  return what && !what->split ? std::optional(what->amount) : std::nullopt;
}

bool splits_ascending(const OwnAlternative& alternative) {
  const auto what = taken_and_split(alternative);
  if (!what || !what->split) return false;
  const auto first = affine_form(alternative.targets[0].cells[0].nodes());
  if (!first || *first != name_form(*what->split)) return false;
  for (const OwnStep& step : alternative.steps) {
    if (step.condition) return false;
    if (step.variable != *what->split) continue;
    const auto low = affine_form(step.items[0].first->nodes());
    const auto high =
        step.items[0].last ? quotient_form(step.items[0].last->nodes()) : std::nullopt;
    const auto rest = sum_of_forms(name_form(0), -1, what->amount);
    if (!low || !low->is_constant() || low->constant < 0 || low->constant > 1 || !high || !rest ||
        high->divisor != 2 || high->numerator != *rest)
      return false;
  }
  return true;
}

std::optional<OwnTwin> octal_of(const OwnRule& rule) {
  OctalRules rules;
  for (const OwnAlternative& alternative : rule.alternatives()) {
    if (!rules.add(alternative)) return std::nullopt;
  }
  if (rules.digits.empty()) return std::nullopt;
  std::sort(rules.twin.beside_empty.begin(), rules.twin.beside_empty.end());
  const auto& [last, digit] = *rules.digits.rbegin();
  if (rules.grundy) {
    if (rules.digits.size() != 1 || last != 0 || rule.alternatives().size() != 1)
      return std::nullopt;
    rules.twin.game = WrittenAs::unequal_split;
    rules.twin.ordered = false;
    return rules.twin;
  }
  rules.twin.game = WrittenAs::digits;
  std::string& code = rules.twin.rules;
  for (std::int64_t amount = 0; amount <= std::max<std::int64_t>(last, 1); ++amount) {
    const auto found = rules.digits.find(amount);
    code.push_back(static_cast<char>('0' + (found != rules.digits.end() ? found->second : 0)));
    if (amount == 0) code.push_back('.');
  }
  return rules.twin;
}

}  // namespace nimber
