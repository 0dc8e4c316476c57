#include "laws/count/power_sum.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace nimber {
namespace {

std::uint64_t odd_part(std::uint64_t modulus) {
  return modulus == 0 ? 1 : modulus >> std::countr_zero(modulus);
}

/// Takes the primes out of n and counts them, each once for `way`.
std::uint64_t without_primes(const std::vector<std::uint64_t>& primes, std::uint64_t n, int way,
                             std::vector<int>& often) {
  for (std::size_t i = 0; i < primes.size(); ++i) {
    for (; n % primes[i] == 0; n /= primes[i]) often[i] += way;
  }
  return n;
}

/// 1 / k for k = 0 … most, of what is left of k without the ring's primes.
template <class Ring>
std::vector<typename Ring::Number> inverses(const Ring& ring, std::uint64_t most) {
  std::vector<typename Ring::Number> out(static_cast<std::size_t>(most) + 1, ring.of(1));
  std::vector<typename Ring::Number> units(out);
  std::vector<int> often(ring.primes().size(), 0);
  for (std::size_t k = 1; k < out.size(); ++k) {
    units[k] = ring.of(without_primes(ring.primes(), k, 1, often));
    out[k] = ring.multiply(out[k - 1], units[k]);
  }
  // One division for all of them.
  auto inverse = ring.inverse(out.back());
  for (std::size_t k = out.size() - 1; k > 0; --k) {
    out[k] = ring.multiply(inverse, out[k - 1]);
    inverse = ring.multiply(inverse, units[k]);
  }
  return out;
}

/// Goes through C(x - 1, 0), C(x, 1), C(x + 1, 2) …
template <class Ring>
class Binomials {
 public:
  Binomials(const Ring& ring, const std::vector<typename Ring::Number>& inverses, std::uint64_t x)
      : ring_(ring), inverses_(inverses), x_(x), unit_(ring.of(1)), often_(ring.primes().size()) {
    for (const std::uint64_t prime : ring.primes()) {
      powers_.emplace_back(1, ring.of(1));
      for (int i = 0; i < 64; ++i)
        powers_.back().push_back(ring.multiply(powers_.back().back(), ring.of(prime)));
    }
  }
  /// C(x + k - 1, k), k = 0 at first.
  typename Ring::Number value() const {
    if (x_ == 0 && k_ > 0) return ring_.of(0);
    typename Ring::Number out = unit_;
    // At most as often as C has digits to a prime's base (Kummer 1852).
    for (std::size_t i = 0; i < often_.size(); ++i) {
      if (often_[i] > 0) out = ring_.multiply(out, powers_[i][static_cast<std::size_t>(often_[i])]);
    }
    return out;
  }
  void advance() {
    if (x_ == 0) {
      ++k_;
      return;
    }
    const std::uint64_t up = without_primes(ring_.primes(), x_ + k_, 1, often_);
    ++k_;
    without_primes(ring_.primes(), k_, -1, often_);
    unit_ = ring_.multiply(ring_.multiply(unit_, ring_.of(up)),
                           inverses_[static_cast<std::size_t>(k_)]);
  }

 private:
  const Ring& ring_;
  const std::vector<typename Ring::Number>& inverses_;
  std::uint64_t x_;
  std::uint64_t k_ = 0;
  typename Ring::Number unit_;
  std::vector<int> often_;
  std::vector<std::vector<typename Ring::Number>> powers_;
};

/// [z^K] (1 - z^2)^-b (1 - z)^-w.
template <class Ring>
typename Ring::Number series_place(const Ring& ring,
                                   const std::vector<typename Ring::Number>& inverses,
                                   std::uint64_t b, std::uint64_t w, std::uint64_t place) {
  std::vector<typename Ring::Number> squares;
  Binomials<Ring> of_squares(ring, inverses, b);
  for (std::uint64_t j = 0; 2 * j <= place; ++j) {
    if (j > 0) of_squares.advance();
    squares.push_back(of_squares.value());
  }
  typename Ring::Number sum = ring.of(0);
  Binomials<Ring> of_rest(ring, inverses, w);
  // No further than to the place: no inverse is known beyond it.
  for (std::uint64_t i = 0; i <= place; ++i) {
    if (i > 0) of_rest.advance();
    if ((place - i) % 2 != 0) continue;
    sum = ring.add(
        sum, ring.multiply(of_rest.value(), squares[static_cast<std::size_t>((place - i) / 2)]));
  }
  return sum;
}

}  // namespace

