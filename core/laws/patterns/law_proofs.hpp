// Proofs of the laws that were found of a rule's values.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "laws/patterns/stretch_proof.hpp"

#include <nimber/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Is there a theorem that could prove a law of the rule's values? With `known` a theorem about
/// periods counts only where the values known so far prove a period.
bool may_be_proven(const Rule& rule, bool known = false);

/// Tries to prove one law after the other.
class LawProofs {
 public:
  /// `data` are values of the rule, which may be null: then nothing is proven. `whole` as of
  /// Patterns.
  LawProofs(const PatternData& data, RulePtr rule, bool whole)
      : data_(data), rule_(std::move(rule)), whole_(whole) {}

  /// Tries the next law. Where none of the values is proven in the end, that of a theorem is added,
  /// if there is one. A law that is proven says so afterwards. `lost` may hold other ways to say
  /// which heaps are lost, and may be null. Returns false where nothing is left to try.
  bool next(std::vector<Law>& laws, const LawBook* lost, std::uint64_t budget);
  /// Has a law been tried? From then on the list of laws must stay as it is.
  bool begun() const { return tried_ > 0; }

 private:
  bool try_next(std::vector<Law>& laws, const LawBook* lost, std::uint64_t budget);
  void add_taking_law(std::vector<Law>& laws) const;
  void prove_pairs(std::vector<Law>& laws) const;
  void tell_values(std::vector<Law>& laws, const ValuesOfPairs& known) const;
  void prove_by_induction(std::vector<Law>& laws) const;
  void prove_by_theorem(std::vector<Law>& laws) const;
  bool prove_by_period(Law& law, std::uint64_t budget) const;
  void judge_by_stretches(std::vector<Law>& laws, const std::vector<ValueStretch>& stretches) const;

  const PatternData& data_;
  RulePtr rule_;
  bool whole_;
  std::size_t tried_ = 0;  // laws
};

}  // namespace nimber
