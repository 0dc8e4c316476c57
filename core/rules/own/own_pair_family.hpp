// Rules with two numbers of which one never changes, as `own/(n,k);i=1..n/k;n-=i`: for each k the
// rest is a rule with one number, whose heaps theorems may know.
#pragma once

#include "rules/own/own_pair_theory.hpp"

#include <map>
#include <memory>

namespace nimber {

class OwnPairFamily final : public OwnPairTheory {
 public:
  /// Below it tables have the values.
  static constexpr std::uint64_t from = 4'096;

  /// Null where the rule is of another kind. `share`: at most n / k of the first number n is taken.
  static std::unique_ptr<OwnPairFamily> of(const OwnRule& rule, bool share);

  bool has_value(const OwnPart& part) const override { return rule_of(part) != nullptr; }
  Ready prepare(const OwnPart& part, Work& work) override;
  Value value(const OwnPart& part) const override;
  std::optional<bool> lost(const OwnPart&) const override { return std::nullopt; }
  bool too_far(const OwnPart&, std::uint64_t) const override { return false; }
  std::string_view theorem(const OwnPart& part) const override;
  std::vector<Fact> facts(const OwnPart& part) const override;
  bool lists_options(const OwnPart& part) const override { return rule_of(part) == nullptr; }
  bool wins(const PairAsked& asked, Value target, Wins& out, Work& work,
            FunctionRef<Move(State)> move) const override;
  void moves_to_lost(const PairAsked&, Wins&, FunctionRef<Move(State)>) const override {}
  std::optional<ValuesOfPairs> values_of_pairs() const override;
  std::size_t memory() const override;

 private:
  /// A rule of another second number may be asked for next: so many are kept.
  static constexpr std::size_t most_rules = 64;

  OwnPairFamily(const OwnRule& rule, std::size_t heap, bool share)
      : written_(rule), heap_(heap), share_(share) {}

  std::uint64_t heap_of(const OwnPart& part) const {
    return static_cast<std::uint64_t>(part[heap_]);
  }
  /// The rule with one number that knows this part; null where tables do, or nothing does.
  const Rule* rule_of(const OwnPart& part) const;
  RulePtr rule_for(std::int64_t fixed) const;

  const OwnRule& written_;
  std::size_t heap_;  ///< which of the two numbers changes
  bool share_;
  mutable std::map<std::int64_t, RulePtr> rules_;
};

}  // namespace nimber
