// Outcomes of sums of heaps by search: misère play of games that split and are not tame, where no
// value decides.
//
// The plain way is the generic solver (search/solver.hpp): a list of integers for each position, in
// a map. This way knows that every part of a position is a heap:
//
//   - Heaps with the same options are of one kind, and heaps without options are left out. Kinds
//     are numbered in the order of size. A position is the ascending string of its heaps' kinds,
//     and the options of each kind are listed once.
//   - Known positions stand one behind the other in memory; a table with open addressing says
//     where.
//   - A position's place in that table follows from the sum of one random number for each of its
//     heaps: for an option, three additions. Equal sums prove nothing: the strings are compared.
//
// The rest is as in the plain way: options are looked at until one is found that the other player
// loses.
#pragma once

#include <nimber/heap_rule.hpp>
#include <nimber/limits.hpp>
#include "search/solver.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

class HeapSearch {
 public:
  /// The largest heap that kinds are listed for.
  static constexpr Heap largest_heap = limits::searched_heap;

  /// Most positions that are remembered.
  static constexpr std::size_t max_known = limits::searched_heap_positions;

  /// Can it search these? All rules are heap rules, all heaps small enough.
  static bool suits(const std::vector<RulePtr>& rules, const std::vector<State>& states);

  /// As Solver: everything that is asked has these rules, in this order, and this convention.
  HeapSearch(std::vector<RulePtr> rules, bool misere, std::size_t most_known = max_known);

  /// Starts on a position, which suits(); what was known before stays known.
  void start(std::vector<State> states);
  Solver::Status step(Work& work);
  /// After done: 1 for N, 0 for P.
  Value result() const { return *result_; }
  std::size_t known() const { return known_; }

 private:
  using Kind = std::uint16_t;
  /// What a heap may become: two heaps, ascending; 0 is none.
  using Pair = std::array<Kind, 2>;

  struct Frame {
    std::size_t begin;   // its heaps in heaps_
    std::size_t length;  // so many
    std::size_t done;    // so many of them, from the largest down, have been looked at
    std::size_t option;  // the next of them, in options_
    std::uint64_t hash;
  };

  bool list_kinds(Work& work);
  bool list_heap(std::size_t rule, Work& work);
  void enter();
  void push(const Kind* heaps, std::size_t length, std::uint64_t hash);
  void finish(bool wins);
  std::size_t place_of(const Kind* heaps, std::size_t length, std::uint64_t hash) const;
  std::optional<bool> look_up(const Kind* heaps, std::size_t length, std::uint64_t hash) const;
  void make_room();

  std::vector<RulePtr> rules_;
  bool misere_;
  std::size_t most_known_;

  // Kinds of heaps.
  std::vector<std::vector<Kind>> kind_of_;       // by rule, by size
  std::map<std::vector<Pair>, Kind> kind_with_;  // these options
  std::vector<Pair> options_;                    // of all kinds, kind by kind
  std::vector<std::size_t> first_option_;        // by kind, and the end
  std::vector<std::uint64_t> random_;            // by kind

  // Positions that are known.
  std::vector<Kind> strings_;  // the length, then the kinds
  std::vector<std::uint64_t>
      table_;  // where in strings_, from 1 on; then 1 for N; then upper bits of the hash
  std::size_t known_ = 0;

  // The position that is searched, and those on the way.
  std::vector<State> states_;
  bool entered_ = false;
  std::vector<Frame> stack_;
  std::vector<Kind> heaps_;
  std::vector<Kind> child_;
  std::optional<Value> result_;
};

}  // namespace nimber
