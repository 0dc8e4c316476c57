// Values of heaps whose options are all heaps between two bounds that never fall as the heap grows,
// as `own/n;y=root(n-1,4)+1..sqrt(n);n=y`. They come in stretches of one value, whose ends are
// found by bisection (docs/theorems.md, section stretches).
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_bands.hpp"
#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

class OwnStretches {
 public:
  explicit OwnStretches(const OwnRule& rule);

  /// Is the rule of this kind, as far as has been seen?
  bool fits() const { return fits_; }
  /// Makes the values of all heaps up to n known. Returns `never` where there are too many
  /// stretches, or where a bound is no heap below n. Where stretches turn out to be short, a table
  /// is quicker, and nothing is known by stretches any more.
  Ready ready(Heap n, Work& work);
  /// The value of a heap. None where it is not known.
  std::optional<Value> value(Heap n) const;
  /// The options of a known heap that have this value, as ranges, ascending.
  std::vector<std::pair<Heap, Heap>> options_worth(Heap n, Value wanted) const;
  /// Where the stretches up to a known heap begin, each with its value.
  std::vector<Fact> facts(Heap n) const;
  /// The most that may be taken of n, and how that repeats: for rules where 1 to f(n) may be taken,
  /// and f grows by 0 or 1 and repeats (docs/theorems.md, "Taking up to a bound"). Empty for
  /// others.
  std::vector<Fact> restriction(Heap n) const;
  std::size_t memory() const { return stretches_.size() * sizeof(Stretch); }

 private:
  struct Stretch {
    Heap start;
    std::uint32_t value;
  };
  /// The options are in stretches `first` … `end` - 1.
  struct Met {
    std::size_t first;
    std::size_t end;
  };
  static constexpr std::size_t most_stretches = 1'000'000;
  // Other rules than those of one band must come so far in a step, on the average.
  static constexpr Heap least_advance = 64;
  static constexpr std::size_t first_steps = 1024;
  static constexpr Heap far_out = 1'000'000'000;

  static constexpr std::uint64_t longest_restriction = 100'000;

  /// From 0 to n; below 0 where it is undefined.
  std::int64_t most_taken(Heap n) const;
  std::optional<Repetition> find_restriction() const;
  bool defined(const OwnBand& band, Heap n) const { return band.low(n) && band.high(n); }
  std::size_t stretch_of(Heap n) const;
  std::optional<Heap> band_changes(const OwnBand& band, Heap end);
  bool next_stretch(Heap last, Work& work);

  OwnBands bands_;
  std::optional<Expression> first_;  // of the one choice of the one alternative
  std::optional<Expression> last_;
  /// How the most that may be taken repeats, found when first asked for.
  mutable std::optional<std::optional<Repetition>> restriction_;
  bool taking_ = false;  // what is chosen is taken away; else it is what is left
  bool fits_ = false;
  std::vector<Stretch> stretches_;
  Heap end_ = 0;           // the first heap that is not known
  std::size_t steps_ = 0;  // to there
  mutable std::vector<std::int64_t> numbers_;
  std::vector<Met> met_;
  std::vector<bool> values_met_;
};

}  // namespace nimber
