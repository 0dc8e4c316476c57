// Guesses about a rule, tested: when is a heap lost, what is its value, does a list of numbers or
// another rule say the same.
#pragma once

#include <nimber/period.hpp>
#include "rules/pair_values.hpp"
#include "text/expression.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// The position of a single heap of n under a rule (for coins: a single head at place n; none
/// where the row would be too long), or of two heaps.
std::optional<Position> heap_position(const RulePtr& rule, std::uint64_t n);
Position heap_position(const RulePtr& rule, std::uint64_t a, std::uint64_t b);
/// The text of that position, of one heap or two; the rule alone where there is none.
std::string heaps_text(const RulePtr& rule, const std::vector<std::uint64_t>& heaps);

// What a guess is about.
// clang-format off
#define NIMBER_GUESS_KINDS(X) \
  X(lost)  /* the player to move loses exactly where the condition holds */ \
  X(won)   /* ... wins ... */ \
  X(value) /* the value is that of the expression */

// What became of it.
#define NIMBER_VERDICTS(X) \
  X(refuted) \
  X(holds)  /* for every heap that was looked at */ \
  X(proven) /* for all heaps to 10^18: by one of the theorems below */
// clang-format on

/// What a person believes of all heaps of n, or of all pairs of heaps a, b.
struct Guess {
  enum class Kind : std::uint8_t {
#define NIMBER_GUESS_KIND(name) name,
    NIMBER_GUESS_KINDS(NIMBER_GUESS_KIND)
#undef NIMBER_GUESS_KIND
  };
  Kind kind = Kind::value;
  bool two_heaps = false;
  Expression expression;
  /// Of smaller heaps it says nothing: " for n>=FROM" behind the expression. 0 for two heaps.
  std::uint64_t from = 0;

  /// The expression, and from where it holds: "n%3 for n>=1".
  std::string text() const;
  /// Does it speak of itself at smaller numbers, g(e) or g(e,f)?
  bool recursive() const { return expression.uses_self(false) || expression.uses_self(true); }

  /// "P when n%7==0||n%7==2", "N when n%4!=0", "g(n) = n%(m+1)", "g(a,b) = xor(a,b)", or the
  /// expression alone: a condition says when the player to move loses, anything else what the value
  /// is. g(e) is the guess at a smaller number, and below `from` what the rule says; g(e,f) is the
  /// guess at a pair of smaller sum, or of the same sum and a smaller first number. Anything else
  /// is undefined there. Other names than n, a, b are numbers: those of `numbers`, and m, the
  /// largest number of a finite subtraction set. Errors: those of Expression::read, expected-end,
  /// no-sequence, and bad-expression with what to write for "P iff", "P if", "W when", "L when".
  static Result<Guess> read(std::string_view text, const Rule& rule,
                            const std::map<std::string, std::int64_t>& numbers = {});
  /// The same of values without a rule: a list of them (n), or a table (a and b).
  static Result<Guess> read_of_values(std::string_view text, bool table,
                                      const std::map<std::string, std::int64_t>& numbers = {});
};

/// Reads "m=3", a name of letters and a whole number, into `numbers`. False where it is not one.
bool read_definition(std::string_view text, std::map<std::string, std::int64_t>& numbers);

/// Tests a guess heap by heap (pairs by their sum, then by a), as work in pieces.
class Conjecture {
 public:
  static constexpr std::uint64_t default_heaps = 1'000'000;
  /// Stones of two heaps together up to which a recursive guess is remembered: 8 million pairs.
  static constexpr std::uint64_t max_recursive_sum = 4000;
  /// After so many heaps a proof that needs no more is looked for.
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
  /// Where the check had to end: nothing is said of these heaps, nor of what comes behind them.
  struct Stop {
    std::vector<std::uint64_t> heaps;
    bool endless = false;  ///< play may never end there, and there is no value; else not settled
  };
  struct Answer {
    Verdict verdict = Verdict::holds;
    /// How many heaps were looked at: 0 ... checked - 1, or from ... checked - 1 where the guess
    /// begins later; of pairs: all whose sum is below it.
    std::uint64_t checked = 0;
    std::optional<Counterexample> counterexample;  ///< the smallest
    std::optional<Stop> stop;                      ///< before the heaps that were asked for
    /// With `proven`: "period" where both sides repeat, and agree until they do; "induction" where
    /// the values are known in stretches to heap 10^18, on each of which the guess is right, where
    /// the guess is the recursion of a theorem, or lines by residues that splits keep to.
    std::string_view theorem;
    std::uint64_t stretches = 0;  ///< how many; 0 otherwise
    bool by_splits = false;       ///< by lines that splits keep to
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
  /// What the guess says of the heaps at hand.
  std::optional<std::int64_t> guessed_here() const;
  /// Its place among the guesses remembered.
  static std::size_t place(std::uint64_t a, std::uint64_t b, bool two);
  void remember(std::int64_t guessed);
  /// The value of the heaps at hand, or why not: then stop_ tells where.
  Ready look(std::optional<Value>& value, std::optional<bool>& lost);
  /// There is no value of the heaps at hand.
  void stop_here(bool endless);
  /// Is it so of the single heap at hand, of a rule with loops?
  bool is_endless() const;
  /// Not before the value is known, which is told.
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

/// Their words.
std::string_view text(Guess::Kind kind);
std::string_view text(Conjecture::Verdict verdict);

/// Compares g(0), g(1) ... of a rule with those of another, or with a list, as work in pieces.
class Comparison {
 public:
  struct Answer {
    std::uint64_t checked = 0;                      ///< heaps 0 ... checked - 1 are equal
    std::optional<std::uint64_t> first_difference;  ///< the heap
    Value left = 0;                                 ///< the values there
    Value right = 0;
    bool proven_equal = false;  ///< both are periodic, and agree until they repeat
  };

  Comparison(RulePtr left, RulePtr right, std::uint64_t heaps = Conjecture::default_heaps,
             std::uint64_t options = 20'000'000'000);
  Comparison(RulePtr left, std::vector<std::uint64_t> list);

  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence, unsettled.
  const Result<Answer>& result() const { return result_; }

 private:
  void finish();

  RulePtr left_;
  RulePtr right_;
  std::vector<std::uint64_t> list_;
  std::uint64_t heaps_;
  Work work_;
  Answer answer_;
  bool done_ = false;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

/// Numbers as a person pastes them: digits with commas, white space or line ends between. Errors:
/// those of Reader::integers().
Result<std::vector<std::uint64_t>> read_numbers(std::string_view text);

}  // namespace nimber
