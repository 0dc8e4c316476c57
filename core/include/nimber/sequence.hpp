#pragma once

#include <nimber/analysis.hpp>
#include <nimber/kept.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace nimber {

/// g(0), g(1) ... of one heap under a rule, as work in pieces.
class Sequence {
 public:
  /// `count` values are wanted, at most `limit` options are examined.
  Sequence(RulePtr rule, std::uint64_t count, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// How many values are at hand: all wanted after done, unless failed().
  std::uint64_t known() const { return std::max(known_, known_before_); }
  Value value(std::uint64_t n) const { return rule_up_to(n + 1).sequence().sequence_value(n); }
  /// g(from) ... g(to - 1), to <= known().
  PackedValues values(std::uint64_t from, std::uint64_t to) const;
  /// After done: the error that ended it early (no-sequence, unsettled), or null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }

 private:
  void fail(Error error);
  void give_up(Bound bound);
  void go_on();
  bool doubtful() const;
  void begin_anew();
  Ready ready_to(std::uint64_t heap);
  /// The rule that knows the first `count` values.
  const Rule& rule_up_to(std::uint64_t count) const {
    return count <= known_ || !rule_before_ ? *rule_ : *rule_before_;
  }

  RulePtr rule_;
  KeptTables kept_;
  std::uint64_t count_;
  Work work_;
  // Before the tables were renewed: the rule, what it knew, and what that had cost.
  RulePtr rule_before_;
  std::uint64_t known_before_ = 0;
  std::uint64_t examined_before_ = 0;
  std::uint64_t known_ = 0;
  bool failed_ = false;
  Error error_;
};

}  // namespace nimber
