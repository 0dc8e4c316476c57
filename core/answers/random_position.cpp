#include "answers/random_position.hpp"
#include <nimber/rule.hpp>
#include "rules/dice.hpp"

#include <algorithm>

namespace nimber {

Position random_position(const Position& like, std::uint64_t size, std::uint64_t seed) {
  Dice dice(seed);
  Position position{{}, like.misere, like.compound, like.most};
  // The stones of a staircase are at most 10^18 together.
  size = std::clamp<std::uint64_t>(size, 1, max_integer / 100'000);
  for (const Term& term : like.terms)
    position.terms.push_back(
        {term.rule, term.rule->exercises().random_state(dice, {term.state.size(), size, 0})});
  return position;
}

}  // namespace nimber
