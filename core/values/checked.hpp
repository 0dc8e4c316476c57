// Arithmetic that a proof rests on: a result outside 64 bits is none, never a wrapped number.
#pragma once

#include <cstdint>
#include <optional>

namespace nimber {

/// a + b, a - b, a * b; none where that is outside the type's 64 bits.
template <class Int>
constexpr std::optional<Int> checked_add(Int a, Int b) {
  Int out = 0;
  return __builtin_add_overflow(a, b, &out) ? std::nullopt : std::optional<Int>(out);
}
template <class Int>
constexpr std::optional<Int> checked_sub(Int a, Int b) {
  Int out = 0;
  return __builtin_sub_overflow(a, b, &out) ? std::nullopt : std::optional<Int>(out);
}
template <class Int>
constexpr std::optional<Int> checked_mul(Int a, Int b) {
  Int out = 0;
  return __builtin_mul_overflow(a, b, &out) ? std::nullopt : std::optional<Int>(out);
}

/// a * b + c for numbers not below 0.
constexpr std::optional<std::uint64_t> checked_mul_add(std::uint64_t a, std::uint64_t b,
                                                       std::uint64_t c) {
  const auto product = checked_mul(a, b);
  return product ? checked_add(*product, c) : std::nullopt;
}

/// |n|, of the lowest number too.
constexpr std::uint64_t magnitude(std::int64_t n) {
  return n < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
}

/// a - b for a >= b, which may be more than a signed number holds.
constexpr std::uint64_t distance(std::int64_t a, std::int64_t b) {
  return static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b);
}

}  // namespace nimber
