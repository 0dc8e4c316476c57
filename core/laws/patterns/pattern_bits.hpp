// What a list costs in bits: by itself under plain models, or told by a law. A law is worth telling
// where it is cheaper. By Kraft's inequality a prefix code of laws is cheaper by ten bits for at
// most one in a thousand of all lists, so nothing is told of random ones (docs/theorems.md).
#pragma once

#include "text/expression.hpp"

#include <cstdint>
#include <span>

namespace nimber {

/// The length of Elias's gamma code of n + 1.
double bits_of_number(std::uint64_t n);
/// The same with a sign: one bit more where it is not 0.
double bits_of_signed(std::int64_t n);
/// log2(n), 0 for n < 2.
double bits_of_choice(double n);

/// The cheapest of four plain models of values 0 … alphabet - 1: uniform, order 0, order 1 and
/// differences. O(n log n).
double plain_bits(std::span<const std::int64_t> values, std::int64_t alphabet);

/// An expression in post-order: two bits say variable, number, common sign or function, the rest
/// which one.
double bits_of_expression(const Expression& expression);

}  // namespace nimber
