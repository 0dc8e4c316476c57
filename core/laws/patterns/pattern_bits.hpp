// What a list costs in bits: by itself under plain models, or as a law. A law is worth telling
// where it is cheaper. By Kraft's inequality a prefix code of laws is cheaper by ten bits for at
// most one list in a thousand. So nothing is told of random lists (docs/theorems.md).
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

/// The bits of an expression in post-order. Two bits of each node tell a variable, a number, a
/// common sign and a function apart; the others say which one.
double bits_of_expression(const Expression& expression);

}  // namespace nimber
