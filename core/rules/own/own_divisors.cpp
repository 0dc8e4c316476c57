#include "rules/own/own_divisors.hpp"

#include "text/affine_form.hpp"

#include <bit>
#include <utility>

namespace nimber {
namespace {

/// docs/theorems.md, "Taking a divisor".
class DivisorsTaken final : public TheoremHeaps {
 public:
  DivisorsTaken(bool proper, bool listed) : proper_(proper), listed_(listed) {
    law_.theorem = "divisors";
    law_.body = proper ? "bits(low(n))-1" : "bits(low(n))";
    if (proper) law_.lost = "n%2==1";
    law_.from = proper ? 1 : 0;
  }
  const SequenceLaw& law() const override { return law_; }
  /// A table by a condition costs a look at all numbers of all heaps.
  Heap from() const override { return listed_ ? usual_from : 1'024; }
  Value value(Heap n) const override {
    if (n == 0) return 0;
    return static_cast<Value>(std::countr_zero(n)) + (proper_ ? 0 : 1);
  }
  bool lists_options() const override { return listed_; }
  std::optional<State> option_worth(Heap n, Value wanted) const override {
    // To take 2^i leaves what is worth i, or one more than that where all may be taken.
    if (wanted >= value(n)) return std::nullopt;
    if (proper_) return State{n - (Heap{1} << wanted)};
    return State{wanted == 0 ? 0 : n - (Heap{1} << (wanted - 1))};
  }
  void facts(Heap n, std::vector<Fact>& out) const override {
    out.push_back({"twos", n == 0 ? 0 : static_cast<std::uint64_t>(std::countr_zero(n))});
    out.push_back({"proper", proper_ ? std::uint64_t{1} : 0});
  }

 private:
  bool proper_;
  bool listed_;  // are the choices divisors alone?
  SequenceLaw law_;
};

/// What a condition on n and a divisor k of it says, for n = j k.
enum class DivisorsSaid : std::uint8_t { all, proper, other };

/// a j k + b k + c, as a form in n = j k and k.
struct DivisorForm {
  std::int64_t a;
  std::int64_t b;
  std::int64_t c;
};

/// Is the form 0 or more for all j >= least and all k >= 1?
bool never_below(const DivisorForm& f, std::int64_t least) {
  return f.a >= 0 && least * f.a + f.b >= 0 && least * f.a + f.b + f.c >= 0;
}

DivisorsSaid said_by(ExpressionPart condition, std::size_t k) {
  using Op = Expression::Op;
  const auto in_both = [&](const AffineForm& form) -> std::optional<DivisorForm> {
    AffineForm rest = form;
    rest.coefficients[0] = rest.coefficients[k] = 0;
    if (!rest.is_constant()) return std::nullopt;
    return DivisorForm{form.coefficients[0], form.coefficients[k], form.constant};
  };
  if (condition.back().op == Op::ne) {
    // Two sides that differ by a multiple of n - k.
    const auto sides = arguments_of(condition);
    const auto left = affine_form(sides[0]);
    const auto right = affine_form(sides[1]);
    const auto difference = left && right ? sum_of_forms(*left, -1, *right) : std::nullopt;
    const auto form = difference ? in_both(*difference) : std::nullopt;
    const bool fits = form && form->a != 0 && form->a + form->b == 0 && form->c == 0;
    return fits ? DivisorsSaid::proper : DivisorsSaid::other;
  }
  const auto compared = comparison_form(condition);
  const auto form = compared ? in_both(*compared) : std::nullopt;
  if (!form) return DivisorsSaid::other;
  if (never_below(*form, 1)) return DivisorsSaid::all;
  // It fails for j = 1 and all k.
  const bool fails = form->a + form->b <= 0 && form->a + form->b + form->c < 0;
  return fails && never_below(*form, 2) ? DivisorsSaid::proper : DivisorsSaid::other;
}

/// Is it n % k == 0?
bool says_divides(ExpressionPart condition, std::size_t k) {
  using Op = Expression::Op;
  if (condition.back().op != Op::eq) return false;
  auto sides = arguments_of(condition);
  if (sides[0].back().op != Op::mod) std::swap(sides[0], sides[1]);
  if (sides[0].back().op != Op::mod || affine_form(sides[1]) != AffineForm{}) return false;
  const auto of = arguments_of(sides[0]);
  return affine_form(of[0]) == name_form(0) && affine_form(of[1]) == name_form(k);
}

/// How far a choice of numbers from 1 on goes: to n, or to n - 1. None for other choices.
std::optional<bool> ends_below_heap(const OwnItem& item) {
  if (item.kind != OwnItem::Kind::open && item.kind != OwnItem::Kind::range) return std::nullopt;
  if (affine_form(item.first->nodes()) != AffineForm{1, {}}) return std::nullopt;
  if (item.kind == OwnItem::Kind::open) return false;
  auto last = affine_form(item.last->nodes());
  if (!last) return std::nullopt;
  const bool below = last->constant == -1;
  if (below) last->constant = 0;
  return last == name_form(0) ? std::optional(below) : std::nullopt;
}

/// Does the alternative leave n - k?
bool leaves_rest(const OwnAlternative& only, std::size_t k) {
  const auto rest = sum_of_forms(name_form(0), -1, name_form(k));
  if (only.result) {
    if (only.targets.size() != 1) return false;
    const OwnTarget& target = only.targets.front();
    return !target.copies && !target.slice && target.cells.size() == 1 &&
           affine_form(target.cells[0].nodes()) == rest;
  }
  if (only.changes.size() != 1) return false;
  const OwnChange& change = only.changes.front();
  const auto value = affine_form(change.value->nodes());
  if (change.sign == OwnChange::Sign::set) return value == rest;
  return change.sign == OwnChange::Sign::subtract && value == name_form(k);
}

}  // namespace

std::unique_ptr<TheoremHeaps> divisors_taken(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1)
    return nullptr;
  const OwnAlternative& only = rule.alternatives().front();
  std::optional<std::size_t> k;
  bool proper = false;
  bool listed = false;   // are the choices divisors?
  bool divides = false;  // or does a condition say so?
  bool late = false;     // is there a condition on n that j >= 2 alone makes true?
  for (const OwnStep& step : only.steps) {
    if (step.condition) continue;
    if (k || step.items.size() != 1) return nullptr;
    const OwnItem& item = step.items.front();
    if (item.kind == OwnItem::Kind::divisors) {
      if (affine_form(item.first->nodes()) != name_form(0)) return nullptr;
      listed = true;
    } else {
      const auto below = ends_below_heap(item);
      if (!below) return nullptr;
      proper = *below;
    }
    k = step.variable;
  }
  if (!k || *k >= AffineForm::most_names || !leaves_rest(only, *k)) return nullptr;
  for (const OwnStep& step : only.steps) {
    if (!step.condition) continue;
    const ExpressionPart nodes = step.condition->nodes();
    if (says_divides(nodes, *k)) {
      divides = true;
      continue;
    }
    const DivisorsSaid said = said_by(nodes, *k);
    if (said == DivisorsSaid::proper) {
      proper = true;
    } else if (said == DivisorsSaid::other) {
      // n > 1 holds for every n that has a proper divisor.
      const auto form = comparison_form(nodes);
      if (!form) return nullptr;
      AffineForm rest = *form;
      rest.coefficients[0] = 0;
      if (!rest.is_constant() || !never_below({form->coefficients[0], 0, form->constant}, 2))
        return nullptr;
      late = true;
    }
  }
  if ((late && !proper) || !(listed || divides)) return nullptr;
  return std::make_unique<DivisorsTaken>(proper, listed);
}

namespace {

/// docs/theorems.md, "Taking a number prime to the heap".
class PrimeTo final : public TheoremHeaps {
 public:
  PrimeTo() {
    law_.theorem = "prime-to";
    law_.lost = "n%2==0";
  }
  const SequenceLaw& law() const override { return law_; }
  /// Below it a table is made in no time.
  Heap from() const override { return 1'024; }
  bool tells_values() const override { return false; }
  bool lost(Heap n) const override { return n % 2 == 0; }

 private:
  SequenceLaw law_;
};

/// Is it gcd(n, k) == 1?
bool says_prime_to(ExpressionPart condition, std::size_t k) {
  using Op = Expression::Op;
  if (condition.back().op != Op::eq) return false;
  auto sides = arguments_of(condition);
  if (sides[0].back().op != Op::gcd) std::swap(sides[0], sides[1]);
  if (sides[0].back().op != Op::gcd || affine_form(sides[1]) != AffineForm{1, {}}) return false;
  const auto of = arguments_of(sides[0]);
  const auto first = affine_form(of[0]);
  const auto second = affine_form(of[1]);
  return (first == name_form(0) && second == name_form(k)) ||
         (first == name_form(k) && second == name_form(0));
}

}  // namespace

std::unique_ptr<TheoremHeaps> prime_to_heap_taken(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number || rule.alternatives().size() != 1)
    return nullptr;
  const OwnAlternative& only = rule.alternatives().front();
  if (only.steps.size() != 2 || only.steps[0].condition || !only.steps[1].condition ||
      only.steps[0].items.size() != 1)
    return nullptr;
  const std::size_t k = only.steps[0].variable;
  if (ends_below_heap(only.steps[0].items.front()) != false || !leaves_rest(only, k) ||
      !says_prime_to(only.steps[1].condition->nodes(), k))
    return nullptr;
  return std::make_unique<PrimeTo>();
}

}  // namespace nimber
