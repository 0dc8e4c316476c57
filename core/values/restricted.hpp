// Values of heaps of which 1 to f(n) stones may be taken, where f(0) = 0 and f grows by 0 or 1 from
// heap to heap: g(n) = f(n) where f grows, else g(n - f(n) - 1) (L. Levine, "Fractal sequences and
// restricted Nim", 2006; docs/theorems.md, "Taking up to a bound").
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/position.hpp>
#include <nimber/work.hpp>

#include <cstdint>
#include <optional>

namespace nimber {

/// f(n), the most that may be taken of a heap of n.
using MostTaken = FunctionRef<std::uint64_t(std::uint64_t n)>;

/// Goes down from a heap by the recursion, with a rest in between where the work's step ends.
/// Stretches of heaps with the same f are passed in one go. Of `f(n) = n/3` some 100 steps lead
/// down from 10^18, of sqrt(n) 2 sqrt(n).
class RestrictedDescent {
 public:
  explicit RestrictedDescent(std::uint64_t n) : at_(n) {}

  /// Goes on. The value of the heap; none while it is not reached.
  std::optional<Value> step(MostTaken most, Work& work);

 private:
  std::uint64_t at_;
};

/// The only heap of n - f(n) ... n that is worth v, for v <= f(n). None where the work's limit ends
/// the search. It goes up through the heaps worth v, from the smallest one.
std::optional<std::uint64_t> restricted_heap_worth(std::uint64_t n, Value v, MostTaken most,
                                                   Work& work);

}  // namespace nimber
