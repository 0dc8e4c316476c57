// Tests guesses about a rule.
#pragma once

#include <nimber/period.hpp>
#include "laws/patterns/guess.hpp"
#include "rules/pair_values.hpp"

#include <optional>
#include <string>
#include <vector>

namespace nimber {

// What became of it.
// clang-format off
#define NIMBER_VERDICTS(X) \
  X(refuted) \
  X(holds)  /* for every heap that was looked at */ \
  X(proven) /* for all heaps to 10^18: by one of the theorems below */
// clang-format on

/// Tests a guess heap by heap (pairs by their sum, then by a), as work in pieces.
class Conjecture {
 public:
  static constexpr std::uint64_t default_heaps = 1'000'000;
  /// A recursive guess is remembered for two heaps of so many stones together: 8 million pairs.
  static constexpr std::uint64_t max_recursive_sum = 4000;
  /// After so many heaps the check looks for a proof that needs no more of them.
  static constexpr std::uint64_t early_look = 256;

  enum class Verdict : std::uint8_t {
#define NIMBER_VERDICT(name) name,
    NIMBER_VERDICTS(NIMBER_VERDICT)
#undef NIMBER_VERDICT
  };
  struct Counterexample {
    std::vector<std::uint64_t> heaps;
    Value value = 0;                      ///< what it is
    std::optional<std::int64_t> guessed;  ///< the expression there; none where it is undefined
  };
  /// Where the check had to end. It says nothing of these heaps nor of those behind them.
  struct Stop {
    std::vector<std::uint64_t> heaps;
    bool endless = false;  ///< play may never end there, and there is no value; else not settled
  };
  struct Answer {
    Verdict verdict = Verdict::holds;
    /// The heaps below this one were looked at, from 0 or from where the guess begins. Of pairs:
    /// all whose sum is below it.
    std::uint64_t checked = 0;
    std::optional<Counterexample> counterexample;  ///< the smallest
    std::optional<Stop> stop;                      ///< before the heaps that were asked for
    /// With `proven`: by which theorem. "period": both sides repeat, and agree until they do.
    /// "induction" stands for four. The values are known in stretches to heap 10^18, and the guess
    /// is right on each. Or the guess is the recursion of a theorem. Or it is lines by residues,
    /// which splits keep. Or a theorem about the rule says it.
    std::string_view theorem;
    std::uint64_t stretches = 0;  ///< how many; 0 otherwise
    bool by_splits = false;       ///< by lines that splits keep to
    bool by_rule = false;         ///< by the law that a theorem gives of the rule
    bool by_outcome = false;      ///< by the rule's theorem about lost pairs, named by `theorem`
    /// With "period": where and how the rule and the guess repeat.
    std::optional<Period> rule_period;
    std::optional<Repetition> guess_period;
  };

  /// `heaps`: how many to look at, of pairs the square root of it.
  Conjecture(RulePtr rule, Guess guess, std::uint64_t heaps = default_heaps,
             std::uint64_t options = 1'000'000'000);

  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence (the rule has no such heaps), unsettled (not one value could
  /// be had).
  const Result<Answer>& result() const { return result_; }
  const RulePtr& rule() const { return rule_; }

 private:
  /// What the guess says of the heaps at hand, a_ and b_.
  std::optional<std::int64_t> guessed_here() const;
  /// Its place among the guesses remembered.
  static std::size_t place(std::uint64_t a, std::uint64_t b, bool two);
  void remember(std::int64_t guessed);
  /// Finds the value of the heaps at hand, or by a theorem whether they are lost. Where there is
  /// neither, `stop` of the answer says so.
  Ready look(std::optional<Value>& value, std::optional<bool>& lost);
  /// Notes that the heaps at hand have no value.
  void stop_here(bool endless);
  /// May play from the single heap at hand never end? Of a rule with loops.
  bool is_endless() const;
  /// Do the heaps at hand refute the guess? The answer names their value: so not before it is
  /// known.
  bool refutes(std::optional<Value> value, std::optional<bool> lost);
  void next();
  void finish();
  /// Beyond the heaps looked at, by theorems about the rule.
  void look_beyond();
  std::uint64_t needed_for_proof() const;

  RulePtr rule_;
  Guess guess_;
  std::uint64_t heaps_;
  Work work_;
  std::optional<PeriodTheorem> theorem_;
  std::optional<Repetition> repetition_;
  std::uint64_t window_ = 0;              // of a recursive guess: how many heaps back it looks
  std::vector<std::int64_t> remembered_;  // of a recursive guess, in the order of the check
  std::uint64_t a_ = 0;                   // n, or the first heap
  std::uint64_t b_ = 0;
  std::uint64_t end_ = 0;
  std::optional<PairValues> pairs_;
  bool extended_ = false;
  bool looked_early_ = false;
  bool one_value_ = false;  // a theorem has refuted the guess at the heaps at hand: their value is
                            // all that is left to find
  bool done_ = false;
  Answer answer_;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

/// Its word.
std::string_view text(Conjecture::Verdict verdict);

}  // namespace nimber
