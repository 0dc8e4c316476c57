// Proofs of periods: which repetition of the first values holds for all heaps.
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/rule.hpp>

#include "values/value_table.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// For a finite subtraction set with largest number `window`: once `window` consecutive values, all
/// of heaps >= 0, stand a second time `p` heaps later, all that follows repeats, since g(n) depends
/// only on the `window` values before n (pigeonhole: it must happen). Smallest preperiod and
/// period, or none if the values given don't show it yet. Time O(n).
std::optional<Period> prove_subtraction_period(const std::vector<std::uint32_t>& values,
                                               std::uint64_t window);

/// Guy and Smith (1956), for an octal code whose last digit is the k-th: if g(n + p) = g(n) for all
/// n with n0 <= n < 2 n0 + p + k, n0 >= 1, then for all n >= n0. Smallest preperiod and period, or
/// none. Time O(n).
std::optional<Period> prove_octal_period(const std::vector<std::uint32_t>& values,
                                         std::uint64_t last_digit);

/// The same on a table, without a second copy of it. Eight values at a time are compared. Where
/// many periods nearly hold, so that this would cost much more than O(n), the plain ways above are
/// used.
std::optional<Period> prove_subtraction_period(const ValueTable& table, std::uint64_t window);
std::optional<Period> prove_octal_period(const ValueTable& table, std::uint64_t last_digit);

/// Returns the smallest period p that `proves` accepts. Candidates are all p for which g(n) =
/// g(n - p) holds for at least the last `least` heaps of the table; `proves(p, from)` is told the
/// smallest `from` such that it holds for from + p <= n < table.size(). Sets `gave_up` where it
/// became too much work.
std::optional<Period> find_period(const ValueTable& table, std::size_t least,
                                  FunctionRef<bool(std::size_t p, std::size_t from)> proves,
                                  bool& gave_up);

}  // namespace nimber
