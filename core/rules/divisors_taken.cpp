#include "rules/divisors_taken.hpp"

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

/// Does the condition hold for every heap of 2 or more?
bool holds_from_two(ExpressionPart condition) {
  const auto form = comparison_form(condition);
  if (!form) return false;
  AffineForm rest = *form;
  rest.coefficients[0] = 0;
  return rest.is_constant() && never_below({form->coefficients[0], 0, form->constant}, 2);
}

}  // namespace

std::unique_ptr<TheoremHeaps> divisors_taken(Taken taken,
                                             std::span<const ExpressionPart> conditions) {
  const std::size_t k = taken.name;
  if (taken.of == Taken::Of::numbers && conditions.size() == 1 && says_prime_to(conditions[0], k))
    return std::make_unique<PrimeTo>();
  bool proper = taken.of == Taken::Of::numbers_below;
  bool divides = taken.of == Taken::Of::divisors;
  bool late = false;  // is there a condition on n that j >= 2 alone makes true?
  for (const ExpressionPart condition : conditions) {
    if (says_divides(condition, k)) {
      divides = true;
      continue;
    }
    const DivisorsSaid said = said_by(condition, k);
    if (said == DivisorsSaid::proper) {
      proper = true;
    } else if (said == DivisorsSaid::other) {
      // n > 1 holds for every n that has a proper divisor.
      if (!holds_from_two(condition)) return nullptr;
      late = true;
    }
  }
  if (!divides || (late && !proper)) return nullptr;
  return std::make_unique<DivisorsTaken>(proper, taken.of == Taken::Of::divisors);
}

}  // namespace nimber
