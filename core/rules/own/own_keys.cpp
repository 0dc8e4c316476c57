#include "rules/own/own_keys.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace nimber {

std::uint64_t OwnKeys::pack(std::span<const std::int64_t> part) const {
  std::uint64_t all = 1;
  for (const std::int64_t n : part) all |= static_cast<std::uint64_t>(n);
  auto width = static_cast<unsigned>(std::bit_width(all));
  if (width < width_ && width_ * part.size() < key_bits) width = width_;
  if (width * part.size() >= key_bits) return 0;
  std::uint64_t key = 1;
  for (const std::int64_t n : part) key = (key << width) | static_cast<std::uint64_t>(n);
  return key | (std::uint64_t{width} << key_bits);
}

std::string OwnKeys::wide_key(std::span<const std::int64_t> part) {
  std::string key(part.size() * sizeof(std::int64_t), '\0');
  std::memcpy(key.data(), part.data(), key.size());
  return key;
}

/// Where the key stands, or else the empty place where it belongs.
std::size_t OwnKeys::place(std::uint64_t key) const {
  std::uint64_t h = key * 0x9E3779B97F4A7C15u;
  h ^= h >> 32;
  h *= 0xD6E8FEB86659FD93u;
  auto at = static_cast<std::size_t>(((h >> 32) * keys_.size()) >> 32);
  while (keys_[at] != key && keys_[at] != 0) at = at + 1 == keys_.size() ? 0 : at + 1;
  return at;
}

std::uint32_t OwnKeys::find(std::span<const std::int64_t> part) const {
  if (const std::uint64_t key = pack(part)) return find_key(key);
  const auto found = wide_.find(wide_key(part));
  return found == wide_.end() ? absent : found->second;
}

std::uint32_t OwnKeys::find_in_table(std::uint64_t key) const {
  if (keys_.empty()) return absent;
  const std::size_t at = place(key);
  return keys_[at] == 0 ? absent : numbers_[at];
}

void OwnKeys::set(std::span<const std::int64_t> part, std::uint32_t number) {
  const std::uint64_t key = pack(part);
  if (key == 0) {
    wide_[wide_key(part)] = number;
    return;
  }
  set_key(key, number);
}

void OwnKeys::set_key(std::uint64_t key, std::uint32_t number) {
  if (key - dense_from_ < dense_.size()) {
    std::uint32_t& there = dense_[static_cast<std::size_t>(key - dense_from_)];
    if (there == absent) ++dense_count_;
    there = number;
    if (there == absent) --dense_count_;
    return;
  }
  if (5 * (count_ + 1) > 4 * keys_.size()) {
    grow();
    return set_key(key, number);
  }
  const std::size_t at = place(key);
  if (keys_[at] == 0) ++count_;
  keys_[at] = key;
  numbers_[at] = number;
}

/// Makes the table larger, or the array: this where it takes at most six times as much memory. Most
/// rows of which so many are known get known in the end. An array of up to 512 KB is made sooner.
void OwnKeys::grow() {
  const std::size_t share = dense_room_ > std::size_t{1} << 17 ? 16 : 128;
  const bool dense = dense_room_ > dense_.size() && dense_room_ / share < keys_.size();
  if (dense) dense_.resize(dense_room_, absent);
  const std::size_t room = dense ? 0 : keys_.size() + keys_.size() / 2;
  std::vector<std::uint64_t> keys(std::max<std::size_t>(64, room), 0);
  std::vector<std::uint32_t> numbers(keys.size(), 0);
  keys_.swap(keys);
  numbers_.swap(numbers);
  count_ = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] != 0) set_key(widened(keys[i]), numbers[i]);
  }
}

/// The key of the same part, where numbers take at least as many bits as they do now.
std::uint64_t OwnKeys::widened(std::uint64_t key) const {
  const auto before = static_cast<unsigned>(key >> key_bits);
  if (before >= width_) return key;
  std::uint64_t rest = key ^ (std::uint64_t{before} << key_bits);
  const std::size_t numbers = (static_cast<std::size_t>(std::bit_width(rest)) - 1) / before;
  if (width_ * numbers >= key_bits) return key;
  std::uint64_t out = key_of_zeros(width_, numbers);
  for (unsigned at = 0; rest > 1; rest >>= before, at += width_)
    out += (rest & ((std::uint64_t{1} << before) - 1)) << at;
  return out;
}

bool OwnKeys::widen(unsigned width, std::size_t numbers) {
  if (width != width_) {
    if (!dense_.empty()) return false;
    width_ = width;
    dense_from_ = std::uint64_t{width} << key_bits;
    dense_room_ = 0;
    grow();
  }
  if (width * numbers <= most_dense_bits)
    dense_room_ = std::max(dense_room_, std::size_t{2} << width * numbers);
  return true;
}

std::size_t OwnKeys::memory() const {
  return keys_.size() * (sizeof(std::uint64_t) + sizeof(std::uint32_t)) +
         dense_.size() * sizeof(std::uint32_t) + wide_.size() * 128;
}

}  // namespace nimber
