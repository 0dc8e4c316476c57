#pragma once

#include <cstdint>

namespace nimber {

/// The smallest divisor of n that is 3 or more, or 0 if there is none (n = 1, 2). Exact for n <=
/// 2^63: small divisors are tried, then Pollard's rho with Brent's cycle search splits what is
/// left. Time about n^(1/4).
std::uint64_t smallest_divisor_from_3(std::uint64_t n);

}  // namespace nimber
