// Values of subtraction sets that hold many numbers without end, the primes above all.
//
// The plain way looks, for a heap of n, at all numbers of the set up to n: for primes a twelfth of
// n and more. This way asks for v = 0, 1, 2 ... whether heap n reaches a heap of value v: it looks
// back at the heaps of value v, the nearest first, and tests whether the distance is in the set.
// The first v that is not reached is the value. With a dense set a few looks are enough for each v
// that is reached. For the v that is not, all heaps of value v must be looked at. These are few
// where all but a few numbers of the set are odd: odd numbers lead to heaps of the other parity,
// and nearly all heaps of one value have the same parity.
#pragma once

#include <nimber/work.hpp>
#include "values/value_table.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace nimber {

/// Grows a table of such a set's values. One engine belongs to one table, which nobody else grows.
class DenseEngine {
 public:
  /// `members(to)` returns 1 for each number up to `to` that the set holds, 0 for the others.
  explicit DenseEngine(std::function<std::vector<std::uint8_t>(std::size_t to)> members)
      : members_(std::move(members)) {}

  /// Appends the values of heaps up to n until `work` refuses to go on. Counts the heaps looked at.
  void grow(ValueTable& table, std::size_t n, Work& work);

  /// Does this way suit a set with these members?
  static bool suits(const std::vector<std::uint8_t>& members);

 private:
  bool reaches(std::size_t n, const std::vector<std::uint32_t>& heaps, std::uint64_t& looked) const;

  std::function<std::vector<std::uint8_t>(std::size_t)> members_;
  std::vector<std::uint8_t> member_;
  std::vector<std::uint32_t> even_;  // the even numbers of the set, while they are few
  bool few_even_ = true;
  std::vector<std::array<std::vector<std::uint32_t>, 2>> heaps_;  // by value and parity
  std::vector<std::size_t> stamp_;  // by value: the last heap with an even number to it
};

}  // namespace nimber
