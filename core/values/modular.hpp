// Counting modulo any number: an odd one, and a power of 2, side by side.
#pragma once

#include <cstdint>
#include <vector>

namespace nimber {

/// Numbers modulo an odd m, 1 <= m < 2^62, in Montgomery's form (P. L. Montgomery, "Modular
/// multiplication without trial division", 1985): x stands for x 2^64.
class OddRing {
 public:
  using Number = std::uint64_t;
  explicit OddRing(std::uint64_t m);

  std::uint64_t modulus() const { return m_; }
  /// The primes that divide m.
  const std::vector<std::uint64_t>& primes() const { return primes_; }
  Number of(std::uint64_t n) const { return multiply(n % m_, square_); }
  std::uint64_t plain(Number x) const { return reduce(x); }
  Number add(Number a, Number b) const { return a + b >= m_ ? a + b - m_ : a + b; }
  Number subtract(Number a, Number b) const { return a >= b ? a - b : a + m_ - b; }
  Number multiply(Number a, Number b) const { return reduce(Wide{a} * b); }
  /// Of a number without a prime of m.
  Number inverse(Number x) const;

 private:
  __extension__ using Wide = unsigned __int128;
  std::uint64_t reduce(Wide product) const {
    const std::uint64_t q = static_cast<std::uint64_t>(product) * negative_inverse_;
    const auto high = static_cast<std::uint64_t>((product + Wide{q} * m_) >> 64);
    return high >= m_ ? high - m_ : high;
  }

  std::uint64_t m_;
  std::uint64_t negative_inverse_;  // -1 / m modulo 2^64
  std::uint64_t square_;            // 2^128 modulo m
  std::vector<std::uint64_t> primes_;
};

/// Numbers modulo 2^128, of which the lower ones are asked for.
class PowerOfTwoRing {
 public:
  __extension__ using Number = unsigned __int128;

  const std::vector<std::uint64_t>& primes() const { return primes_; }
  static Number of(std::uint64_t n) { return n; }
  static Number add(Number a, Number b) { return a + b; }
  static Number subtract(Number a, Number b) { return a - b; }
  static Number multiply(Number a, Number b) { return a * b; }
  /// Of an odd number.
  static Number inverse(Number x);

 private:
  std::vector<std::uint64_t> primes_ = {2};
};

/// x to a power, in either ring.
template <class Ring>
typename Ring::Number power(const Ring& ring, typename Ring::Number x, std::uint64_t exponent) {
  typename Ring::Number out = ring.of(1);
  for (; exponent != 0; exponent >>= 1, x = ring.multiply(x, x)) {
    if ((exponent & 1) != 0) out = ring.multiply(out, x);
  }
  return out;
}

/// The number below odd * 2^bits that is `one` modulo `odd` and `two` modulo 2^bits, odd * 2^bits
/// below 2^62.
std::uint64_t joined(std::uint64_t one, std::uint64_t odd, std::uint64_t two, unsigned bits);

}  // namespace nimber
