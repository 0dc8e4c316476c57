#include "values/split_lines.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace nimber {
namespace {

constexpr std::uint64_t most_split_steps = 20'000'000;

/// The names are those of the proof: a value is u m + w, and is small where u is 0.
class SplitProof {
 public:
  SplitProof(const LinesByResidues& lines, std::span<const Value> values)
      : values_(values),
        modulus_(static_cast<std::int64_t>(lines.offsets.size())),
        from_(static_cast<std::int64_t>(lines.from)),
        offsets_(lines.offsets) {
    for (const std::int64_t c : offsets_) widest_ = std::max(widest_, std::abs(c));
  }

  /// Repeats the lines until the values before them are small. False where that is too far.
  bool enlarge() {
    std::int64_t least = 1;
    for (std::size_t n = 0; n < static_cast<std::size_t>(from_); ++n)
      least = std::max(least, static_cast<std::int64_t>(values_[n]) + 1);
    while (modulus_ < least) {
      if (2 * modulus_ > static_cast<std::int64_t>(LinesByResidues::most_modulus)) return false;
      const std::vector<std::int64_t> again = offsets_;
      offsets_.insert(offsets_.end(), again.begin(), again.end());
      modulus_ *= 2;
    }
    return true;
  }

  /// Does each value belong to exactly one heap, by the lines where the value is not small? Notes
  /// the heaps of small values.
  bool is_one_to_one() {
    shifts_.assign(static_cast<std::size_t>(modulus_), INT64_MAX);
    for (std::int64_t r = 0; r < modulus_; ++r) {
      const std::int64_t c = offsets_[static_cast<std::size_t>(r)];
      std::int64_t& shift = shifts_[static_cast<std::size_t>(residue(r + c))];
      if (shift != INT64_MAX) return false;
      shift = -c;
    }
    small_.assign(static_cast<std::size_t>(modulus_), -1);
    const auto count = static_cast<std::int64_t>(values_.size());
    std::int64_t begin = std::max(from_, modulus_ + widest_);
    for (std::int64_t n = 0; n < count; ++n) {
      const auto v = static_cast<std::int64_t>(values_[static_cast<std::size_t>(n)]);
      if (n >= from_ && v != n + offsets_[static_cast<std::size_t>(residue(n))]) return false;
      if (v >= modulus_) {
        if (heap_of(v) != n) return false;
        continue;
      }
      std::int64_t& heap = small_[static_cast<std::size_t>(v)];
      if (heap >= 0) return false;
      heap = n;
      begin = std::max(begin, n + 1);
    }
    if (begin > count || std::find(small_.begin(), small_.end(), -1) != small_.end()) return false;
    // Every value whose heap is among these.
    for (std::int64_t v = modulus_; v < count + widest_; ++v) {
      const std::int64_t heap = heap_of(v);
      if (heap < 0) return false;
      if (heap < count && static_cast<std::int64_t>(values_[static_cast<std::size_t>(heap)]) != v)
        return false;
    }
    return true;
  }

  /// Does no split have the value of its own heap? Notes what the splits with one large heap are
  /// worth.
  bool take_split(const HeapSplit& split) {
    const auto parts = static_cast<std::int64_t>(split.parts);
    const auto taken = static_cast<std::int64_t>(split.taken);
    // A small heap is at most `largest`; of a large one the sum counts what it is above u m.
    const std::int64_t largest =
        std::max(*std::max_element(small_.begin(), small_.end()), modulus_ + widest_);
    // A large part is then larger than the small one beside it.
    if (split.unequal && static_cast<std::int64_t>(values_.size()) <= 2 * largest + taken)
      return false;
    const std::int64_t low = -parts * widest_;
    const std::int64_t width = parts * (largest + widest_) + 1;
    const std::uint64_t states = static_cast<std::uint64_t>(modulus_ * width * 3);
    if (states * static_cast<std::uint64_t>(2 * modulus_ * parts) > most_split_steps) return false;
    const auto place = [&](std::int64_t large, std::int64_t w, std::int64_t sum) {
      return static_cast<std::size_t>((large * modulus_ + w) * width + sum - low);
    };
    std::vector<bool> reached(static_cast<std::size_t>(states));
    reached[place(0, 0, 0)] = true;
    for (std::int64_t part = 0; part < parts; ++part) {
      std::vector<bool> next(reached.size());
      each_state(reached, low, width, [&](std::int64_t large, std::int64_t w, std::int64_t sum) {
        for (std::int64_t x = 0; x < modulus_; ++x) {
          const std::int64_t heap = small_[static_cast<std::size_t>(x)];
          if (heap > 0) next[place(large, w ^ x, sum + heap)] = true;
          next[place(std::min<std::int64_t>(large + 1, 2), w ^ x, sum + heap_of(x))] = true;
        }
        return true;
      });
      reached = std::move(next);
    }
    return each_state(reached, low, width,
                      [&](std::int64_t large, std::int64_t w, std::int64_t sum) {
                        if (large == 0) return true;
                        // m (sum of all u - their nim-sum) must not be this.
                        const std::int64_t left = heap_of(w) - taken - sum;
                        if (large == 1 ? left == 0 : left >= 0 && left % (2 * modulus_) == 0)
                          return false;
                        if (large == 1) single_.push_back({w, sum + taken});
                        return true;
                      });
  }

