// The steps of an explanation that speak of one part after the other: theorem, drawing, value.
#pragma once

#include <nimber/explain.hpp>

#include <cstdint>
#include <vector>

namespace nimber {

/// Adds the steps of each heap or term, where no equal one was explained before.
class ExplainedParts {
 public:
  /// `limit`: what one step may cost.
  ExplainedParts(Explanation& explanation, std::uint64_t limit)
      : explanation_(explanation), limit_(limit) {}

  /// Adds the steps of the next heap or term. False at the end.
  bool next();

 private:
  bool is_single_heap() const;
  void add_theorem(const Term& term, const About& about);
  void add_game(const Term& term, const About& about, const HeapRule& game);
  void add_drawing(const Term& term, const About& about);
  bool next_label(const Term& term, const std::vector<Component>& components);
  bool seen_before(const Term& term, std::size_t part) const;

  Explanation& explanation_;
  std::uint64_t limit_;
  std::size_t term_ = 0;
  std::size_t part_ = 0;
  bool prepared_ = false;   // the term at hand
  std::size_t values_ = 0;  // parts that were explained
};

}  // namespace nimber
