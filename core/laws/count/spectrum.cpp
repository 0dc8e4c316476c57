#include "laws/count/spectrum.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nimber {
namespace {

/// Joins items of the same W.
void join_items(std::vector<Spectrum::Item>& items) {
  std::sort(items.begin(), items.end(),
            [](const auto& one, const auto& other) { return one.wave < other.wave; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (kept > 0 && items[kept - 1].wave == items[i].wave) {
      items[kept - 1].coefficient += items[i].coefficient;
    } else {
      items[kept++] = items[i];
    }
  }
  items.resize(kept);
}

}  // namespace

Spectrum spectrum_of(const std::vector<std::uint64_t>& often, Value v) {
  Spectrum out;
  out.bits = static_cast<unsigned>(std::bit_width(often.empty() ? 0 : often.size() - 1));
  const std::size_t size = std::size_t{1} << out.bits;
  std::vector<std::int64_t> waves(size, 0);
  for (std::size_t x = 0; x < often.size(); ++x) waves[x] = static_cast<std::int64_t>(often[x]);
  for (std::size_t half = 1; half < size; half *= 2) {
    for (std::size_t from = 0; from < size; from += 2 * half) {
      for (std::size_t i = from; i < from + half; ++i) {
        const std::int64_t one = waves[i];
        waves[i] = one + waves[i + half];
        waves[i + half] = one - waves[i + half];
      }
    }
  }
  // The character 0 is 1 everywhere.
  const auto heaps = static_cast<std::uint64_t>(waves[0]);
  // The sign goes along in the lowest digit while they are sorted.
  for (std::size_t i = 0; i < size; ++i)
    waves[i] = waves[i] * 2 + (std::popcount(v & i) % 2 != 0 ? 1 : 0);
  std::sort(waves.begin(), waves.end());
  for (const std::int64_t marked : waves) {
    const std::int64_t wave = marked >> 1;
    if (out.items.empty() || out.items.back().wave != wave) out.items.push_back({heaps, wave, 0});
    out.items.back().coefficient += (marked & 1) != 0 ? -1 : 1;
  }
  out.different = out.items.size();
  // No nim-sum of these values is as large.
  if (v >= size) out.items.clear();
  return out;
}

Spectrum nim_spectrum(std::uint64_t from, std::uint64_t to, Value v) {
  Spectrum out;
  const std::uint64_t end = to + 1;
  const std::uint64_t heaps = end - from;
  out.bits = static_cast<unsigned>(std::bit_width(to));
  std::vector<Spectrum::Item> all = {{heaps, static_cast<std::int64_t>(heaps), 1}};
  out.items = all;
  for (unsigned s = 0; s < out.bits; ++s) {
    const unsigned left = out.bits - s - 1;
    const std::uint64_t higher = (std::uint64_t{1} << left) - 1;
    const std::uint64_t block = std::uint64_t{2} << s;
    // What is left of the block that x begins in: as many heaps with the digit 0 more than with 1.
    const auto wave = [&](std::uint64_t x) {
      const std::uint64_t rest = x % block;
      return static_cast<std::int64_t>(std::min(rest, block - rest));
    };
    const std::uint64_t end_digits = end >> (s + 1) & higher;
    const std::uint64_t from_digits = from >> (s + 1) & higher;
    // How many characters give the block of the end the sign `a` and that of the beginning the
    // sign `b`, each counted by its sign on `digits`.
    const auto signs = [&](int a, int b, std::uint64_t digits) {
      std::int64_t sum = 0;
      for (const bool x : {false, true}) {
        for (const bool y : {false, true}) {
          if ((digits ^ (x ? end_digits : 0) ^ (y ? from_digits : 0)) == 0)
            sum += (x ? a : 1) * std::int64_t{y ? b : 1};
        }
      }
      // A quarter of 2^left, as a whole number.
      return left >= 2 ? sum * (std::int64_t{1} << (left - 2)) : (sum << left) / 4;
    };
    for (const int a : {1, -1}) {
      for (const int b : {1, -1}) {
        const std::int64_t here = a * wave(end) - b * wave(from);
        const std::int64_t count = signs(a, b, 0);
        const std::int64_t coefficient = signs(a, b, v >> (s + 1) & higher);
        if (count != 0) all.push_back({heaps, here, count});
        if (coefficient != 0)
          out.items.push_back({heaps, here, (v >> s & 1) != 0 ? -coefficient : coefficient});
      }
    }
  }
  join_items(all);
  join_items(out.items);
  out.different = all.size();
  if (v >> out.bits != 0) out.items.clear();
  return out;
}

}  // namespace nimber