  /// Is each smaller value that a larger heap has the value of a split?
  bool reaches_the_skipped() const {
    for (std::int64_t w = 0; w < modulus_; ++w) {
      for (std::int64_t less = 1; less <= 2 * widest_; ++less) {
        // The value less `less`, of residue `other`, and how far its heap is from the one at hand.
        const std::int64_t other = residue(w - less);
        const std::int64_t beyond = heap_of(other) - other - less - (heap_of(w) - w);
        if (beyond <= 0) continue;
        const std::int64_t sum = other + less + heap_of(w) - w;
        if (std::find(single_.begin(), single_.end(), WorthOfSplit{other, sum}) == single_.end())
          return false;
      }
    }
    return true;
  }

 private:
  /// What the nim-sum is modulo m, and what the sum of the heaps is above u m for its u.
  struct WorthOfSplit {
    std::int64_t residue = 0;
    std::int64_t sum = 0;
    bool operator==(const WorthOfSplit&) const = default;
  };

  std::int64_t residue(std::int64_t n) const { return (n % modulus_ + modulus_) % modulus_; }
  /// The heap of a value by the lines.
  std::int64_t heap_of(std::int64_t v) const {
    return v + shifts_[static_cast<std::size_t>(v % modulus_)];
  }

  /// Calls it for each state that is there, until it returns false, which this returns then.
  template <class Do>
  bool each_state(const std::vector<bool>& states, std::int64_t low, std::int64_t width,
                  Do&& act) const {
    std::size_t at = 0;
    for (std::int64_t large = 0; large < 3; ++large) {
      for (std::int64_t w = 0; w < modulus_; ++w) {
        for (std::int64_t sum = low; sum < low + width; ++sum) {
          if (states[at++] && !act(large, w, sum)) return false;
        }
      }
    }
    return true;
  }

  std::span<const Value> values_;
  std::int64_t modulus_;
  std::int64_t from_;
  std::vector<std::int64_t> offsets_;  // from heap to value, by the heap's residue
  std::vector<std::int64_t> shifts_;   // from value to heap, by the value's
  std::vector<std::int64_t> small_;    // the heaps of the values 0 … m - 1
  std::vector<WorthOfSplit> single_;
  std::int64_t widest_ = 0;
};

}  // namespace

bool lines_are_proven(const LinesByResidues& lines, std::span<const HeapSplit> splits,
                      std::span<const Value> values) {
  const std::size_t modulus = lines.offsets.size();
  if (!std::has_single_bit(modulus) || modulus > LinesByResidues::most_modulus) return false;
  if (values.size() > LinesByResidues::most_values || lines.from >= values.size()) return false;
  for (const std::int64_t c : lines.offsets) {
    if (c > static_cast<std::int64_t>(modulus) || c < -static_cast<std::int64_t>(modulus))
      return false;
  }
  for (const HeapSplit& split : splits) {
    if (split.parts < 2 || split.parts > 8 || split.taken > LinesByResidues::most_modulus)
      return false;
  }
  SplitProof proof(lines, values);
  return proof.enlarge() && proof.is_one_to_one() &&
         std::all_of(splits.begin(), splits.end(),
                     [&](const HeapSplit& split) { return proof.take_split(split); }) &&
         proof.reaches_the_skipped();
}

std::optional<LinesByResidues> lines_of_values(std::span<const Value> values) {
  const std::size_t quarter = values.size() / 4;
  for (std::size_t modulus = 1; modulus <= LinesByResidues::most_modulus && modulus <= quarter;
       modulus *= 2) {
    std::size_t from = values.size() - modulus;
    while (from > 0 && values[from - 1] + modulus == values[from - 1 + modulus]) --from;
    if (from > quarter) continue;
    LinesByResidues out;
    out.from = from;
    out.offsets.resize(modulus);
    for (std::size_t n = from; n < from + modulus; ++n)
      out.offsets[n % modulus] =
          static_cast<std::int64_t>(values[n]) - static_cast<std::int64_t>(n);
    return out;
  }
  return std::nullopt;
}

}  // namespace nimber
