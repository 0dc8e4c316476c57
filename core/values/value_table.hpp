// The values of heaps 0, 1, 2 ... of one rule: one byte each while they fit, then two, then four.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace nimber {

/// A growing table of values. It is kept in chunks, so that growing never needs a second copy of
/// it: a table of 400 MB fits where 512 MB are allowed. The last values of a chunk are followed by
/// a copy of the first ones of the next: whoever reads up to `overlap` values in a row needs no
/// care for chunks (see bytes()).
class ValueTable {
 public:
  static constexpr std::size_t chunk_bits = 20;
  static constexpr std::size_t chunk = std::size_t{1} << chunk_bits;
  static constexpr std::size_t overlap = 128;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// Bytes a value: 1, 2 or 4.
  unsigned width() const { return width_; }
  std::uint32_t operator[](std::size_t n) const {
    const std::uint8_t* at = chunks_[n >> chunk_bits].get() + (n & (chunk - 1)) * width_;
    if (width_ == 1) return *at;
    return wide(at);
  }
  std::uint32_t back() const { return (*this)[size_ - 1]; }
  /// The largest value so far.
  std::uint32_t largest() const { return largest_; }

  void push_back(std::uint32_t value) {
    if (value > largest_) raise(value);
    if (size_ == capacity_) make_room(1);
    const std::size_t place = size_ & (chunk - 1);
    store(size_ >> chunk_bits, place, value);
    if (place < overlap && size_ >= chunk) store((size_ >> chunk_bits) - 1, chunk + place, value);
    ++size_;
  }
  /// Appends `count` values that fit in a byte; `most` is the largest of them.
  void append(const std::uint8_t* values, std::size_t count, std::uint8_t most);
  /// Appends `count` values, each a copy of the one `period` places before it.
  void repeat(std::size_t period, std::size_t count);

  /// The values of heaps from `n` on, `count` of them, as they are kept: width() bytes each.
  void copy_out(std::size_t n, std::size_t count, std::uint8_t* out) const;

  /// Of a table of width 1: points at the value of heap n; the `overlap` values after it stand
  /// behind it as far as they are known. Good until the table grows past reserve().
  const std::uint8_t* bytes(std::size_t n) const {
    return chunks_[n >> chunk_bits].get() + (n & (chunk - 1));
  }
  /// How many values stand in one piece of memory from that of heap n on.
  static constexpr std::size_t run_after(std::size_t n) { return chunk - (n & (chunk - 1)); }
  /// The same before that of heap n, n > 0.
  static constexpr std::size_t run_before(std::size_t n) { return ((n - 1) & (chunk - 1)) + 1; }
  /// The next `count` values, count <= overlap, will be stored without anything being moved.
  void reserve(std::size_t count) {
    if (size_ + count > capacity_) make_room(count);
  }
  /// How many values from n on (at most `most`) equal those `shift` places before them. n >= shift.
  std::size_t same_after(std::size_t n, std::size_t shift, std::size_t most) const;
  /// How many values before n (at most `most`) equal those `shift` places before them: n - 1, n - 2
  /// ...
  std::size_t same_before(std::size_t n, std::size_t shift, std::size_t most) const;

  /// Bytes held.
  std::size_t memory() const { return held_; }

 private:
  static constexpr std::size_t first_room = 256;

  std::uint32_t wide(const std::uint8_t* at) const {
    std::uint32_t value = 0;
    if (width_ == 2) {
      std::uint16_t half = 0;
      std::memcpy(&half, at, 2);
      return half;
    }
    std::memcpy(&value, at, 4);
    return value;
  }
  void store(std::size_t which, std::size_t place, std::uint32_t value) {
    std::uint8_t* at = chunks_[which].get() + place * width_;
    if (width_ == 1) {
      *at = static_cast<std::uint8_t>(value);
    } else if (width_ == 2) {
      const auto half = static_cast<std::uint16_t>(value);
      std::memcpy(at, &half, 2);
    } else {
      std::memcpy(at, &value, 4);
    }
  }
  void copy_in(const std::uint8_t* values, std::size_t count);
  void raise(std::uint32_t value);
  void make_room(std::size_t count);
  std::size_t chunk_room(std::size_t which) const;

  std::vector<std::unique_ptr<std::uint8_t[]>> chunks_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::size_t held_ = 0;
  std::uint32_t largest_ = 0;
  unsigned width_ = 1;
};

}  // namespace nimber
