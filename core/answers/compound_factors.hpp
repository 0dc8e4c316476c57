#pragma once

#include "answers/compound_sum.hpp"
#include "answers/numbered_parts.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace nimber {

/// What is chosen without regard to the rest.
struct CompoundFactor {
  std::vector<CompoundChoice> choices;  ///< by new states; perhaps only the first of them
  std::uint64_t count = 0;              ///< how many there are
  /// The same by number, where it is not that of the choices.
  std::optional<std::map<std::uint32_t, std::uint64_t>> classes;
};

/// Makes the choices in single parts into factors, so that choosing from each of these makes every
/// move once: a part alone, or together with those of its term where different moves may lead to
/// the same state.
class CompoundFactors {
 public:
  CompoundFactors(CompoundSum& sum, const NumberedParts& numbers) : sum_(sum), numbers_(numbers) {}

  /// Adds a part that is moved in, and how many choices it has, listed or not. Parts come in order.
  void add(std::size_t part, std::vector<CompoundChoice> choices, std::uint64_t count);
  void add(std::size_t part, std::vector<CompoundChoice> choices);
  /// After all parts.
  void make();

  const std::vector<CompoundFactor>& list() const { return factors_; }
  /// May different choices lead to the same position?
  bool repeat() const { return repeat_; }

 private:
  struct PartChoices {
    std::size_t part;
    std::vector<CompoundChoice> choices;
    std::uint64_t count;
  };
  /// The parts of one term.
  using Parts = std::vector<PartChoices>::iterator;

  bool leaves_one_each(const Rule& rule) const;
  static std::uint64_t combinations(Parts first, Parts end);
  void count_together(Parts first, Parts end);
  std::optional<std::map<std::uint32_t, std::uint64_t>> classes_of(Parts first, Parts end);
  void put_together(Parts first, Parts end);

  CompoundSum& sum_;
  const NumberedParts& numbers_;
  std::vector<PartChoices> parts_;
  std::vector<CompoundFactor> factors_;
  bool repeat_ = false;
};

}  // namespace nimber
