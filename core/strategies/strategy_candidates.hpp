// The lost positions that a strategy could use, and what may answer each move from them.
#pragma once

#include "strategies/winning_replies.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace nimber {

/// Candidates are numbered as they are met. Where some candidate is to be answered to in one go
/// (the first player's move), it is met by several() and has one row.
class StrategyCandidates {
 public:
  using Id = std::uint32_t;
  using Status = WinningReplies::Status;

  /// A move of the other side, and the candidates that answer it: none where that side has just
  /// lost in misère play.
  struct Row {
    std::string move;
    std::size_t first = 0;
    std::size_t count = 0;
  };
  /// Past so many candidates, new ones are taken in only where nothing known answers a move.
  static constexpr std::size_t most_met = 400'000;
  /// Past so much, in bytes, nothing more is taken in.
  static constexpr std::size_t most_bytes = 150'000'000;

  StrategyCandidates(WinningReplies& replies, const Position& like);

  /// The number of a lost position.
  Id meet(const Position& lost);
  /// The number of a node whose only row is a choice among these.
  Id several(const std::vector<Position>& lost);

  /// Goes on listing the rows of a candidate. gave_up: some move's answers are not known, there is
  /// no more room (full()), or all rows together would have more than `most_text` bytes, or these
  /// need more than `most_answers` candidates, each the only answer to some move (too_long()).
  Status expand(Id id, Work& work, std::size_t most_text, std::size_t most_answers);
  bool expanded(Id id) const { return nodes_[id].expanded; }
  bool full() const { return bytes_ > most_bytes; }
  bool too_long() const { return too_long_; }

  std::size_t size() const { return nodes_.size(); }
  const std::vector<Row>& rows(Id id) const { return nodes_[id].rows; }
  const Id* answers(const Row& row) const { return answers_.data() + row.first; }
  const std::string& text(Id id) const { return *nodes_[id].text; }
  std::uint64_t stones(Id id) const { return nodes_[id].stones; }

 private:
  struct Node {
    const std::string* text = nullptr;
    std::vector<State> states;
    std::uint64_t stones = 0;
    bool expanded = false;
    std::vector<Row> rows;
  };
  Status find_answers(const Position& here, Work& work, std::size_t most_answers);
  void take(std::string move, const std::vector<Position>& lost);
  std::size_t known(const Position& lost) const;

  WinningReplies& replies_;
  Position like_;
  std::unordered_map<std::string, Id> ids_;
  std::vector<Node> nodes_;
  std::vector<Id> answers_;
  std::size_t bytes_ = 0;
  std::size_t text_bytes_ = 0;  // of the rows, with an answer as long as the move
  bool too_long_ = false;

  // The candidate that is being expanded.
  bool listing_ = false;
  std::size_t listed_text_ = 0;
  std::vector<Position> moves_;
  std::size_t next_ = 0;
  std::unordered_set<Id> only_;  // answers to moves that nothing else answers
  std::vector<Position> found_;
  std::vector<Row> rows_;
};

}  // namespace nimber
