// Strategies of normal sums by the values of their heaps.
#pragma once

#include "strategies/strategy.hpp"
#include "strategies/winning_replies.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace nimber {

/// Finds the values of all heaps that can be reached in a normal sum, by the moves alone. A heap is
/// what may be moved in by itself: a heap, a token, a part of an own rule; of any other game the
/// whole term.
class StrategyValues {
 public:
  using Status = WinningReplies::Status;

  /// Past so much, in bytes, no more heaps are taken in.
  static constexpr std::size_t most_bytes = 150'000'000;

  StrategyValues(Position position, std::size_t most);

  /// Can values stand in for positions?
  static bool fits(const Position& position) {
    return !position.misere && position.compound == Compound::sum;
  }

  /// Goes on. gave_up: the work's limit is reached, there are too many heaps (too_many()), or play
  /// may never end.
  Status step(Work& work);
  bool too_many() const { return too_many_; }

  /// After done. None where its text would be longer than limits::strategy_bytes.
  std::optional<Strategy> tell();

 private:
  struct Move {
    std::string to;
    std::vector<std::uint32_t> heaps;
  };
  struct Heap {
    RulePtr rule;
    State state;
    const std::string* text = nullptr;
    std::uint64_t stones = 0;
    std::size_t term = 0;
    std::size_t moves_from = 0;
    std::size_t moves_to = 0;
    Value value = 0;
  };

  std::uint32_t heap(const RulePtr& rule, State state, std::size_t term);
  std::vector<std::uint32_t> heaps_of(const Term& term, std::size_t number);
  bool list(std::uint32_t id, Work& work);
  bool give_values();
  Value value_of(const std::vector<std::uint32_t>& heaps) const;
  std::optional<std::string> first_move(Work& work);

  Position position_;
  std::size_t most_;
  std::unordered_map<std::string, std::uint32_t> ids_;
  std::vector<Heap> heaps_;
  std::vector<Move> moves_;
  std::size_t bytes_ = 0;
  std::size_t next_ = 0;
  std::vector<std::vector<std::uint32_t>> start_;
  Value sum_ = 0;
  std::optional<std::string> first_;
  bool too_many_ = false;
  bool valued_ = false;
};

}  // namespace nimber
