#include "values/modular.hpp"

#include "values/numbers.hpp"

namespace nimber {

OddRing::OddRing(std::uint64_t m) : m_(m) {
  // Newton: each step doubles the places that are right; m itself is right to 3.
  std::uint64_t inverse = m;
  for (int i = 0; i < 5; ++i) inverse *= 2 - m * inverse;
  negative_inverse_ = std::uint64_t{0} - inverse;
  square_ = 1 % m;
  for (int i = 0; i < 128; ++i) square_ = square_ * 2 % m;
  for (std::uint64_t p = 3; p * p <= m; p += 2) {
    if (m % p != 0) continue;
    primes_.push_back(p);
    while (m % p == 0) m /= p;
  }
  if (m > 1) primes_.push_back(m);
}

OddRing::Number OddRing::inverse(Number x) const {
  // Euclid's algorithm, with the factors of x modulo m.
  std::uint64_t a = plain(x);
  std::uint64_t b = m_;
  std::uint64_t factor = 1 % m_;
  std::uint64_t other = 0;
  while (b != 0) {
    const std::uint64_t times = a / b;
    const std::uint64_t rest = a % b;
    const std::uint64_t next = (factor + m_ - multiply_mod(times % m_, other, m_)) % m_;
    a = b;
    b = rest;
    factor = other;
    other = next;
  }
  return of(factor);
}

PowerOfTwoRing::Number PowerOfTwoRing::inverse(Number x) {
  Number inverse = x;
  for (int i = 0; i < 6; ++i) inverse *= 2 - x * inverse;
  return inverse;
}

std::uint64_t joined(std::uint64_t one, std::uint64_t odd, std::uint64_t two, unsigned bits) {
  const std::uint64_t power = std::uint64_t{1} << bits;
  two &= power - 1;
  if (odd == 1) return two;
  // two + power * k with k = (one - two) / power modulo odd.
  const OddRing ring(odd);
  const auto k =
      ring.multiply(ring.subtract(ring.of(one), ring.of(two)), ring.inverse(ring.of(power)));
  return two + power * ring.plain(k);
}

}  // namespace nimber
