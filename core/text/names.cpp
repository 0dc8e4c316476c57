#include "text/names.hpp"

#include <algorithm>
#include <cstring>

namespace nimber {
namespace {

constexpr std::size_t at_once = 8;

std::uint64_t bytes_at(std::string_view name, std::size_t from) {
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, name.data() + from, std::min(at_once, name.size() - from));
  return bytes;
}

}  // namespace

std::size_t NameTable::place(std::string_view name, std::uint64_t beginning) const {
  constexpr std::uint64_t spread =
      0x9E3779B97F4A7C15u;  // 2^64 divided by the golden ratio: Knuth's multiplicative hashing
  std::uint64_t hash = beginning * spread;
  for (std::size_t from = at_once; from < name.size(); from += at_once)
    hash = (hash ^ (hash >> 32) ^ bytes_at(name, from)) * spread;
  return static_cast<std::size_t>(hash >> shift_);
}

std::uint32_t NameTable::number(std::string_view name) {
  if (2 * (names_.size() + 1) > slots_.size()) grow();
  const std::uint64_t beginning = bytes_at(name, 0);
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = place(name, beginning);
  for (; slots_[at].number != none; at = (at + 1) & mask) {
    const Slot& slot = slots_[at];
    if (slot.beginning == beginning && (name.size() < at_once || names_[slot.number] == name))
      return slot.number;
  }
  slots_[at] = {beginning, static_cast<std::uint32_t>(names_.size())};
  names_.emplace_back(name);
  return slots_[at].number;
}

std::vector<std::string> NameTable::take() {
  slots_.clear();
  shift_ = 60;
  return std::move(names_);
}

void NameTable::grow() {
  std::vector<Slot> old = std::move(slots_);
  if (!old.empty()) --shift_;
  slots_.assign(std::size_t{1} << (64 - shift_), Slot{});
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.number == none) continue;
    std::size_t at = place(names_[slot.number], slot.beginning);
    while (slots_[at].number != none) at = (at + 1) & mask;
    slots_[at] = slot;
  }
}

}  // namespace nimber
