// Heaps of which 1 to f(n) stones may be taken, of any size (values/restricted.hpp).
#pragma once

#include <nimber/ready.hpp>
#include <nimber/rule_sequence.hpp>

#include "rules/taking_bound.hpp"
#include "values/restricted.hpp"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace nimber {

class RestrictedHeaps {
 public:
  static constexpr std::string_view theorem = "taking-bound";
  /// Below it a table has the values of all heaps, and with them those of a heap's options.
  static constexpr Heap from = 4'096;

  explicit RestrictedHeaps(TakingBound bound) : bound_(std::move(bound)) {}

  Heap most(Heap n) const { return bound_.most(n); }
  /// The value of heap n, where those of all smaller heaps are listed.
  template <class List>
  Value next_value(const List& smaller, Heap n) const {
    const Heap m = most(n);
    if (m == 0 || most(n - 1) < m) return m;
    return smaller[static_cast<std::size_t>(n - m - 1)];
  }
  /// Makes the value of a heap known. `pending` where the work's step ended, `never` where its
  /// limit did.
  Ready ready(Heap n, Work& work);
  /// Quick for heaps for which ready() said yes.
  Value value(Heap n) const;
  /// The only option of a heap that has this value; none where there is no such option, or
  /// where the work's limit ended the search.
  std::optional<Heap> option_worth(Heap n, Value wanted, Work& work) const;
  /// For proofs of recursions: `most` that may be taken, and that from heap `from` on it grows by a
  /// fixed number every `period` heaps. Nothing where that is not known.
  void repetition(Heap n, std::vector<Fact>& out) const;
  TakingLaw law() const { return {bound_.text(0), bound_.text(1), bound_.period()}; }
  /// What the theorem says of a heap: `most` that may be taken, and each `heap` on the way down to
  /// the one at which f grows, `skipped` where some are left out.
  void facts(Heap n, std::vector<Fact>& out) const;
  std::size_t memory() const { return values_.size() * 2 * sizeof(Heap); }

 private:
  static constexpr std::size_t most_kept = 1'000'000;
  static constexpr std::size_t told = 6;

  TakingBound bound_;
  std::unordered_map<Heap, Value> values_;
  std::optional<std::pair<Heap, RestrictedDescent>> under_way_;
};

}  // namespace nimber
