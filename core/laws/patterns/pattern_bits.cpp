#include "laws/patterns/pattern_bits.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

namespace nimber {
namespace {

/// n log2 n: the entropy of counts is a sum of these.
double entropy_part(double n) { return n > 0 ? n * std::log2(n) : 0.0; }

/// The bits of the symbols, each with its context: what stands before it, or 0 where that does not
/// count. Sorts them by context. The counts of each context are told with `parameter` bits.
double context_bits(std::vector<std::pair<std::int64_t, std::int64_t>> symbols, double alphabet,
                    double contexts) {
  const double parameter = std::log2(static_cast<double>(symbols.size()) + 1);
  double bits = (alphabet - 1) * contexts * parameter;
  std::sort(symbols.begin(), symbols.end());
  for (std::size_t i = 0; i < symbols.size();) {
    std::size_t end = i;
    double same = 0;
    while (end < symbols.size() && symbols[end].first == symbols[i].first) {
      const std::size_t run = end;
      while (end < symbols.size() && symbols[end] == symbols[run]) ++end;
      same += entropy_part(static_cast<double>(end - run));
    }
    bits += entropy_part(static_cast<double>(end - i)) - same;
    i = end;
  }
  return bits;
}

bool is_common(Expression::Op op) {
  using Op = Expression::Op;
  switch (op) {
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::mod:
    case Op::eq:
    case Op::ne:
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge:
    case Op::both:
    case Op::either:
    case Op::choose:
    case Op::bit_xor:
    case Op::self: return true;
    default: return false;
  }
}

}  // namespace

double bits_of_number(std::uint64_t n) {
  return 2.0 * static_cast<double>(std::bit_width(n + 1) - 1) + 1;
}

double bits_of_signed(std::int64_t n) {
  const auto size =
      n < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
  return bits_of_number(size) + (n != 0 ? 1 : 0);
}

double bits_of_choice(double n) { return n < 2 ? 0.0 : std::log2(n); }

double plain_bits(std::span<const std::int64_t> values, std::int64_t alphabet) {
  const auto k = static_cast<double>(std::max<std::int64_t>(alphabet, 1));
  // What telling the model and the size of its alphabet costs. The uniform model pays neither.
  const double told =
      2 + bits_of_number(static_cast<std::uint64_t>(std::max<std::int64_t>(alphabet, 1)));
  const double uniform = static_cast<double>(values.size()) * bits_of_choice(k);
  std::vector<std::pair<std::int64_t, std::int64_t>> symbols(values.size());
  const auto fill = [&](auto symbol) {
    for (std::size_t i = 0; i < values.size(); ++i) symbols[i] = symbol(i);
  };
  fill([&](std::size_t i) { return std::pair(std::int64_t{0}, values[i]); });
  double best = std::min(uniform, told + context_bits(symbols, k, 1));
  fill([&](std::size_t i) { return std::pair(i > 0 ? values[i - 1] : -1, values[i]); });
  best = std::min(best, told + bits_of_choice(k) + context_bits(symbols, k, k));
  fill([&](std::size_t i) {
    return std::pair(std::int64_t{0}, i > 0 ? values[i] - values[i - 1] : values[i]);
  });
  return std::min(best, told + context_bits(symbols, 2 * k - 1, 1));
}

double bits_of_expression(const Expression& expression) {
  double bits = 0;
  for (const Expression::Node& node : expression.nodes()) {
    switch (node.op) {
      case Expression::Op::variable: bits += node.number == 0 ? 2 : 3; break;
      case Expression::Op::number:
        bits += 2 + (node.number < 0 ? 7 : 0) +
                bits_of_number(node.number < 0
                                   ? std::uint64_t{0} - static_cast<std::uint64_t>(node.number)
                                   : static_cast<std::uint64_t>(node.number));
        break;
      case Expression::Op::pick: bits += 7 + bits_of_number(node.arguments); break;
      default: bits += is_common(node.op) ? 6 : 7;
    }
  }
  return bits;
}

}  // namespace nimber
