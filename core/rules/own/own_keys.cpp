#include "rules/own/own_keys.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace nimber {
namespace {

/// The upper 6 bits of a key say how wide its numbers are. Below, behind a 1, stand the numbers.
constexpr unsigned own_key_bits = 58;

}  // namespace

std::uint64_t OwnKeys::pack(std::span<const std::int64_t> part) {
  std::uint64_t all = 1;
  for (const std::int64_t n : part) all |= static_cast<std::uint64_t>(n);
  const auto width = static_cast<unsigned>(std::bit_width(all));
  if (width * part.size() >= own_key_bits) return 0;
  std::uint64_t key = 1;
  for (const std::int64_t n : part) key = (key << width) | static_cast<std::uint64_t>(n);
  return key | (std::uint64_t{width} << own_key_bits);
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
  if (const std::uint64_t key = pack(part)) {
    if (keys_.empty()) return absent;
    const std::size_t at = place(key);
    return keys_[at] == 0 ? absent : numbers_[at];
  }
  const auto found = wide_.find(wide_key(part));
  return found == wide_.end() ? absent : found->second;
}

void OwnKeys::set(std::span<const std::int64_t> part, std::uint32_t number) {
  const std::uint64_t key = pack(part);
  if (key == 0) {
    wide_[wide_key(part)] = number;
    return;
  }
  if (5 * (count_ + 1) > 4 * keys_.size()) grow();
  const std::size_t at = place(key);
  if (keys_[at] == 0) ++count_;
  keys_[at] = key;
  numbers_[at] = number;
}

void OwnKeys::grow() {
  std::vector<std::uint64_t> keys(std::max<std::size_t>(64, keys_.size() + keys_.size() / 2), 0);
  std::vector<std::uint32_t> numbers(keys.size(), 0);
  keys_.swap(keys);
  numbers_.swap(numbers);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == 0) continue;
    const std::size_t at = place(keys[i]);
    keys_[at] = keys[i];
    numbers_[at] = numbers[i];
  }
}

void OwnKeys::erase_all() { *this = OwnKeys(); }

std::size_t OwnKeys::memory() const {
  return keys_.size() * (sizeof(std::uint64_t) + sizeof(std::uint32_t)) + wide_.size() * 128;
}

}  // namespace nimber
