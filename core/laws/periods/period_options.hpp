// How many options may be examined to find a period.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include "values/checked.hpp"

#include <algorithm>
#include <cstdint>

namespace nimber {

/// Where nothing bounds the values: about half a minute, or a second without a theorem.
inline std::uint64_t usual_period_options(const Rule& rule) {
  return rule.sequence().period_theorem() ? limits::proof_options : limits::hopeless_options;
}

/// The bound on options beside a bound on values: generous to every rule of a few digits or
/// numbers, while a rule of a thousand clauses ends too.
inline std::uint64_t period_options(const Rule& rule, std::uint64_t values) {
  const std::uint64_t each = rule.sequence().period_theorem()
                                 ? std::max(values, limits::options_a_value)
                                 : limits::hopeless_options_a_value;
  return checked_mul(values, each).value_or(UINT64_MAX);
}

}  // namespace nimber
