#include <nimber/fast_subtraction.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace nimber {

std::uint32_t plain_subtraction_value(const std::vector<std::uint64_t>& set, const ValueTable& table) {
  const std::size_t n = table.size();
  thread_local std::vector<std::uint32_t> stamp;
  thread_local std::uint32_t now = 0;
  if (++now == 0 || stamp.size() < table.largest() + std::size_t{2}) {
    stamp.assign(2 * (table.largest() + std::size_t{2}), 0);
    now = 1;
  }
  for (const std::uint64_t s : set) {
    if (s > n) break;
    stamp[table[n - static_cast<std::size_t>(s)]] = now;
  }
  std::uint32_t v = 0;
  while (stamp[v] == now) ++v;
  return v;
}

SubtractionEngine::SubtractionEngine(std::vector<std::uint64_t> set) : set_(std::move(set)) {
  const std::uint64_t largest = set_.back();
  // One block of 64 and a word that a shift runs over into.
  const std::uint64_t words = largest / 64 + 1;
  if (words * sizeof(Word) * 4 > most_memory) {
    fast_ = false;
    return;
  }
  words_ = static_cast<std::size_t>(words);
  room_ = std::max<std::size_t>(4 * words_, 64) + 2;
  for (const std::uint64_t s : set_) near_ |= s < 64 ? Word{1} << s : 0;
  by_heap_ = words_ <= 64 && words_ <= 2 * set_.size();
  if (!by_heap_) return;
  shifted_.assign(64 * (words_ + 1), 0);
  for (std::size_t i = 0; i < 64; ++i) {
    for (const std::uint64_t s : set_) {
      shifted_[i * (words_ + 1) + static_cast<std::size_t>((i + s) / 64)] |= Word{1} << ((i + s) % 64);
    }
  }
}

/// Makes room for the heaps that reach value v; false where that would take too much memory.
bool SubtractionEngine::open_value(std::size_t v) {
  if (v < reached_.size()) return true;
  if ((reached_.size() + 1) * room_ * sizeof(Word) > most_memory || v > 255) return false;
  reached_.emplace_back(room_, Word{0});
  return true;
}

std::uint64_t SubtractionEngine::fast_block(ValueTable& table) {
  if (at_ + words_ + 1 > room_) {
    for (auto& line : reached_) {
      std::copy(line.begin() + static_cast<std::ptrdiff_t>(at_), line.end(), line.begin());
      std::fill(line.end() - static_cast<std::ptrdiff_t>(at_), line.end(), Word{0});
    }
    at_ = 0;
  }
  const std::size_t stride = words_ + 1;
  std::array<std::uint8_t, 64> out{};
  std::uint64_t looked = 0;
  Word free = ~Word{0};
  for (std::size_t v = 0; free != 0; ++v) {
    if (!open_value(v)) {
      // Nothing of this block is in the table yet: the plain way goes on from here.
      fast_ = false;
      reached_.clear();
      return looked;
    }
    Word* reached = reached_[v].data() + at_;
    Word can = free & ~reached[0];
    ++looked;
    if (can == 0) continue;
    Word taken = 0;
    if (by_heap_) {
      while (can != 0) {
        const Word lowest = can & (~can + 1);
        const auto i = static_cast<std::size_t>(std::countr_zero(can));
        out[i] = static_cast<std::uint8_t>(v);
        const Word* from = &shifted_[i * stride];
        can &= ~(lowest | near_ * lowest);  // a product by a power of 2 is a shift
        taken |= lowest;
        for (std::size_t w = 1; w < stride; ++w) reached[w] |= from[w];
        looked += stride;
      }
    } else {
      while (can != 0) {
        const Word lowest = can & (~can + 1);
        out[static_cast<std::size_t>(std::countr_zero(can))] = static_cast<std::uint8_t>(v);
        can &= ~(lowest | near_ * lowest);
        taken |= lowest;
      }
      for (const std::uint64_t s : set_) {
        const auto word = static_cast<std::size_t>(s / 64);
        const unsigned bits = s % 64;
        reached[word] |= taken << bits;
        if (bits != 0) reached[word + 1] |= taken >> (64 - bits);
      }
      looked += set_.size();
    }
    free &= ~taken;
  }
  ++at_;
  table.append(out.data(), 64);
  return looked;
}

void SubtractionEngine::grow(ValueTable& table, std::size_t n, Work& work) {
  do {
    std::uint64_t looked = 0;
    if (fast_) looked = fast_block(table);
    if (!fast_) {
      table.push_back(plain_subtraction_value(set_, table));
      looked += set_.size() + 1;
    }
    work.spend(looked);
  } while (table.size() <= n && work.may_go_on());
}

}  // namespace nimber
