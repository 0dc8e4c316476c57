// Expressions evaluated: the tree as a program for a small stack.
#include "text/expression.hpp"
#include "values/checked.hpp"
#include "values/nimber.hpp"
#include "values/numbers.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numeric>

namespace nimber {
namespace {

constexpr std::int64_t lowest_number = std::numeric_limits<std::int64_t>::min();

/// An unsigned result; none above 2^63 - 1.
std::optional<std::int64_t> as_number(std::uint64_t n) {
  if (n > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
  return static_cast<std::int64_t>(n);
}

/// The nim-sum of the largest cell less the next one, the third less the fourth, and so on; where
/// the cells are odd in number the least stands alone. None where a cell is below 0. Quadratic:
/// rows are short.
std::optional<std::int64_t> gaps_of(Expression::Row row) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] < 0) return std::nullopt;
    // How many stand before it in descending order, and the largest that stands behind it.
    std::size_t before = 0;
    std::int64_t next = 0;
    for (std::size_t j = 0; j < row.size(); ++j) {
      if (j != i && (row[j] > row[i] || (row[j] == row[i] && j < i))) {
        ++before;
      } else if (j != i) {
        next = std::max(next, row[j]);
      }
    }
    if (before % 2 == 0) sum ^= row[i] - next;
  }
  return sum;
}

