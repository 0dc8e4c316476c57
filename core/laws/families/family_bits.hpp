// Which members of a family are marked.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

class FamilyBits {
 public:
  explicit FamilyBits(std::size_t size)
      : words_((size + 63) / 64, 0),
        last_(size % 64 == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << (size % 64)) - 1) {}
  void set(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  bool has(std::size_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
  void add(const FamilyBits& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
  }
  /// Are all of these marked there, and all others in `rest`?
  bool within(const FamilyBits& all, const FamilyBits& rest) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      const std::uint64_t last = w + 1 < words_.size() ? ~std::uint64_t{0} : last_;
      if ((words_[w] & ~all.words_[w]) != 0 || (~words_[w] & last & ~rest.words_[w]) != 0)
        return false;
    }
    return true;
  }
  bool within(const FamilyBits& all) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      if ((words_[w] & ~all.words_[w]) != 0) return false;
    }
    return true;
  }
  std::size_t count() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
  }
  /// Of those that are marked here or there.
  std::size_t count_with(const FamilyBits& other) const {
    std::size_t sum = 0;
    for (std::size_t w = 0; w < words_.size(); ++w)
      sum += static_cast<std::size_t>(std::popcount(words_[w] | other.words_[w]));
    return sum;
  }

 private:
  std::vector<std::uint64_t> words_;
  std::uint64_t last_;  // what is used of the last word
};

}  // namespace nimber
