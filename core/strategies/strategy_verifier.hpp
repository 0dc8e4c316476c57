// A second opinion on winning strategies. It asks the rules for moves and nothing else, and shares
// no code with what finds strategies.
#pragma once

#include <nimber/analysis.hpp>
#include "strategies/strategy.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nimber {

// clang-format off
/// What can be wrong with a strategy.
#define NIMBER_STRATEGY_FAULTS(X) \
  X(none, "valid") \
  X(bad_position, "bad-position") /* not the canonical text of a position */ \
  X(not_listed, "not-listed") /* what the strategy leaves is none of its positions */ \
  X(repeated, "repeated") /* a position, a move or a heap stands there twice */ \
  X(bad_first, "bad-first") /* a first move where the second player wins, or none otherwise */ \
  X(no_move, "no-move") /* no move leads from here to there */ \
  X(missing, "missing") /* a move of the other side has no answer */ \
  X(no_answer, "no-answer") /* there is no answer to a move after which the game goes on, or */ \
                            /* after which the other side has won */ \
  X(has_won, "has-won") /* an answer to what has won already */ \
  X(rank, "rank") /* the answer's rank is not smaller */ \
  X(lets_win, "lets-win") /* the other side can't move here, and has won by that */ \
  X(not_heaps, "not-heaps") /* values, and the position is no normal sum of heaps */ \
  X(no_value, "no-value") /* a heap that can be reached has no value */ \
  X(wrong_value, "wrong-value") /* the heaps of a move have another value than is said */ \
  X(missing_value, "missing-value") /* no move to some smaller value */ \
  X(same_value, "same-value") /* a move to heaps of the same value */ \
  X(circle, "circle") /* a heap leads to itself */ \
  X(wrong_sum, "wrong-sum") /* what is left has another value than 0 */ \
  X(unsettled, "unsettled") /* not all moves could be listed */
// clang-format on

struct StrategyFault {
  enum class Kind : std::uint8_t {
#define NIMBER_STRATEGY_FAULT(name, text) name,
    NIMBER_STRATEGY_FAULTS(NIMBER_STRATEGY_FAULT)
#undef NIMBER_STRATEGY_FAULT
  };
  Kind kind = Kind::none;
  std::optional<std::string> at;    ///< the position or heap where it is wrong
  std::optional<std::string> move;  ///< and what the move in question leads to
};

/// "valid", "bad-position" ...
std::string_view text(StrategyFault::Kind kind);

/// Checks a strategy, as work in pieces: every move from every position listed, and of each answer
/// the moves until it is found among them. Stops at the first fault.
class StrategyVerifier {
 public:
  explicit StrategyVerifier(Strategy claim, std::uint64_t limit = UINT64_MAX);

  Progress step(std::uint64_t budget);
  /// After done.
  const StrategyFault& fault() const { return fault_; }
  const Strategy& claim() const { return claim_; }

 private:
  using Kind = StrategyFault::Kind;

  bool fail(Kind kind, std::optional<std::string> at = {}, std::optional<std::string> move = {});
  std::optional<Position> read(const std::string& text);
  bool begin();
  bool check_first(const Position& start);
  bool check_lost(const Strategy::Lost& entry);
  bool check_answer(const Strategy::Lost& entry, const Strategy::Reply& reply,
                    const Position& moved);
  bool leads_to(const Position& from, const std::string& to);

  bool begin_values(const Position& start);
  bool check_value(const Strategy::HeapValue& entry);
  bool end_values();
  /// Where the values of a term's heaps stand, one for each heap.
  std::optional<std::vector<std::size_t>> heaps_of(const Term& term);
  std::optional<Value> sum_of(const Position& position);

  Strategy claim_;
  Work work_;
  StrategyFault fault_;
  bool done_ = false;
  bool begun_ = false;
  std::size_t next_ = 0;
  bool misere_ = false;
  /// Places of positions, or of heaps, in their list.
  std::unordered_map<std::string, std::size_t> places_;
  std::optional<Position> start_;
  /// By place of a heap: those that its moves leave.
  std::vector<std::vector<std::size_t>> leaves_;
};

}  // namespace nimber
