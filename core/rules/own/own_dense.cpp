#include "rules/own/own_dense.hpp"

#include <algorithm>

namespace nimber {

bool OwnDense::grow(const OwnPart& part) {
  if (numbers_ == 0 || numbers_ > 2) return false;
  const bool heaps = numbers_ == 1;
  const std::int64_t largest = std::max(part[0], part.back());
  const std::int64_t most = heaps ? most_heap : most_side;
  if (largest < side_ || largest >= most) return false;
  const std::int64_t wanted = std::max<std::int64_t>(heaps ? 2 * largest : largest + 1, 64);
  const auto old = static_cast<std::size_t>(side_);
  // The side is odd, so that the places of a column are spread over the cache.
  side_ = std::min(most, std::max(wanted, heaps ? side_ + side_ / 2 : 2 * side_ - 1));
  const auto side = static_cast<std::size_t>(side_);
  std::vector<OwnCode> before(heaps ? side : side * side, OwnCodes::absent);
  before.swap(codes_);
  const std::size_t rows = heaps ? 1 : old;
  for (std::size_t row = 0; row < rows; ++row)
    std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(row * old), old,
                codes_.begin() + static_cast<std::ptrdiff_t>(row * side));
  return !heaps;
}

// The loops are not inlined, since V8 optimizes a function between calls. They keep the pointer to
// the stamps in a local name: for the compiler, setting a stamp might change any number of the mex.

__attribute__((noinline)) bool OwnDense::stamp(Path path, std::int64_t count, std::uint32_t other,
                                               OwnMex& mex) const {
  const OwnCode* const codes = codes_.data();
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, path.at += path.step) {
    const OwnCode v = codes[path.at];
    if (v >= OwnCodes::infinite_from) return false;
    stamps[v ^ other] = now;
  }
  return true;
}

__attribute__((noinline)) bool OwnDense::stamp_twos(Path a, Path b, std::int64_t count,
                                                    std::uint32_t other, OwnMex& mex) const {
  const OwnCode* const codes = codes_.data();
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, a.at += a.step, b.at += b.step) {
    const OwnCode v = codes[a.at];
    const OwnCode w = codes[b.at];
    if (v >= OwnCodes::infinite_from || w >= OwnCodes::infinite_from) return false;
    stamps[v ^ w ^ other] = now;
  }
  return true;
}

__attribute__((noinline)) bool OwnDense::stamp_threes(Path* paths, std::int64_t count,
                                                      std::uint32_t other, OwnMex& mex) const {
  const OwnCode* const codes = codes_.data();
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count) {
    std::uint32_t sum = other;
    for (std::size_t i = 0; i < 3; ++i) {
      const OwnCode v = codes[paths[i].at];
      if (v >= OwnCodes::infinite_from) return false;
      sum ^= v;
      paths[i].at += paths[i].step;
    }
    stamps[sum] = now;
  }
  return true;
}

}  // namespace nimber
