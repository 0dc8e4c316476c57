#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>

#include <memory>
#include <optional>

namespace nimber {

/// How the program plays.
struct ReplyOptions {
  bool blunder = false;    ///< give the win away where there is one to give
  std::uint64_t seed = 0;  ///< chooses among equals
  std::uint64_t limit = default_limit;
};

/// The program's move, as work in pieces. From a won position one of the winning moves; where play
/// may never end, one that brings the end nearer. From a drawn one a move that keeps the draw, of
/// 64 of them one that leaves the fewest replies that keep it. From a lost one, of at most 1,000 of
/// its moves (shared out among the parts) one that leaves the fewest winning replies; among those,
/// most stones left. Where the position can't be settled, some legal move.
class Reply {
 public:
  static constexpr std::size_t max_considered = limits::weighed_moves;

  Reply(Position position, ReplyOptions options);
  ~Reply();
  Reply(Reply&&) noexcept;
  Reply& operator=(Reply&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done: the move, or none where the game is over.
  const std::optional<PositionMove>& move() const;
  /// After done: does the move keep (or take) the win?
  bool winning() const;
  /// After done: was everything settled that the move was chosen by?
  bool settled() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
