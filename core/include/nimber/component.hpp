#pragma once

#include <nimber/limits.hpp>
#include <nimber/misere_rule.hpp>
#include <nimber/position.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber {

// The kinds of components; the words are those of wasm/nimber.d.ts.
#define NIMBER_COMPONENTS(X) \
  X(heap) X(pair) X(edge) X(step) X(token) X(coin) X(head) X(corner) X(part) X(whole)

/// A piece of a term whose value stands alone.
struct Component {
  enum class Kind : std::uint8_t {
#define NIMBER_COMPONENT(name) name,
    NIMBER_COMPONENTS(NIMBER_COMPONENT)
#undef NIMBER_COMPONENT
  };
  Kind kind = Kind::heap;
  std::uint32_t part = 0;  ///< from 0
  std::uint64_t size = 0;
  std::optional<Value> value;
  bool infinite = false;     ///< play in it may never end, and it has no value; see RuleLoops
  std::uint64_t column = 0;  ///< corner: where `size` is the row
};

/// The kind's word.
std::string_view text(Component::Kind kind);

/// What a winning move must reach. The position's components are summed up by the nim-sum of their
/// values and by how many of them are 2 or more: in normal play a sum is a P-position when the
/// nim-sum is 0; in misère play a sum of tame parts is one by the misère Nim rule (misere_is_p).
struct Goal {
  bool misere = false;
  Value total = 0;  ///< nim-sum of all components
  std::uint64_t bigs =
      0;  ///< how many components have a value of 2 or more (counted in misère play only)
  std::uint64_t infinite = 0;  ///< how many are infinite; they count as 0 in the total

  static constexpr bool big(Value v) { return v >= 2; }
  /// Is a sum with this nim-sum and this number of big components a P-position?
  constexpr bool is_p(Value sum, std::uint64_t big_count) const {
    return misere ? misere_is_p(sum, big_count > 0) : sum == 0;
  }
  constexpr bool is_p() const { return is_p(total, bigs); }
  /// Does replacing a component of value `old` by one of value `now` win?
  constexpr bool wins(Value old, Value now) const {
    return is_p(total ^ old ^ now, bigs - big(old) + big(now));
  }
  /// The same with two components in place of one.
  constexpr bool wins(Value old, Value a, Value b) const {
    return is_p(total ^ old ^ a ^ b, bigs - big(old) + big(a) + big(b));
  }
  /// The only value that a single component of value `old` can be replaced by to win.
  constexpr Value target(Value old) const {
    const Value rest = total ^ old;
    return misere && bigs == static_cast<std::uint64_t>(big(old)) ? rest ^ 1 : rest;
  }
};

/// The most winning moves that are listed one by one.
inline constexpr std::size_t max_listed = limits::listed_moves;

/// Collects the winning moves of one term: all are counted, the first `max_listed` are kept.
class Wins {
 public:
  void add(Move move) {
    count(1);
    if (listed_.size() < max_listed) listed_.push_back(std::move(move));
  }
  /// `times` moves that differ in nothing but the amount: first.amount, + stride, + 2 stride ...
  /// (kind take only).
  void add_run(Move first, std::uint64_t stride, std::uint64_t times) {
    count(times);
    for (; times > 0 && listed_.size() < max_listed; --times) {
      listed_.push_back(first);
      first.amount += stride;
      first.after[0] -= stride;
    }
  }
  /// Moves that are counted without being listed: only once the list is full.
  void count(std::uint64_t times) {
    total_ = times > UINT64_MAX - total_ ? UINT64_MAX : total_ + times;
  }
  bool list_full() const { return listed_.size() >= max_listed; }
  std::uint64_t total() const { return total_; }
  /// Set where not all moves could be examined: the total is then only a lower bound.
  void set_incomplete() { complete_ = false; }
  bool complete() const { return complete_; }
  std::vector<Move>& listed() { return listed_; }

 private:
  std::vector<Move> listed_;
  std::uint64_t total_ = 0;
  bool complete_ = true;
};

}  // namespace nimber
