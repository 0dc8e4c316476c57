#pragma once

#include <nimber/sequence.hpp>
#include "values/outcomes.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// Which single heaps of a rule are lost for the player to move: the P-positions of normal play, as
/// work in pieces.
///
/// A heap is lost when its value is 0. So it is settled where values repeat, where a formula gives
/// them, and where there is no other way. For subtraction sets without a period and for predicates,
/// outcomes come quicker without values (values/outcomes.hpp).
class LostHeaps {
 public:
  /// Looks at heaps 0 ... count - 1 and examines at most `limit` options.
  LostHeaps(RulePtr rule, std::uint64_t count, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// Heaps below this one are settled. After done these are all that were wanted, unless error().
  std::uint64_t known() const { return known_; }
  /// The lost heaps among them that were not handed over before, ascending.
  std::vector<std::uint64_t> take();
  /// After done: the error that ended it early (no-sequence, unsettled), or null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }
  const RulePtr& rule() const { return rule_; }

 private:
  /// Fewer heaps than this are looked at one by one.
  static constexpr std::uint64_t least_skipped = 1'000'000;

  void step_values(std::uint64_t budget);
  void step_finder(std::uint64_t budget);
  void step_stretches(std::uint64_t budget);
  void skip_won();
  void fail(Error error);

  RulePtr rule_;
  std::uint64_t count_;
  std::uint64_t known_ = 0;
  bool failed_ = false;
  Error error_;

  Work work_;  // of the finder and of stretches; a sequence has its own
  std::unique_ptr<OutcomeFinder> finder_;
  std::size_t handed_ = 0;  // of what the finder found
  Sequence values_;
  std::uint64_t examined_ = 0;
  std::vector<std::uint64_t> lost_;  // by their values
  bool tried_stretches_ = false;
  std::vector<std::pair<Heap, Value>> stretches_;
  std::optional<bool> lost_again_;  // in the proven period
};

}  // namespace nimber
