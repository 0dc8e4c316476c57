#pragma once

#include <nimber/heap_rule.hpp>
#include <nimber/limits.hpp>

#include "values/value_table.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// A heap game whose values come from a table that grows from heap 0 upwards, and past the table
/// from a proven period where the game has a theorem for one.
class GrownTableRule : public HeapRule {
 public:
  using HeapRule::HeapRule;

  Ready ready(Heap n, Work& work) const override;
  Value value(Heap n) const override;
  std::string_view heap_theorem(Heap n) const override;
  void heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const override;
  std::optional<Period> proven_period() const override { return period_; }
  std::optional<Period> prove_now() const override;
  Heap sequence_known() const override { return period_ ? max_integer : table_.size(); }
  PackedValues sequence_values(Heap from, std::size_t count) const override;
  std::size_t memory() const override { return table_.memory(); }

  /// Longest table, in heaps, unless a game knows better.
  static constexpr std::size_t max_table = limits::table_heaps;

 protected:
  /// Appends the values of heaps up to n, or a few more, until `work` refuses to go on.
  virtual void grow(ValueTable& table, std::size_t n, Work& work) const = 0;
  /// May values past any table follow from a period? Then prove_period() is tried as the table
  /// grows.
  virtual bool may_have_period() const { return false; }
  /// The smallest preperiod and period, if the values so far prove them.
  virtual std::optional<Period> prove_period(const ValueTable&) const { return std::nullopt; }
  virtual std::size_t longest_table() const { return max_table; }
  /// The most bytes that a heap takes, with the engine's own lists and a copy for the proof.
  virtual std::size_t bytes_a_heap() const { return 16; }

  const ValueTable& table() const { return table_; }

 private:
  mutable ValueTable table_;
  mutable std::optional<Period> period_;
  mutable std::size_t next_check_ = 32;
};

/// The same, told value by value.
class TableRule : public GrownTableRule {
 public:
  using GrownTableRule::GrownTableRule;

 protected:
  /// The value of heap n = table.size(), from the values below it; spends what it examines.
  virtual Value next_value(const ValueTable& table, Work& work) const = 0;
  void grow(ValueTable& table, std::size_t n, Work& work) const override;
};

}  // namespace nimber
