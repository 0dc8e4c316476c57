#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Values in a row, of `width` bytes each (1, 2 or 4) in this machine's order: a million small ones
/// cross to a page as a million bytes.
struct PackedValues {
  unsigned width = 4;
  std::vector<std::uint8_t> bytes;

  std::size_t size() const { return bytes.size() / width; }
  std::uint32_t operator[](std::size_t i) const;
  /// The same in 4 bytes each.
  PackedValues wide() const;
  /// The same in as few bytes as the largest needs.
  PackedValues narrow() const;
};

/// Room for `count` values of `width` bytes.
inline PackedValues room_for(std::size_t count, unsigned width) {
  return {width, std::vector<std::uint8_t>(count * width)};
}

}  // namespace nimber
