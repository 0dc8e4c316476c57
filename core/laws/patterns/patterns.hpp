// Searches for the laws of the values of a rule or of a list.
#pragma once

#include "laws/patterns/law_proofs.hpp"
#include "laws/patterns/pattern_families.hpp"
#include "laws/patterns/pattern_laws.hpp"

#include <nimber/analysis.hpp>

#include <memory>
#include <vector>

namespace nimber {

/// The least p such that all values repeat every p places, at least twice over. 0 where there is
/// none, and for a table. O(n). Where no law is told with it, the list is too short or too simple,
/// and the repetition may be chance.
std::size_t repeated_every(const PatternData& list);

/// Laws of values, best first, as work in pieces.
class Patterns {
 public:
  static constexpr std::uint64_t default_work = 30'000'000;

  /// `rule` may be null: then nothing is proven. `whole` says that the values are those of single
  /// heaps or of all pairs of the rule, and not those of a line.
  explicit Patterns(PatternData data, RulePtr rule = nullptr, bool whole = false,
                    std::uint64_t work = default_work);
  ~Patterns();
  Patterns(const Patterns&) = delete;
  Patterns& operator=(const Patterns&) = delete;

  /// A family of laws, or a proof, is a step however large the budget is: whoever stops the search
  /// waits for one of them at most.
  Progress step(std::uint64_t budget);
  /// What was found so far; all after done.
  const std::vector<Law>& laws() const { return laws_; }
  const PatternData& data() const { return data_; }
  /// Are only formulas of every shape left to look at?
  bool enumerating() const { return stage_ > Stage::lost_digits; }
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
    lost_structure,
    lost_digits,
    inner,
    inner_lost,
    enumerate,
    enumerate_lost,
    prove,
    done
  };
  LawBook::Takes takes() const;
  void collect();
  /// Proposes what a theorem says of the lost pairs.
  void propose_lost_pairs();
  /// Proposes "the value is 0" as the law of the lost heaps, where a short formula gives the
  /// values.
  void propose_zeros();
  /// Drops laws that the list does not show and nothing proves. Drops what is worth little beside a
  /// proven law: laws without a formula that only hold so far, and beside a proven period all
  /// unproven laws of the same.
  void drop_less_than_proven();
  /// Drops unproven laws that say something else than the first one further on: both fit the
  /// list, and the first one is the shorter or is proven.
  void drop_unlike_the_first();

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
