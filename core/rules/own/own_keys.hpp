// What is remembered of the parts of a rule: a table with open addressing.
#pragma once

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace nimber {

/// A number for each part. A part whose numbers, each as wide as the widest, fit in 58 bits is its
/// own key: 12 bytes at a load of 0.53 to 0.8. Other parts are kept as text. Where all parts are
/// rows of small numbers, an array takes the place of the table once it is not much larger.
class OwnKeys {
 public:
  static constexpr std::uint32_t absent = UINT32_MAX;

  std::uint32_t find(std::span<const std::int64_t> part) const;
  void set(std::span<const std::int64_t> part, std::uint32_t number);
  std::uint32_t find_key(std::uint64_t key) const {
    const std::uint64_t at = key - dense_from_;
    return at < dense_.size() ? dense_[static_cast<std::size_t>(at)] : find_in_table(key);
  }
  void set_key(std::uint64_t key, std::uint32_t number);
  std::size_t size() const { return count_ + dense_count_ + wide_.size(); }
  std::size_t memory() const;

  /// From now on each number takes at least so many bits of a key, where all fit. Parts of so many
  /// numbers are going to be many. Returns false where it is too late for that.
  bool widen(unsigned width, std::size_t numbers);
  unsigned width() const { return width_; }
  /// The key of so many zeros that are that wide. It grows with each number as binary digits do.
  static std::uint64_t key_of_zeros(unsigned width, std::size_t numbers) {
    return std::uint64_t{width} << key_bits | std::uint64_t{1} << width * numbers;
  }

 private:
  /// The upper 6 bits of a key say how wide its numbers are. Below, behind a 1, stand the numbers.
  static constexpr unsigned key_bits = 58;
  static constexpr unsigned most_dense_bits = 24;

  /// The key of a part; 0 where it has none. Different parts have different keys.
  std::uint64_t pack(std::span<const std::int64_t> part) const;
  std::uint64_t widened(std::uint64_t key) const;
  std::uint32_t find_in_table(std::uint64_t key) const;
  std::size_t place(std::uint64_t key) const;
  void grow();
  static std::string wide_key(std::span<const std::int64_t> part);

  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> numbers_;
  std::size_t count_ = 0;
  std::vector<std::uint32_t> dense_;  // numbers by what their keys are above the first one
  std::uint64_t dense_from_ = 0;
  std::size_t dense_count_ = 0;
  std::size_t dense_room_ = 0;  // what the array would have
  unsigned width_ = 0;
  std::unordered_map<std::string, std::uint32_t> wide_;
};

}  // namespace nimber
