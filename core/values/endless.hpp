// Values of a subtraction set that goes on for ever in classes: beyond a number w it holds exactly
// the numbers whose remainders modulo q are some chosen ones ("odd numbers, and 2").
//
// A heap of n reaches the heaps n - k, k <= w, and all heaps h < n - w with (n - h) mod q chosen.
// The engine keeps, for each r below q, the set V_r of the values of those heaps h < n - w that a
// heap of r modulo q reaches. Let m be the least number that some V_r lacks. Then g(n) >= m, and
// what decides g(n) - m is
//
//   the state   n mod q; for each k <= w whether g(n - k) is at least m, and then g(n - k) - m;
//               the numbers v - m, v in V_r, v > m, for each r.
//
// (Where a heap is never taken whole, heap 0 is left out of the V_r, and n > w.)
//
// The state decides the next state too, and by how much m grows: so a state that comes again p
// heaps later with m grown by s proves g(n + p) = g(n) + s from there on (docs/theorems.md, "An
// endless subtraction set").
#pragma once

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include <nimber/work.hpp>
#include "values/value_table.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// Such a set: the numbers up to `reach` one by one, then whole classes.
struct EndlessSet {
  std::uint64_t reach = 0;                ///< w
  std::vector<std::uint64_t> near;        ///< those up to `reach`, ascending
  std::uint64_t modulus = 1;              ///< q
  std::vector<std::uint64_t> remainders;  ///< chosen, below q, ascending, at least one
  std::uint64_t first = 0;                ///< 1: a heap is never taken whole; else 0

  static constexpr std::uint64_t most_reach = limits::endless_reach;
  static constexpr std::uint64_t most_modulus = limits::endless_modulus;
};

/// Grows a table of such a set's values and looks for their period. One engine belongs to one
/// table, which nobody else grows.
class EndlessEngine {
 public:
  explicit EndlessEngine(EndlessSet set);

  /// Appends the values of heaps up to n, or a few more, until `work` refuses to go on. Counts the
  /// options and words looked at.
  void grow(ValueTable& table, std::size_t n, Work& work);

  /// The smallest preperiod and period, once a state has come again.
  const std::optional<Period>& period() const { return period_; }
  /// The last heap that the proof needs: the first state that comes again is that of heap
  /// proof_end() + 1.
  std::uint64_t proof_end() const { return proof_end_; }

 private:
  using Word = std::uint64_t;

  /// What is known of the heaps before n - w, and m.
  struct Past {
    explicit Past(std::uint64_t modulus)
        : seen(static_cast<std::size_t>(modulus)), count(seen.size(), 0), lacks(seen.size(), 0) {}
    void add(std::size_t r, std::uint32_t value);
    bool has(std::size_t r, std::uint64_t value) const {
      return value / 64 < seen[r].size() &&
             (seen[r][static_cast<std::size_t>(value / 64)] >> value % 64 & 1) != 0;
    }

    std::vector<std::vector<Word>> seen;  // by r: V_r
    std::vector<std::uint64_t> count;     // by r: how many
    std::vector<std::uint64_t> lacks;     // by r: the least number that it lacks
    std::uint64_t least = 0;              // m
  };
  /// A state to compare with.
  struct State {
    std::uint64_t heap = 0;
    std::uint64_t least = 0;
    std::vector<std::int64_t> window;              // g(n - k) - m or -1, k = 1 ... w
    std::vector<std::vector<std::uint64_t>> rest;  // by r: v - m, ascending
  };

  /// Heap h, with its value, joins the past.
  void add(Past& past, std::uint64_t h, std::uint32_t value) const;
  std::int64_t above(const ValueTable& table, std::uint64_t heap, const Past& past) const;
  State state(const ValueTable& table, std::uint64_t n, const Past& past) const;
  bool is_again(const ValueTable& table, std::uint64_t n, const Past& past, const State& before,
                std::uint64_t& looked) const;
  bool same(const ValueTable& table, std::uint64_t n, std::uint64_t p, const Past& one,
            const Past& other) const;
  void prove(const ValueTable& table, std::uint64_t p, std::uint64_t saltus);

  EndlessSet set_;
  Past past_;
  std::vector<Word> near_values_;  // scratch: values of options n - k, k <= w, from m's word on
  State kept_;
  std::uint64_t keep_for_ = 0;  // heaps; 0: nothing is kept yet
  std::optional<Period> period_;
  std::uint64_t proof_end_ = 0;
};

}  // namespace nimber
