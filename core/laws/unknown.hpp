// Unknowns: a position with one '?' in place of a number. Which numbers make it lost for the player
// to move?
#pragma once

#include <nimber/period.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

struct Range {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  bool operator==(const Range& o) const { return first == o.first && last == o.last; }
};

struct Solution {
  /// The position's text with '?' where the number goes.
  std::string before;
  std::string after;
  /// The numbers that lose, ascending; with a period: those below `preperiod`.
  std::vector<Range> losing;
  /// With a period: those of preperiod ... preperiod + period - 1, each of which stands for all
  /// that follow in steps of the period.
  std::vector<Range> repeating;
  std::uint64_t preperiod = 0;
  std::uint64_t period = 0;  ///< 0: nothing repeats
  /// `losing` and `repeating` hold all numbers that lose; else those up to checked_to.
  bool proven = false;
  std::uint64_t checked_to = 0;
  /// Numbers up to checked_to for which there is no answer: those that could not be settled, those
  /// left untried after many such numbers, and those for which the text is no position.
  std::vector<Range> unsettled;
  std::vector<Range> illegal;

  /// Does this number lose? None where nothing is known of it.
  std::optional<bool> loses(std::uint64_t number) const;
};

/// Solves for the unknown, as work in pieces. How depends on where it stands. One heap of a heap
/// game is solved by the values of heaps: for all numbers where these are proven to repeat. A heap
/// of Wythoff's game is solved by the cold pairs. The end of a range, as in take/1..?:21, is solved
/// for all numbers, since a limit above the largest heap changes nothing. Anything else is tried
/// number by number up to `numbers`.
class Solve {
 public:
  static constexpr std::uint64_t default_numbers = 1000;
  /// At most so many ranges of each kind. Nothing is told of the numbers behind them.
  static constexpr std::size_t max_ranges = 10'000;

  /// `values` bounds the search for a period.
  explicit Solve(std::string_view text, std::uint64_t numbers = default_numbers,
                 std::uint64_t values = 1'000'000, std::uint64_t limit = default_limit,
                 const InputLimits& input = {});
  ~Solve();
  Solve(Solve&&) noexcept;
  Solve& operator=(Solve&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done. Errors: those of read_position, one-unknown, unsettled.
  const Result<Solution>& result() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
