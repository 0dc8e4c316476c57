#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>

#include <memory>
#include <optional>

namespace nimber {

/// Finds win, loss or draw by the definition alone, without values and theorems: of the position,
/// or of the largest scaled-down one that can be played out within the limit.
class BruteForce {
 public:
  struct Answer {
    Position position;  ///< the one that was played out
    bool smaller = false;
    Outcome outcome = Outcome::P;
    std::uint64_t positions = 0;  ///< looked at
    /// What theory says of that position; none where it has nothing to say.
    std::optional<Outcome> theory;

    bool player_to_move_wins() const { return outcome == Outcome::N; }
  };

  explicit BruteForce(Position position, std::uint64_t limit = limits::played_options);
  ~BruteForce();
  BruteForce(BruteForce&&) noexcept;
  BruteForce& operator=(BruteForce&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done: none where not even a very small one ended within the limit.
  const std::optional<Answer>& answer() const;
  /// After done without an answer: why.
  Error error() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

/// The position with every number multiplied by num / den and brought back into the rules of its
/// games (places stay distinct, a hill keeps its king, a row of coins and a list of parts are cut).
Position shrink(const Position& position, std::uint64_t num, std::uint64_t den);

}  // namespace nimber
