#include "values/decimal.hpp"

#include <algorithm>
#include <array>

namespace nimber {
namespace {

constexpr std::uint32_t billion = 1'000'000'000;
/// Below so many blocks products are made place by place.
constexpr std::size_t long_blocks = 48;

__extension__ using WideProduct = unsigned __int128;

/// Numbers modulo p = 2^64 - 2^32 + 1, which has a root of unity for each power of 2 up to 2^32.
constexpr std::uint64_t field = 0xFFFFFFFF00000001;
constexpr std::uint64_t generator = 7;

std::uint64_t field_multiply(std::uint64_t a, std::uint64_t b) {
  const WideProduct product = WideProduct{a} * b;
  const auto low = static_cast<std::uint64_t>(product);
  const auto high = static_cast<std::uint64_t>(product >> 64);
  // 2^64 = 2^32 - 1 and 2^96 = -1.
  std::uint64_t out = low - (high >> 32);
  if (out > low) out -= 0xFFFFFFFF;
  const std::uint64_t middle = (high & 0xFFFFFFFF) * 0xFFFFFFFF;
  out += middle;
  if (out < middle) out += 0xFFFFFFFF;
  return out >= field ? out - field : out;
}

std::uint64_t field_power(std::uint64_t base, std::uint64_t exponent) {
  std::uint64_t out = 1;
  for (; exponent != 0; exponent >>= 1, base = field_multiply(base, base)) {
    if ((exponent & 1) != 0) out = field_multiply(out, base);
  }
  return out;
}

std::uint64_t field_add(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t sum = a + b;
  return sum < a || sum >= field ? sum - field : sum;
}

std::uint64_t field_subtract(std::uint64_t a, std::uint64_t b) {
  return a >= b ? a - b : a + (field - b);
}

/// The transform in place, from natural order to that of reversed bits; its size a power of 2.
void transform(std::vector<std::uint64_t>& a, std::vector<std::uint64_t>& roots) {
  for (std::size_t half = a.size() / 2; half > 0; half /= 2) {
    const std::uint64_t step = field_power(generator, (field - 1) / (2 * half));
    roots[0] = 1;
    for (std::size_t i = 1; i < half; ++i) roots[i] = field_multiply(roots[i - 1], step);
    for (std::size_t from = 0; from < a.size(); from += 2 * half) {
      for (std::size_t i = 0; i < half; ++i) {
        const std::uint64_t one = a[from + i];
        const std::uint64_t other = a[from + i + half];
        a[from + i] = field_add(one, other);
        a[from + i + half] = field_multiply(field_subtract(one, other), roots[i]);
      }
    }
  }
}

/// Back again, but for the factor 1 / size.
void transform_back(std::vector<std::uint64_t>& a, std::vector<std::uint64_t>& roots) {
  for (std::size_t half = 1; half < a.size(); half *= 2) {
    const std::uint64_t step = field_power(generator, field - 1 - (field - 1) / (2 * half));
    roots[0] = 1;
    for (std::size_t i = 1; i < half; ++i) roots[i] = field_multiply(roots[i - 1], step);
    for (std::size_t from = 0; from < a.size(); from += 2 * half) {
      for (std::size_t i = 0; i < half; ++i) {
        const std::uint64_t one = a[from + i];
        const std::uint64_t other = field_multiply(a[from + i + half], roots[i]);
        a[from + i] = field_add(one, other);
        a[from + i + half] = field_subtract(one, other);
      }
    }
  }
}

/// Blocks of six digits: two of nine are three of these. A product's places are sums of at most
/// 1.8 * 10^7 products below 10^12 each, less than p.
std::vector<std::uint64_t> in_sixes(const std::vector<std::uint32_t>& nines, std::size_t size) {
  std::vector<std::uint64_t> sixes(size, 0);
  for (std::size_t i = 0; i < nines.size(); i += 2) {
    const std::uint64_t high = i + 1 < nines.size() ? nines[i + 1] : 0;
    const std::size_t at = i / 2 * 3;
    const std::array<std::uint64_t, 3> three = {
        nines[i] % 1'000'000, nines[i] / 1'000'000 + high % 1'000 * 1'000, high / 1'000};
    for (std::size_t k = 0; k < three.size() && at + k < size; ++k) sixes[at + k] = three[k];
  }
  return sixes;
}

std::vector<std::uint32_t> long_product(const std::vector<std::uint32_t>& a,
                                        const std::vector<std::uint32_t>& b) {
  const std::size_t places = (a.size() + 1) / 2 * 3 + (b.size() + 1) / 2 * 3;
  std::size_t size = 1;
  while (size < places) size *= 2;
  std::vector<std::uint64_t> roots(size / 2);
  std::vector<std::uint64_t> one = in_sixes(a, size);
  transform(one, roots);
  if (&a == &b) {
    for (std::uint64_t& value : one) value = field_multiply(value, value);
  } else {
    std::vector<std::uint64_t> other = in_sixes(b, size);
    transform(other, roots);
    for (std::size_t i = 0; i < size; ++i) one[i] = field_multiply(one[i], other[i]);
  }
  transform_back(one, roots);
  const std::uint64_t scale = field_power(size, field - 2);
  std::uint64_t carry = 0;
  for (std::uint64_t& value : one) {
    // A carry is below 2^64 / 10^6.
    const WideProduct sum = WideProduct{field_multiply(value, scale)} + carry;
    carry = static_cast<std::uint64_t>(sum / 1'000'000);
    value = static_cast<std::uint64_t>(sum % 1'000'000);
  }
  std::vector<std::uint32_t> out;
  for (std::size_t i = 0; i < size; i += 3) {
    const auto six = [&](std::size_t k) { return i + k < size ? one[i + k] : 0; };
    out.push_back(static_cast<std::uint32_t>(six(0) + six(1) % 1'000 * 1'000'000));
    out.push_back(static_cast<std::uint32_t>(six(1) / 1'000 + six(2) * 1'000));
  }
  return out;
}

std::vector<std::uint32_t> short_product(const std::vector<std::uint32_t>& a,
                                         const std::vector<std::uint32_t>& b) {
  std::vector<std::uint32_t> out(a.size() + b.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t k = 0; k < b.size() || carry != 0; ++k) {
      const std::uint64_t product = k < b.size() ? std::uint64_t{a[i]} * b[k] : 0;
      const std::uint64_t sum = out[i + k] + product + carry;
      out[i + k] = static_cast<std::uint32_t>(sum % billion);
      carry = sum / billion;
    }
  }
  return out;
}

}  // namespace

Decimal::Decimal(std::uint64_t n) {
  for (; n != 0; n /= billion) places_.push_back(static_cast<std::uint32_t>(n % billion));
}

void Decimal::trim() {
  while (!places_.empty() && places_.back() == 0) places_.pop_back();
}

std::string Decimal::text() const {
  if (zero()) return "0";
  std::string out = std::to_string(places_.back());
  out.reserve(9 * places_.size());
  for (std::size_t i = places_.size() - 1; i-- > 0;) {
    const std::string digits = std::to_string(places_[i]);
    out.append(9 - digits.size(), '0').append(digits);
  }
  return out;
}

bool Decimal::operator<(const Decimal& other) const {
  if (places_.size() != other.places_.size()) return places_.size() < other.places_.size();
  return std::lexicographical_compare(places_.rbegin(), places_.rend(), other.places_.rbegin(),
                                      other.places_.rend());
}

Decimal& Decimal::operator+=(const Decimal& other) {
  places_.resize(std::max(places_.size(), other.places_.size()) + 1, 0);
  std::uint32_t carry = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (carry == 0 && i >= other.places_.size()) break;
    const std::uint32_t sum =
        places_[i] + carry + (i < other.places_.size() ? other.places_[i] : 0);
    carry = sum >= billion ? 1 : 0;
    places_[i] = carry != 0 ? sum - billion : sum;
  }
  trim();
  return *this;
}

Decimal& Decimal::operator-=(const Decimal& other) {
  std::uint32_t borrow = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (borrow == 0 && i >= other.places_.size()) break;
    const std::uint32_t taken = borrow + (i < other.places_.size() ? other.places_[i] : 0);
    borrow = places_[i] < taken ? 1 : 0;
    places_[i] = places_[i] + (borrow != 0 ? billion : 0) - taken;
  }
  trim();
  return *this;
}

Decimal& Decimal::operator*=(std::uint64_t factor) {
  if (factor < (std::uint64_t{1} << 32)) {
    std::uint64_t carry = 0;
    for (std::uint32_t& place : places_) {
      const std::uint64_t product = place * factor + carry;
      place = static_cast<std::uint32_t>(product % billion);
      carry = product / billion;
    }
    for (; carry != 0; carry /= billion)
      places_.push_back(static_cast<std::uint32_t>(carry % billion));
  } else {
    WideProduct carry = 0;
    for (std::uint32_t& place : places_) {
      const WideProduct product = WideProduct{place} * factor + carry;
      place = static_cast<std::uint32_t>(product % billion);
      carry = product / billion;
    }
    for (; carry != 0; carry /= billion)
      places_.push_back(static_cast<std::uint32_t>(carry % billion));
  }
  trim();
  return *this;
}

Decimal& Decimal::operator/=(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (std::size_t i = places_.size(); i-- > 0;) {
    const std::uint64_t here = rest * billion + places_[i];
    places_[i] = static_cast<std::uint32_t>(here / divisor);
    rest = here % divisor;
  }
  trim();
  return *this;
}

Decimal Decimal::operator*(const Decimal& other) const {
  Decimal out;
  const bool is_short = std::min(places_.size(), other.places_.size()) < long_blocks;
  out.places_ =
      is_short ? short_product(places_, other.places_) : long_product(places_, other.places_);
  out.trim();
  return out;
}

Decimal Decimal::power(std::uint64_t exponent) const {
  Decimal out(1);
  unsigned bits = 0;
  while (bits < 64 && exponent >> bits != 0) ++bits;
  while (bits-- > 0) {
    out = out * out;
    if ((exponent >> bits & 1) != 0) out = out * *this;
  }
  return out;
}

}  // namespace nimber
