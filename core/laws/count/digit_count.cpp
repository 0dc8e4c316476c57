#include "laws/count/digit_count.hpp"

#include "values/numbers.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace nimber {
namespace {

/// C(n, 0) … C(n, n).
std::vector<std::uint64_t> pascal_row(std::uint64_t n, std::uint64_t modulus) {
  std::vector<std::uint64_t> row(static_cast<std::size_t>(n) + 1, 0);
  row[0] = 1 % modulus;
  for (std::uint64_t i = 0; i < n; ++i) {
    for (std::size_t k = row.size() - 1; k > 0; --k) row[k] = (row[k] + row[k - 1]) % modulus;
  }
  return row;
}

}  // namespace

std::uint64_t count_by_digits(std::uint64_t heaps, std::uint64_t stones, std::uint64_t q,
                              std::uint64_t v, std::uint64_t modulus, std::uint64_t& examined) {
  const auto choices = pascal_row(heaps, modulus);
  // The rests of stones that come up at each digit: from `least` to stones >> digit.
  std::vector<std::uint64_t> least = {stones};
  while (stones >> (least.size() - 1) > 0) {
    const std::uint64_t before = least.back();
    least.push_back((before - std::min(before, heaps)) / 2);
  }
  if (v >> (least.size() - 1) != 0) return 0;
  // Without stones there is one position.
  std::vector<std::uint64_t> higher = {1 % modulus};
  for (std::size_t digit = least.size() - 1; digit-- > 0;) {
    const std::uint64_t most = stones >> digit;
    std::vector<std::uint64_t> here(static_cast<std::size_t>(most - least[digit]) + 1, 0);
    for (std::uint64_t rest = least[digit]; rest <= most; ++rest) {
      std::uint64_t& sum = here[static_cast<std::size_t>(rest - least[digit])];
      for (std::uint64_t c = v >> digit & 1; c <= std::min(heaps, rest); c += q) {
        const auto at = static_cast<std::size_t>((rest - c) / 2 - least[digit + 1]);
        sum = (sum + multiply_mod(choices[static_cast<std::size_t>(c)], higher[at], modulus)) %
              modulus;
        ++examined;
      }
    }
    higher = std::move(here);
  }
  return higher.back();
}

}  // namespace nimber
