#include "values/pair_games.hpp"

#include "values/cold_pairs.hpp"

#include <algorithm>

namespace nimber {
namespace {

__extension__ typedef unsigned __int128 Wide;

/// How many ones a number ends in.
Value ones_at_end(std::uint64_t n) {
  Value out = 0;
  for (; n % 2 != 0; n /= 2) ++out;
  return out;
}

/// How many x of 0 ... m are such that x and m - x have no zero at the same one of the lowest v
/// places, and both a zero at the next one.
std::uint64_t splits_of_rest(std::uint64_t m, Value v) {
  std::uint64_t times = 1;
  for (; v > 0; --v) {
    if (m % 2 != 0) {
      times *= 2;  // either of them is odd
    } else {
      if (m == 0) return 0;
      --m;  // both are
    }
    m /= 2;
  }
  return m % 2 == 0 ? times * (m / 2 + 1) : 0;
}

/// The x of 0 ... m of which splits_of_rest() says how many, the smallest so many.
std::vector<std::uint64_t> rests(std::uint64_t m, Value v, std::size_t most) {
  std::vector<std::uint64_t> out;
  if (v == 0) {
    for (std::uint64_t x = 0; m % 2 == 0 && x <= m && out.size() < most; x += 2) out.push_back(x);
    return out;
  }
  if (m == 0) return out;
  const bool odd = m % 2 != 0;
  for (const std::uint64_t x : rests(odd ? m / 2 : m / 2 - 1, v - 1, most)) {
    if (odd) out.push_back(2 * x);
    out.push_back(2 * x + 1);
  }
  if (out.size() > most) out.resize(most);
  return out;
}

}  // namespace

Value euclid_value(std::uint64_t a, std::uint64_t b) {
  const auto [small, large] = std::minmax(a, b);
  if (small == 0) return 0;
  // b / a - a / b is the quotient, and r / a - a / b, which is above -1 and below 1.
  const std::uint64_t quotient = large / small;
  const bool less = static_cast<Wide>(large % small) * large < static_cast<Wide>(small) * small;
  return quotient - (less ? 1 : 0);
}

bool euclid_is_lost(std::uint64_t a, std::uint64_t b) {
  const auto [small, large] = std::minmax(a, b);
  return small == 0 || (small != large && large <= cold_smaller(small));
}

Value drop_split_value(std::uint64_t a, std::uint64_t b) {
  return ones_at_end((std::max<std::uint64_t>(a, 1) - 1) | (std::max<std::uint64_t>(b, 1) - 1));
}

std::uint64_t drop_splits_worth(std::uint64_t n, Value v) {
  return n < 2 ? 0 : splits_of_rest(n - 2, v);
}

std::vector<std::uint64_t> smallest_drop_splits(std::uint64_t n, Value v, std::size_t most) {
  if (n < 2) return {};
  // More than 64 ones at the end no number has.
  std::vector<std::uint64_t> out = rests(n - 2, std::min<Value>(v, 65), most);
  for (std::uint64_t& x : out) ++x;
  return out;
}

Value king_value(std::uint64_t a, std::uint64_t b) {
  return std::min(a, b) % 2 * 2 + (a % 2 ^ b % 2);
}

Value bar_value(std::uint64_t a, std::uint64_t b) {
  return 1 - std::max<std::uint64_t>(a, 1) % 2 * (std::max<std::uint64_t>(b, 1) % 2);
}

}  // namespace nimber
