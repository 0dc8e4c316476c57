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

/// Where the values of a rule are known as stretches of one value: those of heaps 0 ... count - 1,
/// each by its first heap and its value, ascending. Found within `work`; not there: none.
struct ValueStretches {
  std::vector<std::pair<Heap, Value>> starts;
  Ready ready = Ready::never;  ///< pending: call again
};
ValueStretches value_stretches(const Rule& rule, std::uint64_t count, Work& work);

/// How often each value stands among g(0) ... g(count - 1), as work in pieces. Where a period is
/// proven, or the values are stretches, it is counted by those.
class ValueCounts {
 public:
  /// Different values that are told.
  static constexpr std::uint64_t most_values = limits::counted_values;

  /// At most `limit` options are examined, a value that is counted by itself among them.
  ValueCounts(RulePtr rule, std::uint64_t count, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// So many heaps, from 0, are counted: all wanted after done, unless error().
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
