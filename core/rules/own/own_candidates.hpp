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
  const std::int64_t largest = evaluation.largest();
  using Kind = OwnItem::Kind;
  std::optional<std::int64_t> first;
  if (item.first) {
    first = evaluation.value(*item.first);
    if (!first) return true;
  }
  switch (item.kind) {
    case Kind::single: return attempt(*first);
    case Kind::range: {
      const auto last = evaluation.value(*item.last);
      return !last || each_own_between(*first, *last, attempt);
    }
    case Kind::open: return each_own_between(*first, largest, attempt);
    case Kind::odd: return each_own_between(1, largest, attempt, 2);
    case Kind::even: return each_own_between(2, largest, attempt, 2);
    case Kind::square:
      for (std::int64_t root = 1; root <= largest / root; ++root) {
        if (!attempt(root * root)) return false;
      }
      return true;
    case Kind::pow2:
      for (std::int64_t power = 1; power <= largest; power *= 2) {
        if (!attempt(power)) return false;
      }
      return true;
    case Kind::fib:
      for (std::int64_t a = 1, b = 2; a <= largest;) {
        if (!attempt(a)) return false;
        b += a;
        a = b - a;
      }
      return true;
    case Kind::prime:
      return each_own_between(2, largest, [&](std::int64_t n) {
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
