// Misère play of sums of heaps through a misère quotient, where one is found.
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include "values/heap_quotient.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nimber {

/// Is each number of a state a heap whose options depend on that number alone? Then sums of these
/// heaps have a misère quotient, finite or not.
inline bool has_single_heaps(const Rule& rule) {
  return rule.heap_rule() != nullptr || (rule.has_sequence() && rule.heaps({1, 1}) == 2);
}

/// Calls the sink for each option of a heap of such a rule with the heaps that are left, in any
/// order, perhaps with empty ones. Returns false where the sink or the rule ended it.
bool each_division(const Rule& rule, Heap n, FunctionRef<bool(std::span<const Heap>)> sink);

/// HeapRule::uniform_reach() of a rule that has it.
std::optional<std::uint64_t> uniform_reach(const Rule& rule);

/// The misère quotient of the heaps of one rule, or of several together, as far as it is known.
class SumQuotient {
 public:
  /// The largest heap of a rule without a proven period.
  static constexpr std::uint64_t most_heaps = limits::quotient_heaps;
  /// Most options of one heap, counted with the heaps that they leave. A rule that people write may
  /// have many.
  static constexpr std::uint64_t most_pieces = limits::quotient_pieces;
  /// The same for all heaps together. Each takes four bytes.
  static constexpr std::uint64_t most_pieces_together = limits::quotient_pieces_together;

  /// The rules have single heaps and must outlive it.
  explicit SumQuotient(std::vector<const Rule*> rules);
  /// The same, but the quotient of a single rule is kept: with the rule, or for rules that people
  /// write only that of the last one.
  static std::shared_ptr<SumQuotient> of(const std::vector<const Rule*>& rules);

  enum class Status : std::uint8_t { done, pending, failed };
  /// Takes in the next heap of a rule. Spends words of 64 bits on `spent`; pending after about
  /// `most` of them. failed: there will be no more heaps of this rule.
  Status grow(std::size_t rule, std::uint64_t& spent, std::uint64_t most);
  /// Why the last heap failed: "heaps" (no larger ones are taken in), "order" (no guess held: the
  /// quotient has more elements, or is infinite), "options" (of one heap), "all-options" (of all
  /// together), or "rule" (a heap can become one that is not smaller).
  struct Failure {
    std::string_view what;
    std::uint64_t most = 0;
  };
  const Failure& failure() const { return failure_; }
  /// Takes in heaps until each rule's heap in `heaps` is known. Counts words_per_option words as
  /// one option. Pending where `work` refuses, or at `end` options examined.
  Status reach(const std::vector<Heap>& heaps, Work& work, std::uint64_t end);
  static constexpr std::uint64_t words_per_option = 8;

  const std::vector<const Rule*>& rules() const { return rules_; }
  /// How many heaps of a rule, from 0, are taken in.
  std::size_t heaps(std::size_t rule) const { return elements_[rule].size(); }
  /// The period of a rule's elements, for all heaps, where what is taken in proves one.
  const std::optional<Period>& period(std::size_t rule) const { return periods_[rule]; }
  bool covers(std::size_t rule, Heap n) const { return n < heaps(rule) || periods_[rule]; }
  /// Of a heap that it covers.
  Element element(std::size_t rule, Heap n) const;
  const OutcomeMonoid& monoid() const;

 private:
  bool add_heap(std::size_t rule, std::uint64_t& spent);
  void look_up_elements();

  std::vector<const Rule*> rules_;
  HeapQuotient quotient_;
  std::vector<std::vector<std::uint32_t>> numbers_;  // of each rule's heaps in the family
  std::vector<std::vector<Element>> elements_;
  std::vector<std::optional<Period>> periods_;
  std::vector<bool> ended_;
  std::vector<bool> zero_moves_;  // may a heap of 0 be taken away whole? Else it is no heap
  std::uint64_t pieces_ = 0;
  Failure failure_;
  std::optional<std::size_t> growing_;  // the rule whose heap is being taken in
};

/// The last heap that must be known to prove a period of a rule that reaches so far
/// (HeapRule::uniform_reach): misère form of Guy and Smith's theorem, docs/theorems.md. None where
/// that is outside 64 bits.
std::optional<std::uint64_t> last_heap_of_quotient_period(const Period& numbers,
                                                          std::uint64_t reach);

/// The smallest preperiod and period for which the elements of the heaps 0 ... phi.size() - 1 are
/// enough.
std::optional<Period> prove_quotient_period(const std::vector<Element>& phi, std::uint64_t reach);

}  // namespace nimber
