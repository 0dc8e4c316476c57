// What may be left of a heap, as bands: all heaps between two bounds that never fall as the heap
// grows. `own/n;n>1;k=2..9;n=(n+k-1)/k` has eight bands of one heap each, `own/n;k=1..n/3;n-=k` one
// from n - n/3 to n - 1.
#pragma once

#include <nimber/position.hpp>

#include "rules/own/own_rule.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace nimber {

/// A number made of n that never falls as n grows. What is defined at one n is defined at every
/// larger one, until a product or sum leaves 64 bits.
class RisingNumber {
 public:
  explicit RisingNumber(const Expression& expression) : whole_(expression) {}
  /// Of an expression in which choices stand as the numbers chosen.
  explicit RisingNumber(std::vector<Expression::Node> nodes) : nodes_(std::move(nodes)) {}

  std::optional<std::int64_t> value(std::int64_t n) const;

 private:
  std::optional<Expression> whole_;
  std::vector<Expression::Node> nodes_;
};

class OwnBand {
 public:
  OwnBand(RisingNumber first, RisingNumber last, bool taking, bool below)
      : first_(std::move(first)), last_(std::move(last)), taking_(taking), below_(below) {}
  /// Of one heap.
  OwnBand(RisingNumber only, bool taking) : first_(std::move(only)), taking_(taking) {}

  /// The bounds of what is left of n: 0 or more, and less than n. Where the lower one is above the
  /// upper one nothing is. None where they are undefined.
  std::optional<std::int64_t> low(Heap n) const;
  std::optional<std::int64_t> high(Heap n) const;

  /// Do both bounds say the same, but where nothing is left? They do so for all larger n once they
  /// do, as long as what they say is less than n.
  bool one_heap() const { return !last_; }

  /// It counts for heaps from `from` to `to` alone.
  Heap from = 0;
  Heap to = std::numeric_limits<Heap>::max();

 private:
  std::optional<std::int64_t> bound(const RisingNumber& chosen, std::int64_t n) const;
  const RisingNumber& last() const { return last_ ? *last_ : first_; }

  RisingNumber first_;  // of the choice
  std::optional<RisingNumber> last_;
  bool taking_ = false;  // what is chosen is taken away; else it is what is left
  bool below_ = false;   // only heaps below n, by a condition
};

struct OwnBands {
  std::vector<OwnBand> bands;
  /// There is one alternative, with one choice between two bounds, and no condition but that what
  /// is left is below n.
  bool single = false;
};

/// The bands of a rule: together they are all that may be left of a heap. That the bounds never
/// fall follows from how they are written. No bands where the rule is of another kind. O(length of
/// the rule * bands).
OwnBands bands_of(const OwnRule& rule);

}  // namespace nimber
