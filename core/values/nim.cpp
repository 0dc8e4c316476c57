#include "values/nim.hpp"
#include "values/nim_sum.hpp"

#include <algorithm>
#include <array>
#include <bit>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace nimber {

std::vector<std::pair<std::uint32_t, Heap>> plain_nim_wins(const std::vector<Heap>& heaps) {
  Value sum = 0;
  for (const Heap h : heaps) sum ^= h;
  std::vector<std::pair<std::uint32_t, Heap>> wins;
  for (std::uint32_t i = 0; i < heaps.size(); ++i) {
    if ((heaps[i] ^ sum) < heaps[i]) wins.emplace_back(i, heaps[i] ^ sum);
  }
  return wins;
}

namespace {

/// Writes the places of the heaps that have that binary digit, 0 being the lowest; behind the last
/// of them.
std::uint32_t* write_places(const std::vector<Heap>& heaps, unsigned digit, std::uint32_t* to) {
  const auto count = static_cast<std::uint32_t>(heaps.size());
  const Heap* const heap = heaps.data();
  std::uint32_t i = 0;
  // Eight at a time, placed among themselves: only from one eight to the next is there anything to
  // wait for.
  for (; count - i >= 8; i += 8) {
    std::size_t place = 0;
#pragma GCC unroll 8
    for (std::uint32_t k = 0; k < 8; ++k) {
      to[place] = i + k;
      place += (heap[i + k] >> digit) & 1;
    }
    to += place;
  }
  for (; i < count; ++i) {
    *to = i;
    to += (heap[i] >> digit) & 1;
  }
  return to;
}

#ifdef __SSE2__

/// Of four binary digits: the places of the ones, filled up with anything; how many they are.
struct Four {
  alignas(16) std::array<std::array<std::uint32_t, 4>, 16> places{};
  std::array<std::uint8_t, 16> count{};

  constexpr Four() {
    for (unsigned digits = 0; digits < 16; ++digits) {
      for (std::uint32_t k = 0; k < 4; ++k) {
        places[digits][count[digits] & 3] = k;
        count[digits] = static_cast<std::uint8_t>(count[digits] + ((digits >> k) & 1));
      }
    }
  }
};

/// Eight binary digits of each heap, kept as a byte while the nim-sum is taken, so that the heaps
/// are read once: millions of them are more than a processor's own memory holds.
class KeptDigits {
 public:
  /// The nim-sum's highest digit is nearly always one of the eight highest that heaps have; the
  /// first heaps tell which those are.
  explicit KeptDigits(const std::vector<Heap>& heaps)
      : count_(static_cast<std::uint32_t>(heaps.size())), kept_(new std::uint8_t[heaps.size()]) {
    Heap some = 0;
    for (std::uint32_t i = 0; i < std::min(count_, 64U); ++i) some |= heaps[i];
    lowest_ = std::max(static_cast<unsigned>(std::bit_width(some)), 8U) - 8;
    const Heap* const heap = heaps.data();
    __m128i two_sums = _mm_setzero_si128();
    std::uint32_t i = 0;
    for (; count_ - i >= 16; i += 16) {
      __m128i eights[2];
      for (std::size_t half = 0; half < 2; ++half) {
        const Heap* const eight = heap + i + 8 * half;
        const __m128i a = two_heaps(eight, two_sums);
        const __m128i b = two_heaps(eight + 2, two_sums);
        const __m128i c = two_heaps(eight + 4, two_sums);
        const __m128i d = two_heaps(eight + 6, two_sums);
        eights[half] = _mm_packs_epi32(low_bytes(a, b), low_bytes(c, d));
      }
      _mm_storeu_si128(reinterpret_cast<__m128i*>(kept_.get() + i),
                       _mm_packus_epi16(eights[0], eights[1]));
    }
    std::array<Value, 2> sums{};
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums.data()), two_sums);
    sum_ = sums[0] ^ sums[1];
    for (; i < count_; ++i) {
      sum_ ^= heap[i];
      kept_[i] = static_cast<std::uint8_t>(heap[i] >> lowest_);
    }
  }

  Value sum() const { return sum_; }
  bool has(unsigned digit) const { return digit >= lowest_ && digit < lowest_ + 8; }

  /// As above, of a digit that was kept.
  std::uint32_t* write_places(unsigned digit, std::uint32_t* to) const {
    static constexpr Four four;
    const unsigned kept_digit = digit - lowest_;
    const __m128i to_front = _mm_cvtsi32_si128(static_cast<int>(7 - kept_digit));
    std::uint32_t i = 0;
    for (; count_ - i >= 16; i += 16) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(kept_.get() + i));
      const auto digits = static_cast<unsigned>(_mm_movemask_epi8(_mm_sll_epi16(bytes, to_front)));
      for (std::uint32_t k = 0; k < 16; k += 4) {
        const unsigned these = (digits >> k) & 15;
        const __m128i places =
            _mm_load_si128(reinterpret_cast<const __m128i*>(four.places[these].data()));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                         _mm_add_epi32(places, _mm_set1_epi32(static_cast<int>(i + k))));
        to += four.count[these];
      }
    }
    for (; i < count_; ++i) {
      *to = i;
      to += (kept_[i] >> kept_digit) & 1;
    }
    return to;
  }

 private:
  /// Adds two heaps to the sums, and shifts the digits to keep to the front.
  __m128i two_heaps(const Heap* heaps, __m128i& sums) const {
    const __m128i two = _mm_loadu_si128(reinterpret_cast<const __m128i*>(heaps));
    sums = _mm_xor_si128(sums, two);
    return _mm_srl_epi64(two, _mm_cvtsi32_si128(static_cast<int>(lowest_)));
  }

  /// The lowest bytes of four numbers of 64 digits, as numbers of 32.
  static __m128i low_bytes(__m128i a, __m128i b) {
    const __m128 four =
        _mm_shuffle_ps(_mm_castsi128_ps(a), _mm_castsi128_ps(b), _MM_SHUFFLE(2, 0, 2, 0));
    return _mm_and_si128(_mm_castps_si128(four), _mm_set1_epi32(0xFF));
  }

  std::uint32_t count_;
  unsigned lowest_ = 0;
  Value sum_ = 0;
  std::unique_ptr<std::uint8_t[]> kept_;
};

#endif

}  // namespace

NimWins nim_wins(const std::vector<Heap>& heaps) {
  NimWins wins;
#ifdef __SSE2__
  const KeptDigits kept(heaps);
  wins.sum = kept.sum();
#else
  wins.sum = nim_sum(heaps);
#endif
  if (wins.sum == 0) return wins;
  const auto digit = static_cast<unsigned>(std::bit_width(wins.sum)) - 1;
  // Room for all, not cleared: pages that nothing is written to cost nothing.
  wins.places.reset(new std::uint32_t[heaps.size()]);
  std::uint32_t* const to = wins.places.get();
#ifdef __SSE2__
  const std::uint32_t* const end =
      kept.has(digit) ? kept.write_places(digit, to) : write_places(heaps, digit, to);
#else
  const std::uint32_t* const end = write_places(heaps, digit, to);
#endif
  wins.count = static_cast<std::size_t>(end - to);
  return wins;
}

}  // namespace nimber
