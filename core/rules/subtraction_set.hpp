#pragma once

#include <nimber/reader.hpp>
#include "values/endless.hpp"
#include "values/numbers.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// A set of positive integers as `take` writes it: "1,3,4", "1..5", "3..", "odd", "1..5,9,prime".
class SubtractionSet {
 public:
  enum class Kind : std::uint8_t { number, range, open, odd, even, fib, prime, square, pow2 };
  struct Item {
    Kind kind;
    std::uint64_t first = 0;  ///< number, range, open
    std::uint64_t last = 0;   ///< range
    bool operator==(const Item& o) const {
      return kind == o.kind && first == o.first && last == o.last;
    }
  };

  /// Reads items joined by commas, up to the first symbol that can't go on the set.
  /// Errors: bad-set, zero-in-set, reversed-range, unknown-set-name, too-large, negative.
  static Result<SubtractionSet> read(Reader& reader);

  /// The items in the order written, identical ones once.
  std::string text() const;
  static std::string text(const Item& item);
  const std::vector<Item>& items() const { return items_; }

  bool contains(std::uint64_t k) const;
  /// The smallest element above k, or none (none above max_integer is looked for).
  std::optional<std::uint64_t> next(std::uint64_t k) const;
  /// For each number up to `to`: 1 if the set holds it, else 0.
  std::vector<std::uint8_t> members(std::size_t to) const;
  /// The same as a row of bits, 64 in a word, the smallest number lowest.
  std::vector<std::uint64_t> member_bits(std::size_t to) const;
  /// The largest element, if the set is finite.
  std::optional<std::uint64_t> largest() const;
  /// The set as classes of numbers that go on for ever, if its items show that it is such a set
  /// from EndlessSet::most_reach on at the latest.
  std::optional<EndlessSet> endless() const;
  /// The m for which the set holds 1 … m - 1 and no multiple of m, if that can be seen from its
  /// items: 4 for primes and 1. None for m above 1000.
  std::optional<std::uint64_t> modulus_left_out() const;
  /// The same set written with as few items as we know how to: overlapping and adjacent ranges
  /// joined, items inside others dropped, ranges before named sets. Equal sets of numbers, ranges
  /// and at most one named set become equal items.
  const std::vector<Item>& simplified() const { return simplified_; }

 private:
  void simplify();

  std::vector<Item> items_;
  std::vector<Item> simplified_;
};

}  // namespace nimber
