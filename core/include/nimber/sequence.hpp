#pragma once

#include <nimber/analysis.hpp>
#include <nimber/kept.hpp>

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
  std::uint64_t known() const { return known_; }
  Value value(std::uint64_t n) const { return rule_->sequence_value(n); }
  /// g(from) ... g(to - 1), to <= known().
  PackedValues values(std::uint64_t from, std::uint64_t to) const;
  /// After done: the error that ended it early (no-sequence, unsettled), or null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }

 private:
  void fail(Error error);
  void go_on();

  RulePtr rule_;
  KeptTables kept_;
  std::uint64_t count_;
  Work work_;
  std::uint64_t examined_ = 0;  ///< with tables that were renewed since
  std::uint64_t known_ = 0;
  bool failed_ = false;
  Error error_;
};

}  // namespace nimber
