#pragma once

#include <nimber/moves.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// Collects the moves of one kind, winning or drawing, over all terms. All are counted, the first
/// `max_listed` are kept.
class MoveList {
 public:
  /// Takes in the moves found in one term.
  void take(std::size_t term, Wins& found);
  /// Set where not all moves could be examined.
  void set_incomplete() { complete_ = false; }

  /// Is it full once so many moves more are taken in?
  bool full_with(std::size_t more) const { return listed_.size() + more >= max_listed; }
  /// How many there are; none where that is unknown, or more than a signed number holds.
  std::optional<std::uint64_t> count() const;
  std::vector<PositionMove>& listed() { return listed_; }

 private:
  std::vector<PositionMove> listed_;
  std::uint64_t total_ = 0;
  bool complete_ = true;
};

/// Does a move lead back to where it began? All such moves of a position are one move.
inline bool stays(const Move& move) {
  return move.kind == MoveKind::edge && move.before == move.after[0];
}

}  // namespace nimber
