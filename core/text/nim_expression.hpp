// A calculator for nimbers below 2^64, as `nimber nim` has it:
//   sum     = product *( "+" product )
//   product = power *( ( "*" | "/" ) power )
//   power   = atom [ "^" integer ]
//   atom    = integer | "(" sum ")" | ( "inv" | "sqrt" ) "(" sum ")"
// Sums and products are those of nimbers; an exponent is an ordinary integer.
#pragma once

#include <nimber/error.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// An expression and what it is worth.
struct NimResult {
  std::string expression;  ///< as read, without white space or leading zeros
  std::uint64_t value = 0;
};

/// Calculates an expression. Integers are 0 ... 2^64 - 1, parentheses at most 64 one in the other.
/// Errors, with their column: those of Reader::open(), empty, bad-expression, unknown-name,
/// too-large, division-by-zero. Time: at most 126 products for a root or a power.
Result<NimResult> calculate_nimbers(std::string_view text);

/// The nim products of 0 ... size - 1, row by row. O(size^2) products.
std::vector<std::uint64_t> nim_table(std::size_t size);

/// The functions of a C++17 program that end in `Int nim_product(Int a, Int b)`. They need <vector>
/// and `Int`, an unsigned integer of 64 bits.
std::string nim_product_functions();

/// A short C++17 program: each line of its standard input is two nimbers below 2^64, and it prints
/// their product.
std::string nim_product_program();

}  // namespace nimber
