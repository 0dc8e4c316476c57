// The values of a rule that patterns are looked for in.
#pragma once

#include "laws/patterns/pattern_reader.hpp"
#include "rules/pair_values.hpp"

#include <nimber/analysis.hpp>

#include <cstdint>
#include <optional>

namespace nimber {

/// Finds the values, as work in pieces.
class PatternValues {
 public:
  static constexpr std::uint64_t default_count = 5000;
  static constexpr std::uint64_t default_side = 64;
  static constexpr std::uint64_t most_side = 512;
  static constexpr std::uint64_t most_count = 1'000'000;
  static constexpr std::uint64_t default_rows = 2500;
  static constexpr std::uint64_t most_rows = 100'000;

  /// `count`: heaps 0 … count - 1, numbers on a line, rows and columns of a table, or the most rows
  /// of numbers; 0: the default. `largest`: of rows of numbers, what stands in them at most; 0: as
  /// the count allows.
  PatternValues(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                std::uint64_t options, std::uint64_t largest = 0);
  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence, unsettled (fewer than 16 values could be had).
  const Result<PatternData>& result() const { return result_; }
  /// The same data as marks: 1 where a heap or pair is lost.
  static PatternData lost(const PatternData& data);

 private:
  /// Finds the value of the pair a, b. None where it is no pair of numbers of the rule.
  Ready look(std::uint64_t a, std::uint64_t b, std::optional<std::int64_t>& value);
  /// Finds the value of the next row of numbers.
  Ready look_at_row(std::optional<std::int64_t>& value);
  Ready take(PairValues::Look look, std::optional<std::int64_t>& value);
  void finish();

  RulePtr rule_;
  std::uint64_t count_;
  std::optional<PatternLine> line_;
  Work work_;
  std::optional<PairValues> pairs_;
  PatternData data_;
  std::uint64_t next_ = 0;
  bool done_ = false;
  bool marks_only_ = false;
  bool endless_ = false;     // it ends at a pair from which play may never end
  bool one_by_one_ = false;  // a block of heaps was refused: its beginning may be known
  Result<PatternData> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
