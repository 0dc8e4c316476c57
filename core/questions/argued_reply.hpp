// The program's move where an argument says who wins.
#pragma once

#include "arguments/find_argument.hpp"

#include <nimber/reply.hpp>

#include <optional>

namespace nimber {

/// As Reply; where that has examined limits::before_lost_argument options, and where it settles
/// nothing, a move is looked for after which each move can be copied. Such a move wins, and takes
/// the place of the search. A move that gives the win away is left to the search.
class ArguedReply {
 public:
  ArguedReply(Position position, ReplyOptions options);

  Progress step(std::uint64_t budget);
  /// After done, as Reply's.
  const std::optional<PositionMove>& move() const { return copied_ ? copied_ : reply_.move(); }
  bool winning() const { return copied_ || reply_.winning(); }
  bool settled() const { return copied_ || reply_.settled(); }

 private:
  void find(std::uint64_t steps);

  Position position_;
  Reply reply_;
  bool blunders_;
  std::uint64_t examined_ = 0;
  std::optional<PositionMove> copied_;
};

}  // namespace nimber
