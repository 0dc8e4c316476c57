// What the values of a rule, or of a list, look like: the search for their laws.
#pragma once

#include "laws/patterns/law_proofs.hpp"
#include "laws/patterns/pattern_families.hpp"
#include "laws/patterns/pattern_laws.hpp"

#include <nimber/analysis.hpp>

#include <memory>
#include <vector>

namespace nimber {

/// The least p such that the values repeat every p places from the first to the last, at least
/// twice over; 0 where there is none, and of a table. O(n). Where no law is told, the list is too
/// short or too simple for the repetition to be more than chance.
std::size_t repeated_every(const PatternData& list);

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
  LawProofs proofs_;
};

}  // namespace nimber
