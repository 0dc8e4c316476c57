// Expressions in C++, and the functions that programs share.
#pragma once

#include "text/expression.hpp"

#include <nimber/rule.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// The expression in C++, as part of a function g of n. None where it has an operation that is not
/// written in C++.
std::optional<std::string> cpp_of(const Expression& expression);

/// What stands before `g` in a program: a comment that names the rule, the headers, and the shared
/// functions that `g` calls.
std::string before_g(const Rule& rule, std::string_view g);

}  // namespace nimber
