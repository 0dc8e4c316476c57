#pragma once

#include "answers/compound_factors.hpp"

#include <set>
#include <string>
#include <vector>

namespace nimber {

/// Counts and lists the winning moves of a compound: one choice of each factor.
class CompoundList {
 public:
  CompoundList(CompoundSum& sum, const CompoundFactors& factors)
      : sum_(sum), factors_(factors.list()), repeat_(factors.repeat()) {}

  /// All of them.
  void list_all();
  /// Those whose numbers together, their maximum or minimum, are even.
  void list_even();

 private:
  using Numbers = std::set<std::uint32_t>;

  std::uint64_t count_even() const;
  std::vector<Numbers> possible_numbers() const;
  bool can_be_even(std::uint32_t number, const Numbers& rest) const;
  void list_choice(const std::vector<std::size_t>& next);

  CompoundSum& sum_;
  const std::vector<CompoundFactor>& factors_;
  bool repeat_;
  std::set<std::string> listed_;  ///< where choices may repeat: the positions led to
};

}  // namespace nimber
