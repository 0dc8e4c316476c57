#pragma once

#include <nimber/position.hpp>

#include <cstddef>
#include <cstdint>

namespace nimber {

class Dice;

/// How large a random state is to be.
struct Extent {
  std::size_t parts = 1;
  std::uint64_t numbers = 1;   ///< the largest number in it; of a row of coins its length
  std::size_t more_parts = 0;  ///< or so many parts more
};

/// What a rule may say of states that nobody has written: random ones, those of exercises, and a
/// smaller one in place of one that is too large.
class RuleExercises {
 public:
  virtual ~RuleExercises() = default;

  /// A legal state at random, of about this extent. Who wins it is not looked at. The default is a
  /// list of numbers from 1.
  virtual State random_state(Dice& dice, const Extent& extent) const;
  /// The extent of an exercise, level 1 to 3. `few`: where many heaps leave many winning moves,
  /// fewer and larger ones.
  virtual Extent exercise_extent(unsigned level, bool few) const;
  /// The state made smaller, each number num / den of what it was; perhaps not a legal one.
  virtual State shrink(const State& state, std::uint64_t num, std::uint64_t den) const;
};

}  // namespace nimber
