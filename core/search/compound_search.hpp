// Search in sums in which one move may change several parts (docs/theorems.md, section compounds).
#pragma once

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>
#include <nimber/work.hpp>
#include "search/solver.hpp"

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace nimber {

/// A number of each part of one rule, by recursion over all that can be reached from it. What a
/// move leaves may be several parts, or none.
class PartNumbers {
 public:
  enum class Ask : std::uint8_t {
    suspense,  ///< how long the loser can be kept waiting where every part is moved in; of several
               ///< parts the largest
    remoteness,  ///< how soon the first part ends; of several the smallest
    outcome      ///< 0 lost, 1 won where any parts may be moved in; of several the largest
  };

  /// Most parts whose number is remembered.
  static constexpr std::size_t max_parts = limits::compound_parts;

  PartNumbers(RulePtr rule, Ask ask, std::size_t most = max_parts);

  /// Goes on until the part's number is known. gave_up: the limit is reached, there are too many
  /// parts, or one can be reached again from itself.
  Solver::Status find(const State& part, Work& work);
  /// After find() was done with it, or with a part from which it can be reached.
  std::uint32_t number(const State& part) const;
  /// The number of several parts together.
  std::uint32_t number(const std::vector<State>& parts) const;
  /// Was there a move that leaves nothing, not even a part that has ended?
  bool vanishes() const { return vanishes_; }
  /// Was there a move that leaves any other number of parts than one?
  bool varies() const { return varies_; }

 private:
  static constexpr std::uint32_t unknown = UINT32_MAX;
  static constexpr std::uint32_t open = UINT32_MAX - 1;
  /// Of a move that leaves nothing.
  static constexpr std::uint32_t nothing = UINT32_MAX - 2;
  static constexpr std::size_t max_waiting = 10'000'000;

  std::uint32_t id_of(const State& part);
  std::uint32_t id_of(Heap heap);
  std::uint32_t new_id();
  /// Calls `option` with the numbers of each option's parts together, `unknown` where one is not
  /// known yet, which is then appended to waiting_. False where it was stopped.
  bool look(std::uint32_t id, Work& work);
  void take(std::uint32_t number);
  std::uint32_t join(std::uint32_t a, std::uint32_t b) const;

  RulePtr rule_;
  Ask ask_;
  std::size_t most_;
  std::unordered_map<std::uint64_t, std::uint32_t> heaps_;
  std::map<State, std::uint32_t> states_;
  std::vector<const State*> state_of_;  // null of a heap
  std::vector<std::uint64_t> heap_of_;
  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint32_t> waiting_;
  bool looped_ = false;
  bool full_ = false;
  bool missing_ = false;  // of the part looked at, some option is unknown
  std::uint32_t best_even_ = unknown;
  std::uint32_t best_odd_ = unknown;
  bool any_ = false;
  bool vanishes_ = false;
  bool varies_ = false;
};

/// Who wins a whole sum, by recursion over all that can be reached. Parts that have ended are left
/// out, but under Compound::first, where one of them ends the game.
class CompoundSearch {
 public:
  /// Most positions that are remembered.
  static constexpr std::size_t max_known = limits::compound_positions;
  /// Most parts of the position that is asked for.
  static constexpr std::size_t max_parts = limits::compound_sum_parts;
  /// Most options that label() lists.
  static constexpr std::size_t max_listed_options = limits::compound_options;

  CompoundSearch(std::vector<RulePtr> rules, Compound compound, std::uint64_t most,
                 std::size_t most_known = max_known);

  /// Starts on a position: the states of its terms.
  void start(const std::vector<State>& states);
  /// gave_up as in PartNumbers.
  Solver::Status step(Work& work);
  /// After done. D only after label().
  Outcome outcome() const;

  /// After step() gave up at a part that came again: lists all that can be reached from the
  /// position last started on and labels it from its ends back, so that step() is done with all of
  /// it. gave_up: the limit is reached, or there are too many positions.
  Solver::Status label(Work& work);
  /// Positions that were met.
  std::size_t known() const { return sums_.size(); }

 private:
  /// Parts by number, ascending.
  using Sum = std::vector<std::uint32_t>;
  struct Frame {
    std::uint32_t sum;
    std::vector<std::uint32_t> options;
    std::size_t next = 0;
  };
  enum : std::uint8_t { unseen, on_the_way, lost, won, drawn };

  void label_listed();

  std::uint32_t part_id(std::size_t rule, const State& state);
  std::uint32_t sum_id(Sum sum);
  /// What stands in a part's place after each of its moves.
  const std::vector<Sum>& options_of(std::uint32_t part, Work& work);
  bool expand(std::uint32_t sum, std::vector<std::uint32_t>& out, Work& work);
  bool extend(const Sum& sum, std::size_t at, std::uint64_t left, Sum& then, bool moved,
              std::vector<std::uint32_t>& out, Work& work);

  std::vector<RulePtr> rules_;
  Compound compound_;
  std::uint64_t most_;
  std::size_t most_known_;
  std::map<std::pair<std::size_t, State>, std::uint32_t> part_ids_;
  std::vector<const std::pair<const std::pair<std::size_t, State>, std::uint32_t>*> parts_;
  std::vector<std::vector<Sum>> part_options_;
  std::vector<std::uint8_t> part_known_;
  std::map<Sum, std::uint32_t> sum_ids_;
  std::vector<const Sum*> sums_;
  std::vector<std::uint8_t> results_;
  std::vector<Frame> stack_;
  std::uint32_t first_ = 0;
  // What label() has listed: positions, the options of those before listed_options_'s end, and the
  // place of each position by its number, counted from 1.
  std::vector<std::uint32_t> listed_;
  std::vector<std::vector<std::uint32_t>> listed_options_;
  std::vector<std::uint32_t> listed_at_;
  std::size_t options_listed_ = 0;
  bool gave_up_ = false;
  bool too_many_parts_ = false;  // of the position that is asked for
};

}  // namespace nimber
