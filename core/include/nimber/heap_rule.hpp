#pragma once

#include <nimber/rule.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// What proves the period of a sparse octal game, besides its numbers: docs/theorems.md, "A period
/// of a sparse octal game".
struct SparseProof {
  static constexpr std::string_view theorem = "sparse-space";

  std::uint64_t mask = 0;       ///< the binary places of a value whose ones are counted
  bool counts_heaps = false;    ///< does the heap's last binary place count too?
  std::uint64_t last_rare = 0;  ///< A: the last rare heap, 0 for none
  std::uint64_t witnesses = 0;  ///< W: how far the witnesses reach, at least A and the last digit
  std::uint64_t values = 0;     ///< N: so many values are looked at
};

/// What a heap may become in one move: `amount` stones are taken and `pieces` heaps are left (0:
/// none; 1: `b`; 2: `a` and `b`, 1 <= a <= b).
struct HeapOption {
  std::uint64_t amount = 0;
  unsigned pieces = 1;
  Heap a = 0;
  Heap b = 0;

  /// So many are taken, and these are left in one heap, or none.
  static constexpr HeapOption taking(std::uint64_t amount, Heap left) {
    return {amount, left > 0 ? 1u : 0u, 0, left};
  }
};

using OptionSink = CountingSink<HeapOption>;

/// Which options of a heap are wanted.
struct OptionTest {
  FunctionRef<bool(const HeapOption&)> passes;
  /// What passes() says depends on each heap that is left by its size up to the preperiod, and by
  /// its size modulo the period from there on. None: on anything.
  std::optional<Period> period;
};

class SumQuotient;

/// A game whose state is a list of heaps that do not touch each other: a heap alone says what may
/// become of it. The value of a state is the nim-sum of the heaps' values (Sprague 1935, Grundy
/// 1939).
class HeapRule : public RuleOf<RuleExercises, RulePairs, RuleSequence, RuleTheory> {
 public:
  using RuleOf::RuleOf;
  const HeapRule* heap_rule() const final { return this; }

  // -- to be given by the game
  // -------------------------------------------------------------------------------------
  /// The options of a heap, by amount, then by the smaller piece. Returns false where the sink
  /// ended it.
  virtual bool each_option(Heap n, const OptionSink& sink) const = 0;
  /// Is this an option of a heap of n? Constant time, or nearly.
  virtual bool legal(Heap n, const HeapOption& option) const = 0;
  /// Makes the values of all heaps up to n known.
  virtual Ready ready(Heap n, Work& work) const = 0;
  /// Makes the values of these heaps and of their options known. The default makes all known up to
  /// the largest of them.
  virtual Ready heaps_ready(const State& heaps, Work& work) const;
  /// The value of a heap for which ready() said yes, or heaps_ready().
  virtual Value value(Heap n) const = 0;
  /// The theorem behind value(n), as RuleTheory::theorem.
  virtual std::string_view heap_theorem(Heap n) const = 0;
  /// The numbers that the theorem of this code speaks of, beside n itself.
  virtual void heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const;
  /// The winning options of one heap; the default looks at each.
  virtual void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                               Work& work) const;

  /// Adds the options of a heap that pass a test; the default looks at each.
  virtual void options_that(const OptionTest& test, Heap n, std::size_t part, Wins& out,
                            Work& work) const;

  /// The smallest preperiod and period of the values, where they have been proven so far.
  virtual std::optional<Period> proven_period() const { return std::nullopt; }
  /// The same, after looking whether the values so far prove one.
  virtual std::optional<Period> prove_now() const { return proven_period(); }

  /// The last heap whose value the proof of proven_period() needs, where the period's numbers alone
  /// don't tell it (see last_heap_needed).
  virtual std::optional<Heap> proof_end() const { return std::nullopt; }

  /// The shorter proof of proven_period(), where the values are sparse.
  virtual std::optional<SparseProof> sparse_proof() const { return std::nullopt; }

  /// k, where every option takes at most k stones and what may be left does not depend on the heap:
  /// a finite set, or an octal code with its last digit. The periods of misère quotients rest on
  /// it.
  virtual std::optional<std::uint64_t> uniform_reach() const { return std::nullopt; }

  static Move make_move(Heap n, std::size_t part, const HeapOption& option);

  // -- the rest follows
  // --------------------------------------------------------------------------------------------
  std::size_t heaps(const State& state) const final { return state.size(); }
  Ready prepare_pairs(const State& largest, Work& work) const final {
    return prepare(largest, work);
  }
  Apart apart() const final { return splits() ? Apart::varying : Apart::fixed; }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const final;
  State after(const State& state, const Move& move) const final;
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t smaller) const final;
  std::optional<Move> find_between(const State& from, const State& to, Work&) const final;
  Ready prepare(const State& state, Work& work) const final;
  void components(const State& state, std::vector<Component>& out) const final;
  std::string_view theorem(const State& state) const final;
  std::vector<Fact> facts(const State& state, std::optional<std::size_t> part,
                          std::string_view code) const final;
  void wins(const State& state, std::size_t part, const Goal& goal,
            const std::vector<Component>& components, Wins& out, Work& work) const final;
  Ready sequence_ready(Heap n, Work& work) const final { return ready(n, work); }
  Value sequence_value(Heap n) const final { return value(n); }
  const HeapRule* sequence_rule() const final { return this; }
  bool searchable(const State&) const final { return false; }
  void search_key(State& state) const override;

  /// Where what is known of this rule's misère quotient is kept (search/sum_quotient.hpp).
  std::shared_ptr<SumQuotient>& kept_quotient() const { return kept_quotient_; }

 private:
  mutable std::shared_ptr<SumQuotient> kept_quotient_;
};

}  // namespace nimber