std::optional<std::int64_t> of_row(Expression::Op op, Expression::Row row, std::int64_t v) {
  using Op = Expression::Op;
  switch (op) {
    case Op::len: return static_cast<std::int64_t>(row.size());
    case Op::sum: {
      std::int64_t sum = 0;
      for (const std::int64_t cell : row) {
        if (__builtin_add_overflow(sum, cell, &sum)) return std::nullopt;
      }
      return sum;
    }
    case Op::row_least:
    case Op::row_most: {
      if (row.empty()) return std::nullopt;
      const auto [least, most] = std::minmax_element(row.begin(), row.end());
      return op == Op::row_least ? *least : *most;
    }
    case Op::row_xor: {
      std::int64_t sum = 0;
      for (const std::int64_t cell : row) {
        if (cell < 0) return std::nullopt;
        sum ^= cell;
      }
      return sum;
    }
    case Op::odds: {
      std::int64_t odd = 0;
      for (const std::int64_t cell : row) odd += cell & 1;
      return odd;
    }
    case Op::alike: {
      std::int64_t again = 0;
      for (auto cell = row.begin(); cell != row.end(); ++cell)
        again += std::find(row.begin(), cell, *cell) != cell;
      return again;
    }
    case Op::gaps: return gaps_of(row);
    case Op::differs: {
      std::size_t at = 0;
      while (at < row.size() && row[at] == row[0]) ++at;
      return static_cast<std::int64_t>(at + 1);
    }
    case Op::count: return std::count(row.begin(), row.end(), v);
    case Op::has: return std::find(row.begin(), row.end(), v) != row.end();
    case Op::run: {
      std::int64_t longest = 0;
      std::int64_t here = 0;
      for (const std::int64_t cell : row) {
        here = (here + 1) & -std::int64_t{cell == v};  // no branch: none could foresee it
        longest = std::max(longest, here);
      }
      return longest;
    }
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<std::int64_t> Expression::apply(Op op, std::int64_t a, std::int64_t b) {
  const auto ua = static_cast<std::uint64_t>(a);
  const auto ub = static_cast<std::uint64_t>(b);
  switch (op) {
    case Op::add: return checked_add(a, b);
    case Op::sub: return checked_sub(a, b);
    case Op::mul: return checked_mul(a, b);
    case Op::div:
    case Op::mod:
      if (b == 0 || (b == -1 && a == lowest_number)) return std::nullopt;
      return op == Op::div ? a / b : a % b;
    case Op::eq: return a == b;
    case Op::ne: return a != b;
    case Op::lt: return a < b;
    case Op::le: return a <= b;
    case Op::gt: return a > b;
    case Op::ge: return a >= b;
    case Op::negate: return a == 0;
    case Op::negative: return checked_sub(std::int64_t{0}, a);
    case Op::least: return std::min(a, b);
    case Op::most: return std::max(a, b);
    case Op::abs: return a < 0 ? checked_sub(std::int64_t{0}, a) : std::optional(a);
    case Op::gcd:
      if (a == lowest_number || b == lowest_number) return std::nullopt;
      return std::gcd(a, b);
    // Tests are true of numbers from 1 on only.
    case Op::fib: return a > 0 && is_fibonacci(ua);
    case Op::square: return a > 0 && isqrt(ua) * isqrt(ua) == ua;
    case Op::pow2: return a > 0 && std::has_single_bit(ua);
    case Op::prime: return a > 0 && is_prime(ua);
    default: break;
  }
  // What is left takes numbers from 0 on only.
  if (a < 0) return std::nullopt;
  switch (op) {
    case Op::bits: return static_cast<std::int64_t>(std::bit_width(ua));
    case Op::ones: return static_cast<std::int64_t>(std::popcount(ua));
    case Op::low: return a & -a;
    case Op::sqrt: return static_cast<std::int64_t>(isqrt(ua));
    case Op::zeck: return static_cast<std::int64_t>(zeckendorf_least(ua));
    case Op::phi: return as_number(golden_multiple(ua));
    default: break;
  }
  if (b < 0) return std::nullopt;
  switch (op) {
    case Op::root: return b == 0 ? std::nullopt : as_number(iroot(ua, ub));
    case Op::bit_xor: return a ^ b;
    case Op::bit_and: return a & b;
    case Op::bit_or: return a | b;
    case Op::nimprod: return as_number(nim_product(ua, ub));
    default: return std::nullopt;
  }
}

std::uint64_t Expression::cost_of(Op op) {
  switch (op) {
    case Op::zeck:
    case Op::fib:
    case Op::gcd: return 8;
    case Op::sum:
    case Op::row_least:
    case Op::row_most:
    case Op::row_xor:
    case Op::odds:
    case Op::differs:
    case Op::count:
    case Op::has:
    case Op::run:
    case Op::nimprod: return 32;
    case Op::alike:
    case Op::gaps: return 256;
    case Op::root: return 64;
    case Op::prime: return 256;
    case Op::both:
    case Op::either: return 0;
    default: return 1;
  }
}

void Expression::compile() {
  // Which argument of which `&&`, `||`, `if`, `pick` ends at a node: those have steps between.
  struct Place {
    std::uint32_t parent = 0;
    std::uint32_t argument = 0;
  };
  std::vector<Place> place(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Op op = nodes_[i].op;
    if (op != Op::both && op != Op::either && op != Op::choose && op != Op::pick) continue;
    std::size_t child = i - 1;
    for (std::uint32_t argument = nodes_[i].arguments; argument-- > 0;) {
      place[child] = {static_cast<std::uint32_t>(i), argument};
      child -= nodes_[child].size;
    }
  }
  struct Open {
    std::size_t first = 0;              // the step that chooses
    std::vector<std::size_t> to_end{};  // steps that go behind the whole
  };
  std::vector<Open> open;
  const auto here = [&] { return static_cast<std::uint32_t>(steps_.size()); };
  steps_.reserve(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    starts_.push_back(node.size == 1 ? here() : starts_[i + 1 - node.size]);
    cost_ += cost_of(node.op);
    Step step;
    step.op = node.op;
    step.number = node.number;
    step.what = Do::apply;
    switch (node.op) {
      case Op::number: step.what = Do::push; break;
      case Op::variable: step.what = Do::load; break;
      case Op::cell: step.what = Do::cell; break;
      case Op::len:
      case Op::sum:
      case Op::row_least:
      case Op::row_most:
      case Op::row_xor:
      case Op::odds:
      case Op::alike:
      case Op::gaps:
      case Op::differs:
        step.what = Do::row;
        step.number = 0;
        break;
      case Op::count:
      case Op::has:
      case Op::run:
        step.what = Do::row;
        step.number = 1;
        break;
      case Op::add: step.what = Do::add; break;
      case Op::sub: step.what = Do::sub; break;
      case Op::mul: step.what = Do::mul; break;
      case Op::div: step.what = Do::div; break;
      case Op::mod: step.what = Do::mod; break;
      case Op::eq: step.what = Do::eq; break;
      case Op::ne: step.what = Do::ne; break;
      case Op::lt: step.what = Do::lt; break;
      case Op::le: step.what = Do::le; break;
      case Op::gt: step.what = Do::gt; break;
      case Op::ge: step.what = Do::ge; break;
      case Op::negate: step.what = Do::negate; break;
      case Op::self: step.what = Do::self; break;
      default: break;
    }
    if (step.what == Do::apply || step.what == Do::self) step.to = node.arguments;
    if (node.op == Op::both || node.op == Op::either || node.op == Op::choose ||
        node.op == Op::pick) {
      for (const std::size_t at : open.back().to_end) steps_[at].to = here();
      open.pop_back();
    } else {
      steps_.push_back(step);
    }
    ends_.push_back(here());
    if (place[i].parent == 0) continue;
    const Node& parent = nodes_[place[i].parent];
    const std::uint32_t argument = place[i].argument;
    if (argument == 0) open.push_back({steps_.size()});
    Open& chosen = open.back();
    const bool last = argument + 1 == parent.arguments;
    if (parent.op == Op::both || parent.op == Op::either) {
      if (last) continue;
      chosen.to_end.push_back(steps_.size());
      steps_.push_back({parent.op == Op::both ? Do::skip_if_false : Do::skip_if_true});
      continue;
    }
    if (argument > 0 && !last) {
      chosen.to_end.push_back(steps_.size());
      steps_.push_back({Do::jump});
    }
    if (parent.op == Op::choose) {
      if (argument == 0) steps_.push_back({Do::drop_if_false});
      if (argument == 1) steps_[chosen.first].to = here();
    } else {
      if (argument == 0) {
        steps_.push_back({Do::pick, Op::pick, 0, parent.arguments - 1});
        steps_.resize(steps_.size() + parent.arguments - 1, Step{Do::jump});
      }
      if (!last) steps_[chosen.first + 1 + argument].to = here();
    }
  }
}

std::optional<std::int64_t> Expression::run(std::size_t from, std::size_t to,
                                            const std::int64_t* variables, Row row,
                                            const Self* self) const {
  std::array<std::int64_t, max_depth + 1> stack;  // NOLINT: written before it is read
  std::int64_t* top = stack.data();               // the number pushed last, from place 1 on
  const Step* const steps = steps_.data();
  for (std::size_t at = from; at < to; ++at) {
    const Step& step = steps[at];
    switch (step.what) {
      case Do::push: *++top = step.number; break;
      case Do::load: *++top = variables[step.number]; break;
      case Do::add:
        --top;
        if (__builtin_add_overflow(top[0], top[1], top)) return std::nullopt;
        break;
      case Do::sub:
        --top;
        if (__builtin_sub_overflow(top[0], top[1], top)) return std::nullopt;
        break;
      case Do::mul:
        --top;
        if (__builtin_mul_overflow(top[0], top[1], top)) return std::nullopt;
        break;
      case Do::div:
      case Do::mod:
        --top;
        if (top[1] == 0 || (top[1] == -1 && top[0] == lowest_number)) return std::nullopt;
        top[0] = step.what == Do::div ? top[0] / top[1] : top[0] % top[1];
        break;
      case Do::eq:
        --top;
        top[0] = top[0] == top[1];
        break;
      case Do::ne:
        --top;
        top[0] = top[0] != top[1];
        break;
      case Do::lt:
        --top;
        top[0] = top[0] < top[1];
        break;
      case Do::le:
        --top;
        top[0] = top[0] <= top[1];
        break;
      case Do::gt:
        --top;
        top[0] = top[0] > top[1];
        break;
      case Do::ge:
        --top;
        top[0] = top[0] >= top[1];
        break;
      case Do::negate: *top = *top == 0; break;
      case Do::skip_if_false:
      case Do::skip_if_true:
        if ((*top != 0) == (step.what == Do::skip_if_true)) {
          at = step.to - std::size_t{1};
        } else {
          --top;
        }
        break;
      case Do::drop_if_false:
        if (*top-- == 0) at = step.to - std::size_t{1};
        break;
      case Do::jump: at = step.to - std::size_t{1}; break;
      case Do::pick: {
        const std::int64_t i = *top--;
        if (i < 0 || i >= step.number) return std::nullopt;
        at = steps[at + 1 + static_cast<std::size_t>(i)].to - std::size_t{1};
        break;
      }
      case Do::cell:
        if (*top < 1 || static_cast<std::uint64_t>(*top) > row.size()) return std::nullopt;
        *top = row[static_cast<std::size_t>(*top - 1)];
        break;
      case Do::row: {
        if (step.number == 0) ++top;
        const auto v = of_row(step.op, row, step.number == 0 ? 0 : *top);
        if (!v) return std::nullopt;
        *top = *v;
        break;
      }
      case Do::self: {
        const bool two = step.to == 2;
        if (two) --top;
        const auto v = self != nullptr ? (*self)(top[0], two ? top[1] : 0, two) : std::nullopt;
        if (!v) return std::nullopt;
        *top = *v;
        break;
      }
      case Do::apply: {
        if (step.to == 2) --top;
        const auto v = apply(step.op, top[0], step.to == 2 ? top[1] : 0);
        if (!v) return std::nullopt;
        *top = *v;
        break;
      }
    }
  }
  return *top;
}

std::optional<std::int64_t> value_of_part(ExpressionPart nodes, std::int64_t n) {
  std::array<std::int64_t, 64> stack{};
  std::size_t size = 0;
  for (const Expression::Node& node : nodes) {
    if (node.arguments == 0) {
      if (size == stack.size()) return std::nullopt;
      stack[size++] = node.op == Expression::Op::number ? node.number : n;
      continue;
    }
    size -= node.arguments;
    const auto out =
        Expression::apply(node.op, stack[size], node.arguments > 1 ? stack[size + 1] : 0);
    if (!out) return std::nullopt;
    stack[size++] = *out;
  }
  return stack[0];
}

}  // namespace nimber