PowerSum::PowerSum(Spectrum spectrum, std::uint64_t heaps, bool unordered, std::uint64_t modulus)
    : spectrum_(std::move(spectrum)),
      heaps_(heaps),
      unordered_(unordered),
      modulus_(modulus),
      low_bits_(modulus == 0 ? 0 : static_cast<unsigned>(std::countr_zero(modulus))),
      odd_(odd_part(modulus)) {
  // f(-W) = (-1)^K f(W).
  auto& items = spectrum_.items;
  for (Spectrum::Item& item : items) {
    if (item.wave >= 0) continue;
    item.wave = -item.wave;
    if (heaps % 2 != 0) item.coefficient = -item.coefficient;
  }
  std::sort(items.begin(), items.end(), [](const auto& one, const auto& other) {
    return std::pair(one.wave, one.heaps) < std::pair(other.wave, other.heaps);
  });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool same = kept > 0 && items[kept - 1].wave == items[i].wave &&
                      (!unordered || items[kept - 1].heaps == items[i].heaps);
    if (same) {
      items[kept - 1].coefficient += items[i].coefficient;
    } else {
      items[kept++] = items[i];
    }
  }
  items.resize(kept);
  std::erase_if(items, [](const auto& item) { return item.coefficient == 0; });
  if (modulus != 0 && unordered && !items.empty()) {
    odd_inverses_ = inverses(odd_, heaps);
    two_inverses_ = inverses(two_, heaps);
  }
}

double PowerSum::fraction() const {
  const std::size_t all = spectrum_.items.size();
  return all == 0 ? 1 : static_cast<double>(next_) / static_cast<double>(all);
}

void PowerSum::add_modulo(const Spectrum::Item& item, std::uint64_t& examined) {
  const auto wave = static_cast<std::uint64_t>(item.wave);
  OddRing::Number odd = 0;
  PowerOfTwoRing::Number two = 0;
  if (unordered_) {
    const std::uint64_t b = (item.heaps - wave) / 2;
    odd = series_place(odd_, odd_inverses_, b, wave, heaps_);
    two = series_place(two_, two_inverses_, b, wave, heaps_);
    examined += 8 * heaps_ + 8;
  } else {
    odd = power(odd_, odd_.of(wave), heaps_);
    two = power(two_, two_.of(wave), heaps_);
    examined += 8;
  }
  const bool negative = item.coefficient < 0;
  const auto times = static_cast<std::uint64_t>(negative ? -item.coefficient : item.coefficient);
  odd = odd_.multiply(odd, odd_.of(times));
  two = two_.multiply(two, two_.of(times));
  odd_sum_ = negative ? odd_.subtract(odd_sum_, odd) : odd_.add(odd_sum_, odd);
  two_sum_ = negative ? two_.subtract(two_sum_, two) : two_.add(two_sum_, two);
}

/// True when the item is done.
bool PowerSum::add_exact(const Spectrum::Item& item, std::uint64_t budget,
                         std::uint64_t& examined) {
  const auto wave = static_cast<std::uint64_t>(item.wave);
  const std::uint64_t begin = examined;
  if (!unordered_) {
    here_ = Decimal(wave).power(heaps_);
    examined += 64 * here_.size() + 8;
  } else {
    if (k_ == 0) {
      before_ = Decimal();
      here_ = Decimal(1);
    }
    while (k_ < heaps_) {
      if (examined - begin >= budget) return false;
      Decimal next = here_;
      next *= wave;
      if (k_ > 0) {
        before_ *= item.heaps + (k_ - 1);
        next += before_;
      }
      ++k_;
      next /= static_cast<std::uint32_t>(k_);
      before_ = std::exchange(here_, std::move(next));
      examined += 4 * here_.size() + 4;
    }
    k_ = 0;
  }
  const bool negative = item.coefficient < 0;
  here_ *= static_cast<std::uint64_t>(negative ? -item.coefficient : item.coefficient);
  (negative ? minus_ : plus_) += here_;
  return true;
}

void PowerSum::finish() {
  if (modulus_ == 0) {
    plus_ -= minus_;
    for (unsigned left = spectrum_.bits; left > 0;) {
      const unsigned some = std::min(left, 30U);
      plus_ /= std::uint32_t{1} << some;
      left -= some;
    }
    text_ = plus_.text();
    return;
  }
  const auto divisor = power(odd_, odd_.of(2), spectrum_.bits);
  const std::uint64_t odd = odd_.plain(odd_.multiply(odd_sum_, odd_.inverse(divisor)));
  const auto two = static_cast<std::uint64_t>(two_sum_ >> spectrum_.bits);
  text_ = std::to_string(joined(odd, odd_.modulus(), two, low_bits_));
}

bool PowerSum::step(std::uint64_t budget, std::uint64_t& examined) {
  const std::uint64_t begin = examined;
  while (next_ < spectrum_.items.size()) {
    if (examined - begin >= budget) return false;
    const Spectrum::Item& item = spectrum_.items[next_];
    if (modulus_ != 0) {
      add_modulo(item, examined);
    } else if (!add_exact(item, budget, examined)) {
      return false;
    }
    ++next_;
  }
  if (text_.empty()) finish();
  return true;
}

std::uint64_t digits_of_total(std::uint64_t choices, std::uint64_t heaps, bool unordered) {
  double digits = 1;
  if (!unordered) {
    digits += static_cast<double>(heaps) * std::log10(static_cast<double>(choices));
  } else {
    for (std::uint64_t i = 0; i < heaps; ++i)
      digits += std::log10(static_cast<double>(choices + i) / static_cast<double>(i + 1));
  }
  return static_cast<std::uint64_t>(digits);
}

}  // namespace nimber
