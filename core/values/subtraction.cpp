#include "values/subtraction.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nimber {

std::uint32_t plain_subtraction_value(const std::vector<std::uint64_t>& set,
                                      const ValueTable& table) {
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

namespace {

/// The two never overlap, and the compiler is told so.
void add(std::uint64_t* __restrict to, const std::uint64_t* __restrict from, std::size_t words) {
  for (std::size_t w = 0; w < words; ++w) to[w] |= from[w];
}

}  // namespace

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
  for (const std::uint64_t s : set_) {
    near_ |= s < 64 ? Word{1} << s : 0;
    shifts_.push_back({static_cast<std::uint32_t>(s / 64), static_cast<std::uint32_t>(s % 64)});
  }
  may_go_by_heap_ = words_ <= 64;
  if (!may_go_by_heap_) return;
  shifted_.assign(64 * words_, 0);
  for (std::size_t i = 0; i < 64; ++i) {
    for (const std::uint64_t s : set_) {
      if (i + s < 64) continue;
      shifted_[i * words_ + static_cast<std::size_t>((i + s) / 64) - 1] |= Word{1}
                                                                           << ((i + s) % 64);
    }
  }
}

/// Makes room for the heaps that reach one more value; false where that would take too much memory.
bool SubtractionEngine::open_value() {
  if ((reached_.size() + 1) * room_ * sizeof(Word) > most_memory || reached_.size() > 255)
    return false;
  reached_.emplace_back(room_, Word{0});
  often_.push_back(0);
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
  const std::size_t words = words_;
  const Word near = near_;
  std::array<std::uint8_t, 64> out{};
  std::uint64_t looked = 0;
  Word free = ~Word{0};
  std::size_t v = 0;
  for (; free != 0; ++v) {
    if (v == reached_.size() && !open_value()) {
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
    std::size_t count = 0;
    if (may_go_by_heap_ && often_[v] * (words + 1) < 4 * set_.size()) {
      do {
        const auto i = static_cast<unsigned>(std::countr_zero(can));
        out[i] = static_cast<std::uint8_t>(v);
        taken |= Word{1} << i;
        can &= ~(near << i);
        ++count;
        add(reached + 1, &shifted_[i * words], words);
      } while (can != 0);
      looked += count * words;
    } else {
      do {
        const auto i = static_cast<unsigned>(std::countr_zero(can));
        out[i] = static_cast<std::uint8_t>(v);
        taken |= Word{1} << i;
        can &= ~(near << i);
        ++count;
      } while (can != 0);
      for (const Shift& shift : shifts_) {
        reached[shift.words] |= taken << shift.bits;
        reached[shift.words + 1] |= taken >> 1 >> (63 - shift.bits);
      }
      looked += set_.size();
    }
    often_[v] = count;
    free &= ~taken;
  }
  ++at_;
  table.append(out.data(), 64, static_cast<std::uint8_t>(v - 1));
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
