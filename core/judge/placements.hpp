// Placements of pieces on a row of squares, counted by the gaps between them modulo a prime.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber::problems {

/// Pascal's rows up to `most`, the first `wide` numbers of each, modulo `modulus`, which is below
/// 2^32.
class Choices {
 public:
  Choices(std::size_t most, std::size_t wide, std::uint64_t modulus)
      : modulus_(modulus), wide_(wide + 1), rows_((most + 1) * (wide + 1), 0) {
    for (std::size_t n = 0; n <= most; ++n) {
      rows_[n * wide_] = 1;
      for (std::size_t k = 1; k <= std::min(n, wide); ++k)
        rows_[n * wide_ + k] =
            static_cast<std::uint32_t>((std::uint64_t{at(n - 1, k - 1)} + at(n - 1, k)) % modulus);
    }
  }

  /// In how many ways k of n things are chosen; n <= most, k <= wide.
  std::uint32_t at(std::size_t n, std::size_t k) const { return rows_[n * wide_ + k]; }
  std::uint64_t modulus() const { return modulus_; }

 private:
  std::uint64_t modulus_;
  std::size_t wide_;
  std::vector<std::uint32_t> rows_;
};

/// Returns for each sum up to `most` how many rows of `gaps` numbers have it and in each binary
/// digit a multiple of `every` ones; `choices` reach to `gaps`. Takes most * log(most) * gaps /
/// every steps.
inline std::vector<std::uint64_t> lost_gaps_by_sum(std::size_t gaps, std::size_t every,
                                                   std::size_t most, const Choices& choices) {
  std::vector<std::uint64_t> ways(most + 1, 0);
  ways[0] = 1;
  for (std::size_t digit = 1; digit <= most; digit *= 2) {
    for (std::size_t sum = most; sum > 0; --sum) {
      for (std::size_t ones = every; ones <= gaps && ones * digit <= sum; ones += every)
        ways[sum] =
            (ways[sum] + ways[sum - ones * digit] * choices.at(gaps, ones)) % choices.modulus();
    }
  }
  return ways;
}

}  // namespace nimber::problems
