#include "values/restricted.hpp"

#include "values/first_that.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// A step asks f for a few heaps, or, of a long stretch, for some sixty.
constexpr std::uint64_t cost_of_step = 4;
constexpr std::uint64_t cost_of_bisection = 64;

}  // namespace

std::optional<Value> RestrictedDescent::step(MostTaken most, Work& work) {
  while (work.may_go_on()) {
    work.spend(cost_of_step);
    const std::uint64_t m = at_ == 0 ? 0 : most(at_);
    if (m == 0 || most(at_ - 1) < m) return m;
    // f(n) = f(n - 1) <= n - 1, so there are m + 1 stones.
    const std::uint64_t below = at_ - m - 1;
    if (below <= m || most(below - m - 1) < m) {
      at_ = below;
      continue;
    }
    // The stretch of heaps with this f goes on for long: to its first heap, or just past it.
    work.spend(cost_of_bisection);
    const std::uint64_t first =
        first_that(0, below, [&](std::uint64_t heap) { return most(heap) == m; });
    const std::uint64_t jumps = (at_ - first - 1) / (m + 1) + 1;
    at_ -= jumps * (m + 1);
  }
  return std::nullopt;
}

std::optional<std::uint64_t> restricted_heap_worth(std::uint64_t n, Value v, MostTaken most,
                                                   Work& work) {
  std::uint64_t heap = 0;
  if (v > 0) heap = first_that(0, n, [&](std::uint64_t m) { return most(m) >= v; });
  work.spend(cost_of_bisection);
  const std::uint64_t lowest = n - most(n);
  while (heap < lowest) {
    work.spend(cost_of_step);
    if (work.limit_reached()) return std::nullopt;
    const std::uint64_t jump = most(heap) + 1;
    if (heap + jump <= n && most(heap + jump) + 1 == jump) {
      heap += jump;
      if (heap >= lowest || most(std::min(n, heap + jump)) + 1 != jump) continue;
      // A long stretch with the same f.
      work.spend(cost_of_bisection);
      const std::uint64_t end =
          first_that(heap, n + 1, [&](std::uint64_t m) { return m > n || most(m) + 1 != jump; });
      const std::uint64_t far = std::min(end - 1, n);
      const std::uint64_t wanted = (lowest - heap + jump - 1) / jump;
      heap += std::min((far - heap) / jump, wanted) * jump;
      continue;
    }
    // The next heap m of this value is the first one for which m - f(m) - 1 is this heap.
    work.spend(cost_of_bisection);
    heap = first_that(heap + jump, n, [&](std::uint64_t m) { return m >= heap + most(m) + 1; });
  }
  return heap;
}

}  // namespace nimber
