#include "rules/own/own_candidates.hpp"

#include "values/divisors.hpp"

#include <algorithm>

namespace nimber {

std::vector<std::int64_t> own_divisors(std::uint64_t n) {
  std::vector<std::int64_t> divisors = {1};
  while (n > 1) {
    const std::uint64_t prime = n % 2 == 0 ? 2 : smallest_divisor_from_3(n);
    const std::size_t before = divisors.size();
    std::int64_t power = 1;
    while (n % prime == 0) {
      n /= prime;
      power *= static_cast<std::int64_t>(prime);
      for (std::size_t i = 0; i < before; ++i) divisors.push_back(divisors[i] * power);
    }
  }
  std::sort(divisors.begin(), divisors.end());
  return divisors;
}

}  // namespace nimber
