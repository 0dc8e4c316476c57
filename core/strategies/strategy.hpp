// A winning strategy that can be written down: positions to leave, and what to answer to each move
// from them.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// Whoever leaves the positions of `lost` and answers as they say wins. Or, in a normal sum of
/// heaps, values stand in for positions: whoever leaves a sum of value 0 wins, and `by` says how.
struct Strategy {
  /// A move of the other side, and the answer to it: none where the other side has just lost, since
  /// in misère play whoever can't move wins.
  struct Reply {
    std::string move;
    std::optional<std::string> reply;
  };
  struct Lost {
    std::string position;
    /// At most so many answers are still to be given.
    std::uint64_t rank = 0;
    std::vector<Reply> replies;  ///< one for each position that a move leads to
  };
  /// A heap, its value, and for each smaller value a move that leaves heaps of that value.
  struct HeapValue {
    std::string term;
    Value value = 0;
    std::vector<std::pair<Value, std::string>> by;
  };

  std::string position;
  bool first_wins = false;
  std::optional<std::string> first;  ///< what the first player leaves; none where the second wins
  std::vector<Lost> lost;
  std::vector<HeapValue> values;  ///< where they stand in for positions; then `lost` is empty

  /// So many lines a person plays by: answers to moves, or heaps with their values.
  std::uint64_t lines() const;
};

/// Which strategies are looked for.
enum class StrategyForm : std::uint8_t {
  any,  ///< positions; values where those are too many
  positions,
  values
};

/// Finds a strategy for whoever wins, as work in pieces, and makes it small.
///
/// Positions: every lost position that an answer could lead to is a candidate, and each move needs
/// one of its candidates. Where there are at most limits::strategy_candidates of them, each one's
/// set of needed positions is put together from the bottom up, taking for each move the candidate
/// that adds the fewest; else from the top down, taking those that answer most moves at once. Then
/// each position is left out that can be. That makes strategies small, not smallest.
///
/// Errors: unsettled; no-winner where neither side can force the end; too-large past
/// limits::strategy_entries or limits::strategy_bytes. StrategyForm::values is to be asked of
/// normal sums only (StrategyValues::fits).
class StrategySearch {
 public:
  explicit StrategySearch(Position position, StrategyForm form = StrategyForm::any,
                          std::uint64_t limit = default_limit);
  ~StrategySearch();
  StrategySearch(StrategySearch&&) noexcept;
  StrategySearch& operator=(StrategySearch&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<Strategy>& result() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
