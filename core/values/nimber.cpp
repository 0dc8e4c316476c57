#include "values/nimber.hpp"

#include <array>
#include <memory>

namespace nimber {
namespace {

// With F = 2^m, m a power of 2, a nimber below F^2 is a1 F + a0 where a1 F is both the ordinary and
// the nim product, and F F = F + F/2. So
//   a b = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 (F/2),
// and the first bracket is (a1 + a0)(b1 + b0) + a0 b0: three products of half the digits, and one
// by the constant F/2.

/// Below 2^16 by halves, down to single digits: for the tables only.
std::uint32_t product_by_halves(std::uint32_t a, std::uint32_t b, unsigned m) {
  if (a < 2 || b < 2) return a * b;
  while (m > 1 && ((a | b) >> m) == 0) m /= 2;
  const std::uint32_t mask = (1u << m) - 1;
  const std::uint32_t a1 = a >> m;
  const std::uint32_t a0 = a & mask;
  const std::uint32_t b1 = b >> m;
  const std::uint32_t b0 = b & mask;
  const std::uint32_t low = product_by_halves(a0, b0, m / 2);
  const std::uint32_t cross = product_by_halves(a1 ^ a0, b1 ^ b0, m / 2);
  const std::uint32_t high = product_by_halves(a1, b1, m / 2);
  return (cross ^ low) << m | (low ^ product_by_halves(high, 1u << (m - 1), m / 2));
}

/// The nimbers below 2^16, but for 0, are the powers of one of them.
struct Logarithms {
  static constexpr std::uint32_t order = 65'535;
  std::array<std::uint16_t, order + 1> log{};
  std::array<std::uint16_t, std::size_t{2} * order>
      power{};  // twice round: a sum of two logarithms needs no mod

  Logarithms() {
    // x generates where no power x^(order / q), q a prime factor, is 1.
    std::uint32_t x = 2;
    while (power_of(x, order / 3) == 1 || power_of(x, order / 5) == 1 ||
           power_of(x, order / 17) == 1 || power_of(x, order / 257) == 1)
      ++x;
    std::uint32_t value = 1;
    for (std::uint32_t e = 0; e < order; ++e) {
      power[e] = power[e + order] = static_cast<std::uint16_t>(value);
      log[value] = static_cast<std::uint16_t>(e);
      value = product_by_halves(value, x, 8);
    }
  }

  static std::uint32_t power_of(std::uint32_t x, std::uint32_t e) {
    std::uint32_t out = 1;
    for (; e > 0; e /= 2) {
      if (e % 2 == 1) out = product_by_halves(out, x, 8);
      x = product_by_halves(x, x, 8);
    }
    return out;
  }
};

const Logarithms& logarithms() {
  static const auto tables = std::make_unique<const Logarithms>();
  return *tables;
}

std::uint32_t product16(const Logarithms& t, std::uint32_t a, std::uint32_t b) {
  if (a == 0 || b == 0) return 0;
  return t.power[std::uint32_t{t.log[a]} + t.log[b]];
}

std::uint32_t product32(const Logarithms& t, std::uint32_t a, std::uint32_t b) {
  const std::uint32_t a1 = a >> 16;
  const std::uint32_t a0 = a & 0xFFFF;
  const std::uint32_t b1 = b >> 16;
  const std::uint32_t b0 = b & 0xFFFF;
  const std::uint32_t low = product16(t, a0, b0);
  const std::uint32_t cross = product16(t, a1 ^ a0, b1 ^ b0);
  const std::uint32_t high = product16(t, product16(t, a1, b1), 0x8000);
  return (cross ^ low) << 16 | (low ^ high);
}

std::uint64_t product64(const Logarithms& t, std::uint64_t a, std::uint64_t b) {
  const auto a1 = static_cast<std::uint32_t>(a >> 32);
  const auto a0 = static_cast<std::uint32_t>(a);
  const auto b1 = static_cast<std::uint32_t>(b >> 32);
  const auto b0 = static_cast<std::uint32_t>(b);
  const std::uint32_t low = product32(t, a0, b0);
  const std::uint32_t cross = product32(t, a1 ^ a0, b1 ^ b0);
  const std::uint32_t high = product32(t, product32(t, a1, b1), 0x8000'0000);
  return std::uint64_t{cross ^ low} << 32 | (low ^ high);
}

// F and F + 1 are the two roots of x x = x + F/2, so a1 (F + 1) + a0 is the conjugate of a; their
// product a1 a1 (F/2) + a1 a0 + a0 a0 lies in the smaller field, and is 0 for a = 0 only.

std::uint32_t inverse16(const Logarithms& t, std::uint32_t a) {
  return a == 0 ? 0 : t.power[Logarithms::order - t.log[a]];
}

std::uint32_t inverse32(const Logarithms& t, std::uint32_t a) {
  const std::uint32_t a1 = a >> 16;
  const std::uint32_t a0 = a & 0xFFFF;
  const std::uint32_t norm = product16(t, product16(t, a1, a1), 0x8000) ^ product16(t, a1 ^ a0, a0);
  const std::uint32_t by = inverse16(t, norm);
  return product16(t, a1, by) << 16 | product16(t, a1 ^ a0, by);
}

std::uint64_t inverse64(const Logarithms& t, std::uint64_t a) {
  const auto a1 = static_cast<std::uint32_t>(a >> 32);
  const auto a0 = static_cast<std::uint32_t>(a);
  const std::uint32_t norm =
      product32(t, product32(t, a1, a1), 0x8000'0000) ^ product32(t, a1 ^ a0, a0);
  const std::uint32_t by = inverse32(t, norm);
  return std::uint64_t{product32(t, a1, by)} << 32 | product32(t, a1 ^ a0, by);
}

}  // namespace

std::uint64_t nim_product(std::uint64_t a, std::uint64_t b) {
  return product64(logarithms(), a, b);
}

std::uint64_t nim_power(std::uint64_t a, std::uint64_t e) {
  const Logarithms& t = logarithms();
  std::uint64_t out = 1;
  for (; e > 0; e /= 2) {
    if (e % 2 == 1) out = product64(t, out, a);
    a = product64(t, a, a);
  }
  return out;
}

std::uint64_t nim_inverse(std::uint64_t a) { return inverse64(logarithms(), a); }

std::uint64_t nim_quotient(std::uint64_t a, std::uint64_t b) {
  const Logarithms& t = logarithms();
  return product64(t, a, inverse64(t, b));
}

std::uint64_t nim_sqrt(std::uint64_t a) {
  // a to the power 2^64 is a: so the root is a to the power 2^63.
  const Logarithms& t = logarithms();
  for (int i = 0; i < 63; ++i) a = product64(t, a, a);
  return a;
}

}  // namespace nimber
