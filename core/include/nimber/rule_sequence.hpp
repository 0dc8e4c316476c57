#pragma once

#include <nimber/packed_values.hpp>
#include <nimber/position.hpp>
#include <nimber/ready.hpp>
#include <nimber/work.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

struct DigitAutomaton;
class HeapRule;
class OutcomeFinder;

/// g(n + period) = g(n) + saltus for every n >= preperiod, counted from heap 0.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  std::uint64_t saltus = 0;
};

/// The theorem by which values of a rule may be proven periodic.
struct PeriodTheorem {
  std::string_view code;    ///< as in Certificate
  std::uint64_t reach = 0;  ///< as in Certificate
  /// Given by the theorem at once, without looking at values.
  std::optional<Period> closed;
};

/// That 1 to f(n) may be taken of a heap of n, where f(0) = 0 and f grows by 0 or 1, and nothing
/// else (docs/theorems.md, "Taking up to a bound"): f(n) and f(n-1), as expressions in n; and how
/// the values repeat.
struct TakingLaw {
  std::string most;
  std::string most_before;
  Period period;
};

/// A number that a theorem speaks of, by name. A name may come more than once ("gap").
struct Fact {
  std::string_view name;
  std::uint64_t number = 0;
};

/// A law of g(0), g(1) … that a theorem gives: a formula, or an automaton.
struct SequenceLaw {
  std::string_view theorem;  ///< its code
  std::string body;          ///< the value, an expression in n; "" where no formula says it
  std::string lost;          ///< which heaps are lost, a condition on n; "" where none says it
  std::uint64_t from = 0;    ///< where both begin to hold
  const DigitAutomaton* automaton = nullptr;
};

/// What a rule may say of the values g(0), g(1) ... of one heap: see Rule::has_sequence().
class RuleSequence {
 public:
  virtual ~RuleSequence() = default;

  /// Where one heap of n has a value g(n): makes g(0) ... g(n) known.
  virtual Ready sequence_ready(Heap, Work&) const { return Ready::never; }
  /// g(n), after sequence_ready() said yes.
  virtual Value sequence_value(Heap) const { return 0; }
  /// g(from), g(from + 1) ... after sequence_ready() said yes to the last of them. For long
  /// stretches.
  virtual PackedValues sequence_values(Heap from, std::size_t count) const;
  /// How many values are at hand without asking sequence_ready(): perhaps more than were asked for.
  virtual Heap sequence_known() const { return 0; }
  /// The heap game whose values are g(0), g(1) ..., where there is one: proofs are about that.
  virtual const HeapRule* sequence_rule() const { return nullptr; }
  /// The theorem by which g(0), g(1) ... may be proven periodic; none where nothing is known.
  virtual std::optional<PeriodTheorem> period_theorem() const { return std::nullopt; }
  /// May law() find one?
  virtual bool may_have_law() const { return false; }
  /// The law that a theorem gives, found and proven within the work; null where there is none.
  virtual const SequenceLaw* law(Work&) const { return nullptr; }
  /// None where the rule is of another kind, or a game of the house with laws of its own.
  virtual std::optional<TakingLaw> taking_law() const { return std::nullopt; }
  /// What proofs of laws ask of heap n, by code. "stretches": where each stretch of one value
  /// begins, and its value, up to a heap that is known. "restricted": the most that may be taken,
  /// where that decides. "splits": where any number may be taken, or the heap split, how many
  /// splits there are and what each of them leaves; "unequal" where two equal parts may not be
  /// left. Empty where the rule knows nothing of that kind. The page's board module asks none of it
  /// and leaves it out.
  virtual std::vector<Fact> proof_facts(Heap, std::string_view) const { return {}; }
  /// The state that is worth g(n); none where it would be too long.
  virtual std::optional<State> heap_state(Heap n) const { return State{n}; }
  /// A way to find the lost heaps of 0 ... count - 1 without values, where there is a quicker one.
  virtual std::unique_ptr<OutcomeFinder> outcome_finder(std::size_t count) const;
  /// Numbers of the rule that a guess about it may name: m, the largest that may be taken.
  virtual std::vector<Fact> numbers() const { return {}; }
};

}  // namespace nimber
