#pragma once

#include <nimber/error.hpp>
#include <nimber/limits.hpp>

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace nimber {

// clang-format off
/// What ends work before its limit is met. Each is named once: the name is what the error
/// `unsettled` carries, and docs/limits.md says of each how much it is.
#define NIMBER_BOUNDS(X) \
  X(none, "") \
  X(circles, "circles") /* a part leads to a sum with itself in it, or to parts without end */ \
  X(compound_circles, "compound-circles") /* a part can come again, in a sum in several parts */ \
  X(genus_circles, "genus-circles") /* play may never end, so there is no genus */ \
  X(climb, "climb") /* so many moves in a row lead upwards, and none ends */ \
  X(copies, "copies") /* a move leaves more copies of one part than this */ \
  X(theory, "theory") /* no theorem tells it, and no search is tried */ \
  X(table, "table") /* how many heaps a table of values holds */ \
  X(pairs, "pairs") /* how many pairs of heaps a table of values holds */ \
  X(heap, "heap") /* the largest heap whose values are computed */ \
  X(values, "values") /* how many values of a sequence could be had */ \
  X(outcomes, "outcomes") /* how many heaps are told to be lost or won */ \
  X(vertices, "vertices") /* the most vertices of a part of a graph that is searched */ \
  X(cells, "cells") /* the most cells of a board */ \
  X(positions, "positions") /* how many positions a search had met when its room was full */ \
  X(parts, "parts") /* the same of parts that are numbered or valued one by one */ \
  X(sum_parts, "sum-parts") /* the most parts of a sum that is searched */ \
  X(depth, "depth") /* the most moves one after the other that are followed */ \
  X(played, "played") /* positions looked at where a game is played out by brute force */
// clang-format on

enum class Bound : std::uint8_t {
#define NIMBER_BOUND_NAME(name, text) name,
  NIMBER_BOUNDS(NIMBER_BOUND_NAME)
#undef NIMBER_BOUND_NAME
};

/// The bound's name in errors: "sum-parts".
std::string_view text(Bound bound);

/// The usual limit of a request, in options examined.
inline constexpr std::uint64_t default_limit = limits::options;

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

  /// Notes what ended the work other than its limit. The last note stands.
  void stop_at(Bound bound, std::uint64_t number = 0) {
    bound_ = bound;
    bound_number_ = number;
  }
  /// The same of work that was part of this one.
  void stop_as(const Work& other) {
    if (other.bound_ != Bound::none) stop_at(other.bound_, other.bound_number_);
  }
  Bound bound() const { return bound_; }
  std::uint64_t bound_number() const { return bound_number_; }

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
  Bound bound_ = Bound::none;
  std::uint64_t bound_number_ = 0;
};

/// The error of work that ended without an answer: by its limit, or by what was noted; by
/// `otherwise` where nothing was.
Error unsettled(const Work& work, Bound otherwise = Bound::theory, std::uint64_t number = 0);
/// The same of what a bound alone ended.
Error unsettled(std::uint64_t limit, Bound bound, std::uint64_t number = 0);

}  // namespace nimber
