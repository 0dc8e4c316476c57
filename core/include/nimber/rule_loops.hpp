#pragma once

#include <nimber/component.hpp>
#include <nimber/position.hpp>
#include <nimber/work.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// What stands beside one component in a sum of normal play, as far as the outcome depends on it.
struct Beside {
  std::uint64_t infinite = 0;  ///< how many infinite components
  Value total = 0;             ///< nim-sum of the others
  std::vector<Value> reached;  ///< the values among the options of the infinite one, if it is one

  /// Who wins the sum with a component of this value.
  Outcome with(Value value) const;
  /// The same with an infinite component that has options of these values, ascending.
  Outcome with(const std::vector<Value>& others) const;
};

/// What a rule says whose states can be reached again from themselves. Where prepare() says yes for
/// such a rule, a state has one component for each part, in order.
class RuleLoops {
 public:
  virtual ~RuleLoops() = default;

  /// The distinct values among the options of an infinite component, ascending.
  virtual std::vector<Value> reached(const Component& component) const = 0;
  /// The moves of one part of a prepared state that leave a drawn sum.
  virtual void draws(const State& state, std::size_t part, const Beside& beside, Wins& out,
                     Work& work) const = 0;
  /// How many moves a state of a single part lasts where the winner hurries and the loser delays;
  /// none where it is drawn or unknown. Normal play.
  virtual std::optional<std::uint64_t> plies(const State&) const { return std::nullopt; }
  /// A number that whoever wins can bring down from each of his moves to the next, in any sum:
  /// docs/theorems.md, section loops.
  virtual std::uint64_t countdown(const State& state) const = 0;
};

}  // namespace nimber
