#include "rules/endless_wins.hpp"

#include <algorithm>
#include <vector>

namespace nimber {
namespace {

/// Amounts first, first + stride, and so on: `times` of them.
struct Amounts {
  std::uint64_t first = 0;
  std::uint64_t stride = 0;
  std::uint64_t times = 1;
};

/// Those that leave a heap of the wanted value, found class by class.
class WinningAmounts {
 public:
  WinningAmounts(const HeapRule& rule, const EndlessSet& set, const Period& period, Heap n,
                 Value wanted)
      : rule_(rule), set_(set), period_(period), n_(n), wanted_(wanted) {}

  /// False where the work's limit ended the search.
  bool find(Work& work) {
    const Heap last = n_ - std::min(n_, set_.first);  // the most that may be taken
    for (const std::uint64_t k : set_.near) {
      if (k <= last && rule_.value(n_ - k) == wanted_) add({k});
    }
    if (last <= set_.reach) return true;
    // From here on heaps that are left by a larger amount: those before the period one by one.
    const Heap end = n_ - set_.reach;
    Heap heap = set_.first;
    for (; heap < end && heap < period_.preperiod; ++heap) {
      work.spend();
      if (work.limit_reached()) return false;
      if (chosen(heap) && rule_.value(heap) == wanted_) add({n_ - heap});
    }
    for (std::uint64_t residue = 0; residue < period_.period && heap + residue < end; ++residue) {
      work.spend();
      if (work.limit_reached()) return false;
      add_class(heap + residue, end - 1);
    }
    return true;
  }

  void list(std::size_t part, Wins& out) const {
    std::vector<std::uint64_t> amounts;
    for (const Amounts& run : runs_) {
      for (std::uint64_t i = 0; i < std::min<std::uint64_t>(run.times, max_listed); ++i)
        amounts.push_back(run.first + i * run.stride);
    }
    std::sort(amounts.begin(), amounts.end());
    if (amounts.size() > max_listed) amounts.resize(max_listed);
    for (const std::uint64_t k : amounts)
      out.add(HeapRule::make_move(n_, part, HeapOption::taking(k, n_ - k)));
    out.count(total_ - amounts.size());
  }

 private:
  bool chosen(Heap left) const {
    const auto& remainders = set_.remainders;
    return std::binary_search(remainders.begin(), remainders.end(), (n_ - left) % set_.modulus);
  }
  /// The heaps first, first + period … last.
  void add_class(Heap first, Heap last) {
    const Value value = rule_.value(first);
    if (period_.saltus > 0) {
      if (value > wanted_ || (wanted_ - value) % period_.saltus != 0) return;
      const std::uint64_t cycles = (wanted_ - value) / period_.saltus;
      if (cycles > (last - first) / period_.period) return;
      const Heap heap = first + cycles * period_.period;
      if (chosen(heap)) add({n_ - heap});
      return;
    }
    if (value != wanted_) return;
    const std::uint64_t both = period_.period * set_.modulus;
    for (std::uint64_t turn = 0; turn < set_.modulus; ++turn) {
      const Heap here = first + turn * period_.period;
      if (here > last) return;
      const std::uint64_t more = (last - here) / both;
      if (chosen(here)) add({n_ - here - more * both, both, more + 1});
    }
  }
  /// Of many classes those with the smallest amounts are kept: the others are only counted.
  void add(const Amounts& run) {
    total_ += run.times;
    runs_.push_back(run);
    if (runs_.size() < 4 * max_listed) return;
    const auto end = runs_.begin() + static_cast<std::ptrdiff_t>(max_listed);
    std::nth_element(runs_.begin(), end, runs_.end(),
                     [](const Amounts& a, const Amounts& b) { return a.first < b.first; });
    runs_.resize(max_listed);
  }

  const HeapRule& rule_;
  const EndlessSet& set_;
  const Period& period_;
  Heap n_;
  Value wanted_;
  std::vector<Amounts> runs_;
  std::uint64_t total_ = 0;
};

}  // namespace

void endless_wins(const HeapRule& rule, const EndlessSet& set, const Period& period, Heap n,
                  std::size_t part, const Goal& goal, Wins& out, Work& work) {
  WinningAmounts amounts(rule, set, period, n, goal.target(rule.value(n)));
  if (!amounts.find(work)) out.set_incomplete();
  amounts.list(part, out);
}

}  // namespace nimber
