#include "questions/argued_reply.hpp"

#include <nimber/limits.hpp>

#include <algorithm>

namespace nimber {

ArguedReply::ArguedReply(Position position, ReplyOptions options)
    : position_(position), reply_(std::move(position), options), blunders_(options.blunder) {}

Progress ArguedReply::step(std::uint64_t budget) {
  const std::uint64_t due = limits::before_lost_argument;
  const bool waits = !blunders_ && examined_ < due;
  // So that the move does not hang on how long steps are.
  Progress progress = reply_.step(waits ? std::min(budget, due - examined_) : budget);
  examined_ = progress.examined;
  if (blunders_) return progress;
  if (progress.done) {
    if (!reply_.settled()) find(limits::argument_steps);
  } else if (waits && examined_ >= due) {
    // As many places are looked at as options were: a small part of the time.
    find(examined_);
    progress.done = copied_.has_value();
  }
  return progress;
}

void ArguedReply::find(std::uint64_t steps) {
  Work work(steps);
  if (auto argument = find_argument(position_, ArgumentFor::won, work))
    copied_ = std::move(argument->first);
}

}  // namespace nimber
