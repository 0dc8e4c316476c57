// Values of subtraction sets that hold many numbers without end, the primes above all.
//
// The plain way looks, for a heap of n, at all numbers of the set up to n: for primes a twelfth of
// n and more. This way asks for v = 0, 1, 2 ... whether some heap of value v stands a number of the
// set below n, looking back from the nearest such heap, and ends at the first v for which none
// does. With a dense set a few looks are enough for each v that is reached. For the v that is not,
// all heaps of value v must be looked at; but there are few to look at where the numbers of the set
// are odd, but for a few even ones: only heaps of the other parity count then, and of the heaps of
// one value nearly all have the same parity.
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
  /// `members(to)` answers, for each number up to `to`, whether the set holds it: 0 or 1.
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
