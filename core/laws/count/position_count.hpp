// How many positions of K heaps are lost, or have a value.
#pragma once

#include "laws/count/power_sum.hpp"
#include "laws/value_counts.hpp"

#include <nimber/analysis.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// What is to be counted.
struct CountWish {
  std::uint64_t heaps = 0;  ///< K
  std::uint64_t from = 0;   ///< of each heap
  std::uint64_t to = 0;
  Value value = 0;
  bool unordered = false;
  std::uint64_t modulus = 0;  ///< 0: exactly
  bool misere = false;
  /// At most so many stones in all; up to `most` heaps are moved in at once.
  std::optional<std::uint64_t> stones = {};
  std::uint64_t most = 1;
};

class PositionCount {
 public:
  static constexpr std::uint64_t most_heaps = limits::counted_heaps;
  static constexpr Value most_value = limits::counted_value;
  static constexpr std::uint64_t most_modulus = limits::counting_modulus;
  static constexpr std::uint64_t most_stones = limits::counted_stones;
  static constexpr std::uint64_t most_stone_heaps = limits::counted_stone_heaps;

  struct Answer {
    std::string lost;  ///< those with the value that was asked for
    std::string total;
    bool exact = true;  ///< else both modulo a number
    /// lost / total, where both are exact.
    std::optional<double> share;
  };

  /// Examines at most `limit` options. Heaps to 10^18 are counted where a period is proven or a
  /// formula counts values; of others the values are computed.
  PositionCount(RulePtr rule, CountWish wish, std::uint64_t limit);

  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence; too-large ("values": one is 2^20 or more; "digits": the
  /// number is too long); unsettled (the values are not known so far, or a heap is not tame).
  const Result<Answer>& result() const { return result_; }
  const RulePtr& rule() const { return rule_; }
  const CountWish& wish() const { return wish_; }

 private:
  enum class Stage : std::uint8_t { below, all, lost, total, done };

  void fail(Error error);
  bool count_values(std::uint64_t budget, std::uint64_t heaps, bool take_off);
  void begin_sums();
  void count_stones();
  void finish();

  RulePtr rule_;
  CountWish wish_;
  std::uint64_t limit_;
  bool by_digits_;  // each heap is worth its stones
  Stage stage_ = Stage::below;
  std::optional<ValueCounts> counts_;
  std::uint64_t counted_ = 0;         // by counts_
  std::vector<std::uint64_t> often_;  // by value
  std::optional<PowerSum> lost_;
  std::optional<PowerSum> total_;
  std::uint64_t examined_ = 0;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
