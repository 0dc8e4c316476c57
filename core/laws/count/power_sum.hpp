// The number that a spectrum stands for, exact or modulo a number.
//
// Multisets of K heaps: by the power series of each character. Of N heaps a = (N + W) / 2 have the
// sign 1 and b = (N - W) / 2 the sign -1, and
//
//   f(W) = [z^K] (1 - z)^-a (1 + z)^-b,    f(-W) = (-1)^K f(W).
//
// Exactly by the recurrence (k + 1) c(k + 1) = W c(k) + (N + k - 1) c(k - 1), which is the
// differential equation (1 - z^2) y' = (W + N z) y of that series. Modulo a number, where nobody
// may divide by k + 1, as the sum over j of C(b + j - 1, j) C(W + K - 2j - 1, K - 2j), for W >= 0,
// of (1 - z^2)^-b (1 - z)^-W: the binomials by their quotients, in which the primes of the modulus
// are counted by themselves.
#pragma once

#include "laws/count/spectrum.hpp"
#include "values/decimal.hpp"
#include "values/modular.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// 1/2^t * the sum of coefficient * f(W), as work in pieces. The division by 2^t is done before the
/// number is reduced: modulo an odd number and modulo 2^(t + …) apart.
class PowerSum {
 public:
  /// `modulus`: 0 for the exact number, else 2 to 2^40.
  PowerSum(Spectrum spectrum, std::uint64_t heaps, bool unordered, std::uint64_t modulus);

  /// Goes on; true when done. Adds what it examined to `examined`.
  bool step(std::uint64_t budget, std::uint64_t& examined);
  /// How many items are done, of how many.
  double fraction() const;
  /// After done: decimal digits.
  std::string text() const { return text_; }

 private:
  void add_modulo(const Spectrum::Item& item, std::uint64_t& examined);
  bool add_exact(const Spectrum::Item& item, std::uint64_t budget, std::uint64_t& examined);
  void finish();

  Spectrum spectrum_;
  std::uint64_t heaps_;  // K
  bool unordered_;
  std::uint64_t modulus_;
  std::size_t next_ = 0;
  std::string text_;

  unsigned low_bits_ = 0;  // the modulus is an odd number times 2^low_bits_
  OddRing odd_;
  PowerOfTwoRing two_;
  OddRing::Number odd_sum_ = 0;
  PowerOfTwoRing::Number two_sum_ = 0;
  std::vector<OddRing::Number> odd_inverses_;
  std::vector<PowerOfTwoRing::Number> two_inverses_;

  Decimal plus_;
  Decimal minus_;
  std::uint64_t k_ = 0;  // of the series of the next item: its coefficients k_ - 1 and k_ are known
  Decimal before_;
  Decimal here_;
};

/// About how many decimal digits N^K has, or the number of multisets of K of N. O(K) at most.
std::uint64_t digits_of_total(std::uint64_t choices, std::uint64_t heaps, bool unordered);

}  // namespace nimber
