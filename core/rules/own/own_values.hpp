// Values of the parts of rules that people write. A depth-first walk with a stack of its own knows
// nothing of a rule but its results; what may run in circles is labelled by Smith's rule
// (docs/theorems.md, section loops).
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_keys.hpp"
#include "rules/own/own_lanes.hpp"
#include "rules/own/own_limits.hpp"
#include "rules/own/own_mex.hpp"
#include "rules/own/own_rule.hpp"
#include "rules/own/own_run_sets.hpp"
#include "rules/own/own_stretches.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// The value of a part: a number, or infinite.
struct OwnValue {
  std::optional<Value> number;
  std::uint64_t infinite = 0;  ///< of an infinite one: for OwnValues::reached
};

/// What a move leaves: the numbers' nim-sum, and what is infinite.
struct OwnSum {
  Value total = 0;
  std::uint64_t infinite = 0;  ///< how many parts
  std::vector<Value> reached;  ///< of the last of them: the values of its options

  /// The values that a sum with one infinite part can be moved to, by a move in that one.
  std::vector<Value> moves_to() const;
};

class OwnValues {
 public:
  explicit OwnValues(const OwnRule& rule)
      : rule_(rule),
        stretches_(rule),
        limits_(rule),
        lanes_(rule),
        run_sets_(lanes_.moves().size()) {}

  /// Makes the value of a part, and of all that it can become, known. never: it is not settled
  /// within the limit or the memory, or the part can lead to a sum that contains itself.
  Ready make_known(const OwnPart& part, Work& work);
  /// Is the part of these numbers surely known, for which make_known() says yes at once? Where
  /// there are one or two of them, and the tables tell it; else false says nothing.
  bool surely_known(const std::uint64_t* numbers, std::size_t count) const {
    if (count > 2) return false;
    if (limits_.fits()) return limits_.knows(numbers[0], numbers[1]);
    const auto side = static_cast<std::uint64_t>(side_);
    if (numbers[0] >= side || numbers[count - 1] >= side) return false;
    const std::uint64_t place = count == 1 ? numbers[0] : numbers[0] * side + numbers[1];
    return dense_[static_cast<std::size_t>(place)] < open;
  }
  /// Of a part that is known.
  OwnValue value(const OwnPart& part) const;
  /// Of what a known part becomes; where it is infinite nothing but that is told.
  OwnValue value(const OwnResult& result) const;
  OwnSum sum(const OwnResult& result) const;
  /// The values among the options of an infinite part, ascending.
  const std::vector<Value>& reached(std::uint64_t infinite) const {
    return reached_[static_cast<std::size_t>(infinite)];
  }

  /// Has a part been met that may come back?
  bool met_loop() const { return met_loop_; }
  /// A number that Smith's rule lets the winner bring down; 0 where no circle is near.
  std::uint64_t countdown(const OwnPart& part) const;
  std::size_t memory() const;
  /// Where the options are all heaps between two bounds: knows values as stretches.
  const OwnStretches& stretches() const { return stretches_; }

 private:
  using Code = std::uint32_t;
  static constexpr Code infinite_from = Code{1} << 31;  // the rest is an index of reached_
  static constexpr Code open = UINT32_MAX - 1;          // on the stack
  static constexpr std::int64_t most_dense_heap = 4'000'000;
  static constexpr std::int64_t most_dense_side = 2'048;
  static constexpr std::size_t most_known = 12'000'000;
  static constexpr std::size_t most_waiting = 8'000'000;  // numbers in parts on the stack
  /// Moves in a row, upwards from the part asked for, none of which comes to an end.
  static constexpr std::size_t most_climb = 500'000;

  struct Waiting {
    OwnPart part;
    bool entered = false;
  };
  /// Where a piece of a run stands in the dense table, and how far each step goes.
  struct DensePath {
    std::ptrdiff_t at;
    std::ptrdiff_t step;
  };
  enum class Look : std::uint8_t { all_known, some_unknown, loop, ended };

  static OwnValue value_of(Code code);
  void add(OwnSum& sum, const OwnPart& part, std::int64_t copies) const;
  Code code_of(const OwnPart& part) const;
  Code make_infinite(std::vector<Value> reached);
  void set(const OwnPart& part, Code code);
  bool in_dense(const OwnPart& part) const;
  std::size_t dense_place(const OwnPart& part) const;
  std::size_t place_of_pair(std::int64_t a, std::int64_t b) const;
  void make_dense(const OwnPart& part);
  bool take_run(const OwnRun& run);
  bool take_cells(const OwnRun& run);
  bool fill_row(const OwnPart& part, Work& work);
  Code code_by_lanes(const OwnPart& part, Work& work);
  Code code_in_lane(std::size_t lane, std::size_t place, Work& work);
  bool take_path(DensePath path, std::int64_t count, OwnRunSets& run_sets);
  bool take_set(DensePath path, std::int64_t count, OwnRunSets& run_sets);
  bool take_lane(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                 OwnRunSets& run_sets);
  bool take_sums(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                 OwnRunSets& run_sets);
  static bool gather(const Code* table, DensePath path, std::int64_t count, std::uint32_t other,
                     OwnMex& mex);
  static bool gather_sums(const Code* table, DensePath a, DensePath b, std::int64_t count,
                          std::uint32_t other, OwnMex& mex);
  static bool gather_threes(const Code* table, DensePath* paths, std::int64_t count,
                            std::uint32_t other, OwnMex& mex);
  Look look(const OwnPart& part, Work& work);
  bool label_loops(const OwnPart& root, Work& work);

  const OwnRule& rule_;
  OwnStretches stretches_;
  OwnLimits limits_;
  OwnLanes lanes_;
  std::vector<OwnRunSets> run_sets_;   // for each of the lanes' moves
  std::vector<OwnRunSets::Set> sets_;  // of the part at hand
  std::size_t set_words_ = 0;
  std::uint64_t looked_ = 0;  // of the part at hand, how many options
  // The row that was filled last, up to where, and how many parts at once.
  std::int64_t row_ = -1;
  std::int64_t row_end_ = 0;
  std::int64_t ahead_ = 1;
  std::int64_t widest_ = 0;       // the largest last number that was asked for
  std::uint32_t filled_ = 0;      // how often filling began, and
  std::uint32_t not_filled_ = 0;  // ended at once
  OwnKeys known_;                 // of what is not in the dense table
  std::vector<Code> dense_;
  std::int64_t side_ = 0;  // numbers below it are in the dense table: of one, or of two
  Code largest_ = 0;       // the largest number known
  OwnKeys orders_;         // of parts that were labelled together
  std::vector<std::vector<Value>> reached_;
  std::vector<Waiting> stack_;
  std::size_t waiting_numbers_ = 0;
  std::size_t climb_ = 0;  // parts entered since the last one became known
  std::vector<OwnPart> unknown_;
  OwnMex mex_;
  OwnResult one_;              // of a run
  std::vector<Code> endless_;  // options that are infinite
  std::uint32_t clock_ = 0;
  bool met_loop_ = false;
};

}  // namespace nimber
