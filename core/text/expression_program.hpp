#pragma once

#include "text/expression.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace nimber {

/// An expression in C++, for programs that a reader takes away.
struct ExpressionProgram {
  /// What the expression needs: the type `Safe`, an integer of 64 bits whose operations set the
  /// variable `failed` where something is undefined, and the functions that occur.
  std::string helpers;
  /// The expression, of type bool for a condition and of type Safe else. Names are variables of
  /// type Safe.
  std::string text;
};

/// Not for g. `names`: what each name is called in C++; a row is the first, and a `Row`, a vector
/// of std::int64_t. O(length of the text).
ExpressionProgram write_program(const Expression& expression,
                                const std::vector<std::string>& names);

/// The same for several expressions with helpers in common.
class ExpressionPrograms {
 public:
  /// The text of one more.
  std::string write(const Expression& expression, const std::vector<std::string>& names);
  /// What all of them need.
  std::string helpers() const;

 private:
  std::vector<bool> used_ = std::vector<bool>(64);  // by Expression::Op
};

/// Is the text of an expression in n and k the same in C++ with plain 64-bit arithmetic, for heaps
/// that a table can hold: no function but gcd, no sign before a number, no division by what may be
/// 0, numbers of six digits and two products at most?
bool is_plain_arithmetic(const Expression& expression);

}  // namespace nimber
