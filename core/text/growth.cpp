#include "text/growth.hpp"

#include <vector>

namespace nimber {
namespace {

Growth growth_of_sum(Growth a, Growth b) {
  if (a == Growth::unknown || b == Growth::unknown) return Growth::unknown;
  if (a == Growth::constant) return b;
  return b == Growth::constant ? a : Growth::rising;
}

/// The growth of a quotient by a number above 0, of a root, and of the smaller or larger of two.
Growth growth_of_slower(Growth a, Growth b) {
  if (a == Growth::unknown || b == Growth::unknown) return Growth::unknown;
  if (a == Growth::rising || b == Growth::rising) return Growth::rising;
  return a == Growth::constant && b == Growth::constant ? Growth::constant : Growth::slow;
}

}  // namespace

Growth growth_of_difference(Growth a, Growth b) {
  if (b == Growth::constant) return a;
  const bool at_most_one = b == Growth::unit || b == Growth::slow;
  return a == Growth::unit && at_most_one ? Growth::slow : Growth::unknown;
}

Growth growth(ExpressionPart nodes) {
  using Op = Expression::Op;
  struct Part {
    Growth growth;
    std::int64_t number;
  };
  std::vector<Part> stack;
  for (const Expression::Node& node : nodes) {
    Growth out = Growth::unknown;
    const std::size_t from = stack.size() - node.arguments;
    const Part a = node.arguments > 0 ? stack[from] : Part{Growth::unknown, 0};
    const Part b = node.arguments > 1 ? stack[from + 1] : Part{Growth::constant, 0};
    const bool positive = b.growth == Growth::constant && b.number >= 1;
    switch (node.op) {
      case Op::number: out = Growth::constant; break;
      case Op::variable: out = node.number == 0 ? Growth::unit : Growth::unknown; break;
      case Op::add: out = growth_of_sum(a.growth, b.growth); break;
      case Op::sub: out = growth_of_difference(a.growth, b.growth); break;
      case Op::mul:
        if (positive && a.growth != Growth::unknown) out = Growth::rising;
        if (a.growth == Growth::constant && a.number >= 1 && b.growth != Growth::unknown)
          out = Growth::rising;
        break;
      case Op::div:
      case Op::root:
        if (positive) out = growth_of_slower(a.growth, Growth::constant);
        break;
      case Op::bits:
      case Op::sqrt: out = growth_of_slower(a.growth, Growth::constant); break;
      case Op::least:
      case Op::most: out = growth_of_slower(a.growth, b.growth); break;
      default: break;
    }
    stack.resize(from);
    stack.push_back({out, node.op == Op::number ? node.number : 0});
  }
  return stack.back().growth;
}

}  // namespace nimber
