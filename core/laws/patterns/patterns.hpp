// What the values of a rule, or of a list, look like: the search for their laws.
#pragma once

#include "laws/patterns/pattern_families.hpp"
#include "laws/patterns/pattern_laws.hpp"
#include "laws/patterns/stretch_proof.hpp"
#include "rules/pair_values.hpp"

#include <nimber/analysis.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// Reads numbers, or marks P/N or W/L (L and P: the player to move loses), with commas or white
/// space between them; several lines of equally many are a table. Errors: those of
/// Reader::integer(), empty, bad-character, too-large above 2^40.
Result<PatternData> read_pattern_values(std::string_view text);

/// The least p such that the values repeat every p places from the first to the last, at least
/// twice over; 0 where there is none, and of a table. O(n). Where no law is told, the list is too
/// short or too simple for the repetition to be more than chance.
std::size_t repeated_every(const PatternData& list);

/// A line through the two numbers of a rule: one of them as an expression of the other.
struct PatternLine {
  bool second = true;  ///< is it the second number that is given?
  Expression expression;
};
/// Reads "q=n-1"; what is left is called n, or by its own name. Errors: those of
/// Expression::read, unknown-name, expected-end.
Result<PatternLine> read_pattern_line(std::string_view text, const Rule& rule);

/// The values of a rule that patterns are looked for in, as work in pieces.
class PatternValues {
 public:
  static constexpr std::uint64_t default_count = 5000;
  static constexpr std::uint64_t default_side = 64;
  static constexpr std::uint64_t most_side = 512;
  static constexpr std::uint64_t most_count = 1'000'000;

  /// `count`: heaps 0 … count - 1, numbers on a line, or rows and columns of a table; 0: the
  /// default.
  PatternValues(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                std::uint64_t options);
  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence, unsettled (fewer than 16 values could be had).
  const Result<PatternData>& result() const { return result_; }
  /// The lost heaps or pairs of it: marks.
  static PatternData lost(const PatternData& data);

 private:
  /// The value of the pair at hand; none where it is no pair of numbers.
  Ready look(std::uint64_t a, std::uint64_t b, std::optional<std::int64_t>& value);
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

/// Is there a theorem that could prove a law of the rule's values? `known`: one on periods counts
/// where it proves one by the values known so far.
bool may_be_proven(const Rule& rule, bool known = false);

/// Laws of values, best first, as work in pieces.
class Patterns {
 public:
  static constexpr std::uint64_t default_work = 30'000'000;

  /// `rule` may be null: then nothing is proven. `whole`: are the values those of single heaps, or
  /// of all pairs, of the rule, as against a line?
  explicit Patterns(PatternData data, RulePtr rule = nullptr, bool whole = false,
                    std::uint64_t work = default_work);
  ~Patterns();
  Patterns(const Patterns&) = delete;
  Patterns& operator=(const Patterns&) = delete;

  Progress step(std::uint64_t budget);
  /// What was found so far; all after done.
  const std::vector<Law>& laws() const { return laws_; }
  const PatternData& data() const { return data_; }
  /// Were all families looked at but formulas of every shape?
  bool enumerating() const { return stage_ > Stage::lost; }
  /// Up to this size all formulas were looked at.
  std::size_t size_looked_at() const { return size_; }

 private:
  enum class Stage : std::uint8_t {
    periods,
    lines,
    sets,
    digits,
    recursion,
    rests,
    pairs,
    lost,
    inner,
    inner_lost,
    enumerate,
    enumerate_lost,
    prove,
    done
  };
  void collect();
  /// What a theorem says of the lost pairs.
  void propose_lost_pairs();
  /// That a value is 0, where a short formula says the values.
  void propose_zeros();
  /// Beside a proven law what only holds so far, and is no formula, is nothing; beside a proven
  /// period no formula for the same either.
  void drop_less_than_proven();
  bool prove_next(std::uint64_t budget);
  /// By the period of the rule's values. A law with exceptions is proven, and told, from behind
  /// them on.
  bool prove_by_period(Law& law, std::uint64_t budget) const;
  /// Where the rule knows its values as stretches to heap 10^18: what is proven by them is told as
  /// such, what they refute is not told, and few of them are a law of their own.
  void judge_by_stretches(const std::vector<ValueStretch>& stretches);

  PatternData data_;
  RulePtr rule_;
  bool whole_;
  Work work_;
  Stage stage_ = Stage::periods;
  LawBook book_;
  std::unique_ptr<LawBook> lost_;
  std::unique_ptr<Enumeration> enumeration_;
  std::vector<Law> laws_;
  std::size_t size_ = 0;
  std::size_t proving_ = 0;
};

}  // namespace nimber
