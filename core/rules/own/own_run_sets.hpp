// The values that stand in a table from one place on in equal steps, as sets of bits. The run of a
// part is that of its neighbour and a little more, so each set grows with its run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

class OwnRunSets {
 public:
  /// Values as bits. The first `full` words are all ones.
  struct Set {
    const std::uint64_t* bits = nullptr;
    std::size_t full = 0;
  };

  /// The set of the `count` values table[start], table[start + step] …, in `words` words, a power
  /// of 2. It has no bits where one of them is `limit` or more; smaller ones must fit in the words.
  /// It stays until the next call or clear(). Values that an earlier call with this start and step
  /// looked at must not change. They are not looked at again, and `looked` grows by the number of
  /// the others.
  Set find(const std::uint32_t* table, std::size_t start, std::size_t step, std::size_t count,
           std::uint32_t limit, std::size_t words, std::uint64_t& looked);
  /// Forgets all sets.
  void clear();
  std::size_t memory() const { return bits_.size() * 8 + places_.size() * sizeof(Place); }

 private:
  /// By open addressing.
  struct Place {
    std::uint64_t key = 0;    // of start and step; 0: free
    std::uint32_t count = 0;  // how many are in the set
    std::uint32_t full = 0;
  };
  static constexpr std::size_t fewest_places = 256;
  static constexpr std::size_t most_words = std::size_t{1} << 19;

  std::size_t place_of(std::uint64_t key) const;
  void start(std::size_t places, std::size_t words);

  std::size_t words_ = 0;
  std::size_t used_ = 0;
  std::vector<Place> places_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace nimber
