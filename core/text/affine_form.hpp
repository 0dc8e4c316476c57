// Expressions that are sums of multiples of their names: n-2*k+1, and quotients of such by a
// number.
#pragma once

#include "text/expression.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace nimber {

/// constant + the sum of coefficients[i] * name i. A comparison becomes the form that is 0 or more
/// exactly where the comparison holds.
struct AffineForm {
  /// Names have their numbers from the expression. In a rule the heap is name 0, choices follow.
  static constexpr std::size_t most_names = limits::own_choices + 1;
  /// The coefficients together are at most this, so everything is defined for numbers to 10^18.
  static constexpr std::int64_t most_coefficients = 8;
  static constexpr std::int64_t most_constant = 1'000'000;

  std::int64_t constant = 0;
  std::array<std::int64_t, most_names> coefficients{};

  bool operator==(const AffineForm&) const = default;
  bool is_constant() const { return *this == AffineForm{constant, {}}; }
};

/// numerator / divisor, as integers are divided; `divisor` is at least 1.
struct QuotientForm {
  AffineForm numerator;
  std::int64_t divisor = 1;
};

AffineForm name_form(std::size_t name);
/// x + factor * y. None where the numbers grow too large.
std::optional<AffineForm> sum_of_forms(AffineForm x, std::int64_t factor, const AffineForm& y);

/// The form of the part of an expression that these nodes are; none for other expressions.
std::optional<QuotientForm> quotient_form(ExpressionPart nodes);
std::optional<AffineForm> affine_form(ExpressionPart nodes);
/// The form of the part that these nodes are: of `x<y`, `x<=y`, `x>y` or `x>=y`.
std::optional<AffineForm> comparison_form(ExpressionPart nodes);

}  // namespace nimber
