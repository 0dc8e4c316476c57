// Values of parts (n,q) where q only bounds the choice, as the limit of Fibonacci Nim does:
// `own/(n,q);k=1..min(n,q);n-=k;q=2*k`. A larger q allows the same options and more. So the value
// never falls as q grows, and each n has a row of the q at which it rises (docs/theorems.md, Limits
// of a choice).
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

class OwnLimits {
 public:
  explicit OwnLimits(const OwnRule& rule);

  /// Is the rule of this kind, as far as has been seen?
  bool fits() const { return fits_; }
  /// Makes the value of a part, and of what it can become, known. Returns `never` where the work's
  /// limit or the memory is used up, or where the rule is not of this kind after all. The row of n
  /// costs as much as there are choices from n.
  Ready ready(const OwnPart& part, Work& work);
  /// The value of a part. None where it is not known. What is known stays known.
  std::optional<Value> value(const OwnPart& part) const;
  /// Would value() know the part of these two numbers?
  bool knows(std::uint64_t first, std::uint64_t second) const {
    const std::uint64_t heap = limit_ == 1 ? first : second;
    return heap < whole_to_.size() && static_cast<std::int64_t>(limit_ == 1 ? second : first) <=
                                          whole_to_[static_cast<std::size_t>(heap)];
  }
  std::size_t memory() const { return rises_.size() * sizeof(rises_[0]); }

 private:
  struct Numbers {
    std::int64_t heap;
    std::int64_t limit;
  };
  /// What one alternative leaves of a heap: numbers that change by the same amount from each
  /// candidate to the next.
  struct Targets {
    Numbers first;
    Numbers stride;
    std::int64_t from = 0;  // the candidates first_choice + from ... first_choice + to
    std::int64_t to = -1;
    std::int64_t first_choice = 0;
    bool limited = false;
  };
  enum class Read : std::uint8_t { targets, none, unfit };
  static constexpr std::int64_t most_rows = 4'000'000;
  static constexpr std::size_t most_rises = 30'000'000;

  bool limited(const OwnAlternative& alternative) const;
  bool suits(const OwnAlternative& alternative) const;
  std::optional<Numbers> numbers_after(const OwnAlternative& alternative, std::int64_t heap,
                                       std::int64_t choice) const;
  Read read_targets(const OwnAlternative& alternative, std::int64_t heap, Targets& out) const;
  bool next_row(Work& work);
  bool take(const Targets& targets, std::int64_t to);

  const OwnRule& rule_;
  std::size_t limit_ = 1;  // which of the two numbers it is
  bool fits_ = false;
  // By heap: where its rises begin in rises_, and up to which limit they are all there.
  std::vector<std::size_t> starts_{0};
  std::vector<std::int64_t> whole_to_;
  std::vector<std::int64_t> rises_;
  std::int64_t cap_ = 64;  // larger choices are left out where a row is not whole
  std::int64_t rows_wanted_ = 0;
  bool cap_passed_ = false;          // an option's value was not to be had below the cap
  std::vector<std::int64_t> least_;  // by value: the least limit at which an option has it
  mutable std::vector<std::int64_t> variables_;
};

}  // namespace nimber
