#pragma once

#include "text/expression.hpp"
#include "values/endless.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace nimber {

/// When taking k from a heap of n is legal: a condition in n and k (text/expression.hpp).
class Predicate {
 public:
  /// Reads up to the first symbol that can't go on the predicate. Errors: bad-predicate,
  /// bad-integer, unknown-name, not-a-comparison, too-large.
  static Result<Predicate> read(Reader& reader);

  /// As written, without white space and leading zeros.
  const std::string& text() const { return condition_.text(); }
  const Expression& condition() const { return condition_; }

  /// Does the predicate hold? No where it is undefined.
  bool holds(std::uint64_t n, std::uint64_t k) const {
    const std::array<std::int64_t, 2> numbers = {static_cast<std::int64_t>(n),
                                                 static_cast<std::int64_t>(k)};
    return condition_.holds(numbers.data());
  }

  /// The set of all k that it holds for. None where it asks more of k and n together than `k<n` or
  /// `k!=n`, and where the set does not repeat from EndlessSet::most_reach on. Without remainders
  /// the set is finite.
  std::optional<EndlessSet> endless() const;

  /// The cost of one evaluation, in options examined: one for each 8 steps, and at least 1.
  std::uint64_t cost() const { return std::max<std::uint64_t>(1, condition_.cost() / 8); }

 private:
  explicit Predicate(Expression condition) : condition_(std::move(condition)) {}

  Expression condition_;
};

}  // namespace nimber
