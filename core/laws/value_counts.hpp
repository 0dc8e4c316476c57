#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/limits.hpp>
#include <nimber/sequence.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// The period of a rule's values, where it is proven: by a formula, or by the values so far.
std::optional<Period> proven_period(const Rule& rule);

/// The stretches of one value among heaps 0 ... count - 1, ascending, each by its first heap and
/// its value. They are found within `work`. There are none where the rule does not know its values
/// so.
struct ValueStretches {
  std::vector<std::pair<Heap, Value>> starts;
  Ready ready = Ready::never;  ///< pending: call again
};
ValueStretches value_stretches(const Rule& rule, std::uint64_t count, Work& work);

/// Counts how often each value stands among g(0) ... g(count - 1), as work in pieces. Where a
/// period is proven or the values are stretches, it counts by these.
class ValueCounts {
 public:
  /// At most so many different values are told.
  static constexpr std::uint64_t most_values = limits::counted_values;

  /// Examines at most `limit` options. A value that is counted by itself costs one.
  ValueCounts(RulePtr rule, std::uint64_t count, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// So many heaps, from 0, are counted. After done these are all that were wanted, unless error().
  std::uint64_t known() const { return known_; }
  /// Calls `visit` for each value that stands somewhere, ascending, with how often it does.
  void each(FunctionRef<void(Value, std::uint64_t)> visit) const;
  /// After done: the error that ended it early (no-sequence, unsettled, output-too-long), or null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }

 private:
  enum class Way : std::uint8_t { one_by_one, stretches, period };

  void begin_period(const Period& period);
  void add_stretches();
  void add_next();
  void add(Value value, std::uint64_t times);
  void fail(Error error);
  double fraction() const;

  RulePtr rule_;
  std::uint64_t count_;
  Work work_;
  Sequence values_;
  Way way_ = Way::one_by_one;
  bool done_ = false;
  bool tried_stretches_ = false;
  Period period_;
  std::uint64_t next_ = 0;  // the heap that is counted next
  std::uint64_t known_ = 0;
  std::uint64_t distinct_ = 0;
  std::uint64_t examined_ = 0;        // by values_
  std::vector<std::uint64_t> small_;  // by value
  std::map<Value, std::uint64_t> large_;
  bool failed_ = false;
  Error error_;
};

}  // namespace nimber
