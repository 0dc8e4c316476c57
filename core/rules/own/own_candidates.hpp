// The candidates for a chosen number, one after the other.
#pragma once

#include "rules/own/own_evaluation.hpp"
#include "values/numbers.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// All divisors of n >= 1, ascending.
std::vector<std::int64_t> own_divisors(std::uint64_t n);

/// Tries first, first + stride … up to last. Returns false if an attempt did.
template <class Try>
bool each_own_between(std::int64_t first, std::int64_t last, Try attempt, std::int64_t stride = 1) {
  for (std::int64_t n = first; n <= last; n += stride) {
    if (!attempt(n)) return false;
    if (n > last - stride) break;  // the next one could leave 64 bits
  }
  return true;
}

/// Tries each candidate of the item. Returns false if an attempt did.
template <class Try>
bool each_own_candidate(const OwnItem& item, OwnEvaluation& evaluation, Try attempt) {
  using Kind = OwnItem::Kind;
  std::optional<std::int64_t> first;
  if (item.first) {
    first = evaluation.value(*item.first);
    if (!first) return true;
  }
  std::int64_t last = evaluation.largest();
  if (item.last) {
    const auto end = evaluation.value(*item.last);
    if (!end) return true;
    last = *end;
  }
  switch (item.kind) {
    case Kind::single: return attempt(*first);
    case Kind::range:
    case Kind::open: return each_own_between(*first, last, attempt);
    case Kind::odd: return each_own_between(1, last, attempt, 2);
    case Kind::even: return each_own_between(2, last, attempt, 2);
    case Kind::square:
      for (std::int64_t root = 1; root <= last / root; ++root) {
        if (!attempt(root * root)) return false;
      }
      return true;
    // The number behind the last one may leave 63 bits, never 64.
    case Kind::pow2:
      for (std::uint64_t power = 1; last > 0 && power <= static_cast<std::uint64_t>(last);
           power *= 2) {
        if (!attempt(static_cast<std::int64_t>(power))) return false;
      }
      return true;
    case Kind::fib:
      for (std::uint64_t a = 1, b = 2; last > 0 && a <= static_cast<std::uint64_t>(last);) {
        if (!attempt(static_cast<std::int64_t>(a))) return false;
        b += a;
        a = b - a;
      }
      return true;
    case Kind::prime:
      return each_own_between(2, last, [&](std::int64_t n) {
        if (is_prime(static_cast<std::uint64_t>(n))) return attempt(n);
        return evaluation.work().spend();
      });
    case Kind::divisors: {
      if (*first < 1 || *first > largest_own_number) return true;
      for (const std::int64_t d : own_divisors(static_cast<std::uint64_t>(*first))) {
        if (!attempt(d)) return false;
      }
      return true;
    }
  }
  return true;
}

}  // namespace nimber
