// Expressions in C++, and the functions that programs share.
#pragma once

#include "text/expression.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// The expression in C++, as part of a function g of these names. None where it has an operation
/// that is not written in C++.
std::optional<std::string> cpp_of(const Expression& expression,
                                  const std::vector<std::string>& names = {"n"});

/// What stands before `g` in a program: a comment with its title, the headers, and the shared
/// functions that `g` calls.
std::string before_g(std::string_view title, std::string_view g);

}  // namespace nimber
