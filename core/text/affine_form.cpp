#include "text/affine_form.hpp"

#include <cstdlib>
#include <utility>
#include <vector>

namespace nimber {

AffineForm name_form(std::size_t name) {
  AffineForm out;
  out.coefficients[name] = 1;
  return out;
}

std::optional<AffineForm> sum_of_forms(AffineForm x, std::int64_t factor, const AffineForm& y) {
  if (std::abs(factor) > AffineForm::most_coefficients) return std::nullopt;
  x.constant += factor * y.constant;
  std::int64_t coefficients = 0;
  for (std::size_t i = 0; i < AffineForm::most_names; ++i) {
    x.coefficients[i] += factor * y.coefficients[i];
    coefficients += std::abs(x.coefficients[i]);
  }
  if (coefficients > AffineForm::most_coefficients ||
      std::abs(x.constant) > AffineForm::most_constant)
    return std::nullopt;
  return x;
}

std::optional<QuotientForm> quotient_form(ExpressionPart nodes) {
  using Op = Expression::Op;
  std::vector<QuotientForm> stack;
  for (const Expression::Node& node : nodes) {
    const std::size_t from = stack.size() - node.arguments;
    for (std::size_t i = from; i < stack.size(); ++i) {
      if (stack[i].divisor != 1) return std::nullopt;
    }
    const AffineForm x = node.arguments > 0 ? stack[from].numerator : AffineForm{};
    const AffineForm y = node.arguments > 1 ? stack[from + 1].numerator : AffineForm{};
    std::optional<AffineForm> out;
    std::int64_t divisor = 1;
    switch (node.op) {
      case Op::number:
        if (std::abs(node.number) <= AffineForm::most_constant) out = AffineForm{node.number, {}};
        break;
      case Op::variable:
        if (node.number >= 0 && node.number < static_cast<std::int64_t>(AffineForm::most_names))
          out = name_form(static_cast<std::size_t>(node.number));
        break;
      case Op::add: out = sum_of_forms(x, 1, y); break;
      case Op::sub: out = sum_of_forms(x, -1, y); break;
      case Op::mul:
        if (x.is_constant()) out = sum_of_forms({}, x.constant, y);
        if (y.is_constant()) out = sum_of_forms({}, y.constant, x);
        break;
      case Op::div:
        divisor = y.constant;
        if (y.is_constant() && divisor >= 1 && divisor <= AffineForm::most_coefficients) out = x;
        break;
      default: break;
    }
    if (!out) return std::nullopt;
    stack.resize(from);
    stack.push_back({*out, divisor});
  }
  return stack.back();
}

std::optional<AffineForm> affine_form(ExpressionPart nodes) {
  const auto out = quotient_form(nodes);
  return out && out->divisor == 1 ? std::optional(out->numerator) : std::nullopt;
}

std::optional<AffineForm> comparison_form(ExpressionPart nodes) {
  using Op = Expression::Op;
  const Expression::Node& last = nodes.back();
  const bool strict = last.op == Op::lt || last.op == Op::gt;
  if (!strict && last.op != Op::le && last.op != Op::ge) return std::nullopt;
  const auto [left, right] = arguments_of(nodes);
  auto x = affine_form(left);
  auto y = affine_form(right);
  if (!x || !y) return std::nullopt;
  if (last.op == Op::gt || last.op == Op::ge) std::swap(x, y);
  const auto difference = sum_of_forms(*y, -1, *x);
  return difference ? sum_of_forms(*difference, strict ? -1 : 0, {1, {}}) : std::nullopt;
}

}  // namespace nimber
