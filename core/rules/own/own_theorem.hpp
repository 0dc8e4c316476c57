// What a theorem may tell of the heaps of a rule that people write.
#pragma once

#include "rules/own/own_digits.hpp"
#include "rules/own/own_divisors.hpp"
#include "rules/own/own_rule.hpp"
#include "rules/own/own_split_heaps.hpp"
#include "rules/theorem_heaps.hpp"

#include <memory>

namespace nimber {

/// The theorem that may hold; null where none fits.
inline std::unique_ptr<TheoremHeaps> theorem_of(const OwnRule& rule) {
  if (auto divisors = divisors_taken(rule)) return divisors;
  if (auto splits = lines_by_splits(rule)) return splits;
  return read_by_digits(rule);
}

}  // namespace nimber
