// The values of pairs: two numbers of a rule, or two heaps side by side. A table of pairs is read
// pair by pair: that one pair is known tells nothing of pairs that it can't reach.
#pragma once

#include <nimber/rule.hpp>

#include <optional>
#include <vector>

namespace nimber {

class PairValues {
 public:
  /// What there is to say of a pair.
  enum class Look : std::uint8_t {
    pending,   ///< the step's budget is used up: ask again
    value,     ///< value() tells it
    endless,   ///< play may never end, and there is no value
    unsettled  ///< not within the limit, or the rule has no values of numbers as large
  };

  /// Pairs up to these two numbers will be asked for; others may be.
  PairValues(RulePtr rule, std::uint64_t largest_a, std::uint64_t largest_b)
      : rule_(std::move(rule)), largest_{largest_a, largest_b} {}

  Look look(std::uint64_t a, std::uint64_t b, Work& work);
  /// The same of any state.
  Look look(const State& state, Work& work);
  Value value() const { return value_; }
  /// Is the pair lost for the player to move, by a theorem that needs no values?
  std::optional<bool> lost_by_theorem(std::uint64_t a, std::uint64_t b) {
    pair_[0] = a;
    pair_[1] = b;
    return rule_->theory().outcome_is_p(pair_, false);
  }

 private:
  RulePtr rule_;
  State largest_;
  State pair_{0, 0};
  Ready table_ = Ready::pending;  // one that holds them all
  Value value_ = 0;
  std::vector<Component> components_;
};

}  // namespace nimber
