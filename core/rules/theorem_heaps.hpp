// Heaps of which a theorem tells something from the heap's number alone.
#pragma once

#include <nimber/rule_sequence.hpp>
#include <nimber/work.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nimber {

class TheoremHeaps {
 public:
  static constexpr Heap usual_from = 16'384;

  TheoremHeaps() = default;
  TheoremHeaps(const TheoremHeaps&) = delete;
  TheoremHeaps& operator=(const TheoremHeaps&) = delete;
  virtual ~TheoremHeaps() = default;

  /// Below it a table has the values of all heaps.
  virtual Heap from() const { return usual_from; }
  /// How many values prove() needs.
  virtual std::size_t values_needed() const { return 0; }
  /// Proves that the theorem holds for the rule, which has these values. Called once, before
  /// anything else is asked. False where it does not hold.
  virtual bool prove(std::span<const std::uint32_t>, Work&) { return true; }

  /// The law as it is told.
  virtual const SequenceLaw& law() const = 0;
  /// Does it tell values, or only which heaps are lost?
  virtual bool tells_values() const { return true; }
  /// Is a heap lost? Else to take one stone wins. Asked only where it does not tell values. O(1).
  virtual bool lost(Heap) const { return false; }
  /// The value of a heap to 10^18, where it tells values. O(digits).
  virtual Value value(Heap) const { return 0; }
  /// May all options of a heap be looked at, one by one? Else option_worth() finds some.
  virtual bool lists_options() const { return true; }
  /// An option of a heap that is worth this, which the heap itself is not: what is left of it. None
  /// where none was found.
  virtual std::optional<State> option_worth(Heap, Value) const { return std::nullopt; }
  /// What explanations tell of a heap; the names are those of docs/explain.md.
  virtual void facts(Heap, std::vector<Fact>&) const {}
};

}  // namespace nimber
