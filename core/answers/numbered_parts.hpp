#pragma once

#include "answers/compound_sum.hpp"
#include "search/compound_search.hpp"

#include <map>
#include <string>
#include <vector>

namespace nimber {

/// The numbers of a compound's parts by recursion: suspense where every part is moved in,
/// remoteness where the first part to end ends the game, else 1 where the part is won.
class NumberedParts {
 public:
  explicit NumberedParts(CompoundSum& sum);

  /// Goes on until the part's number is known.
  Solver::Status find(std::size_t part);
  /// After that.
  std::uint32_t number(std::size_t part);
  /// All moves of the part, with the numbers of what they leave, by new states. Of a part that is
  /// won by itself, those that leave it lost.
  std::vector<CompoundChoice> choices(std::size_t part);

  /// What is known of a rule's parts; null where none of them was asked for.
  const PartNumbers* of(const Rule& rule) const;
  /// Was there a move that leaves nothing, not even a part that has ended?
  bool any_vanishes() const;

 private:
  PartNumbers& numbers_of(std::size_t part);

  CompoundSum& sum_;
  PartNumbers::Ask ask_;
  std::map<std::string, PartNumbers> numbers_;  // by rule
};

}  // namespace nimber
