#pragma once

#include <algorithm>
#include <cstdint>

namespace nimber {

/// The usual limit of a request, in options examined.
inline constexpr std::uint64_t default_limit = 50'000'000;

/// Counts what a piece of long work examines, in two bounds: this step's budget (then the work
/// pauses and can go on) and the request's limit (then it ends as "unsettled"). Long work asks
/// spend() as it goes and returns when refused.
class Work {
 public:
  explicit Work(std::uint64_t limit = default_limit) : limit_(limit) {}

  /// Opens the next step: `budget` more options may be examined before pausing.
  void open_step(std::uint64_t budget) {
    step_end_ = budget > limit_ - std::min(limit_, examined_) ? limit_ : examined_ + budget;
  }

  /// Counts `n` options; false once the step's budget or the limit is used up. What was counted
  /// stays counted.
  bool spend(std::uint64_t n = 1) {
    examined_ = n > UINT64_MAX - examined_ ? UINT64_MAX : examined_ + n;
    return examined_ < step_end_;
  }

  /// Tables may grow to so many bytes for this request, even where that is more than a game allows
  /// itself; 0: as far as the game allows.
  void allow_tables(std::uint64_t bytes) { table_bytes_ = bytes; }
  std::uint64_t table_bytes() const { return table_bytes_; }

  bool may_go_on() const { return examined_ < step_end_; }
  bool limit_reached() const { return examined_ >= limit_; }
  std::uint64_t left() const { return limit_ - std::min(limit_, examined_); }
  std::uint64_t examined() const { return examined_; }
  std::uint64_t limit() const { return limit_; }

 private:
  std::uint64_t limit_;
  std::uint64_t examined_ = 0;
  std::uint64_t step_end_ = 0;
  std::uint64_t table_bytes_ = 0;
};

}  // namespace nimber
