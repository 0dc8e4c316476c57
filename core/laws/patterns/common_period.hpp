// How far two sequences have to agree for them to agree for ever.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/period.hpp>

#include <cstdint>
#include <optional>

namespace nimber {

/// A check goes on to so many heaps at most where that may give a proof.
constexpr std::uint64_t max_proof = limits::compared_heaps;

/// lcm(a, b), or max_proof + 1 where it is more.
std::uint64_t common_period(std::uint64_t a, std::uint64_t b);

/// The proven period of a rule, where it has one by a closed formula or by the values it knows.
std::optional<Period> known_period(const Rule& rule, const std::optional<PeriodTheorem>& theorem);

}  // namespace nimber
