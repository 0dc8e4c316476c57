#pragma once

#include <cstdint>

namespace nimber {

/// Random numbers that are the same everywhere: splitmix64 (G. L. Steele, D. Lea, C. H. Flood,
/// 2014).
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  /// 0 ... below - 1; the bias of the remainder does not matter here.
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  std::uint64_t from(std::uint64_t low, std::uint64_t high) { return low + below(high - low + 1); }

 private:
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

/// n num / den, rounded down; num at most den.
std::uint64_t scaled(std::uint64_t n, std::uint64_t num, std::uint64_t den);

}  // namespace nimber
