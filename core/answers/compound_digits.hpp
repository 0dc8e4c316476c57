#pragma once

#include "answers/compound_sum.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// Says who wins Nim heaps of which so many may be moved in at once, by digit sums (Moore 1910).
class CompoundDigits {
 public:
  explicit CompoundDigits(CompoundSum& sum) : sum_(sum) {}

  CompoundStage decide();

 private:
  struct Lowered {
    std::size_t heap;
    std::uint64_t now;
  };
  /// A winning move: heaps, and what is left of them.
  using Found = std::pair<std::vector<std::size_t>, std::vector<std::uint64_t>>;

  void add_digits();
  void list();
  PositionMove move_of(const Found& found) const;
  std::optional<std::uint64_t> ones_wanted(unsigned bit, std::uint64_t lowered_ones,
                                           std::uint64_t fresh, std::uint64_t lowered) const;
  std::uint64_t count_moves(unsigned column, std::vector<std::size_t>& lowered);
  void find_moves(unsigned column, std::vector<Lowered>& lowered);
  void each_choice(unsigned bit, std::size_t from, std::uint64_t wanted,
                   std::vector<std::size_t>& lowered, std::size_t before, FunctionRef<void()> sink);
  void each_set_of_ones(unsigned bit, std::size_t from, std::uint64_t wanted, std::size_t count,
                        std::vector<Lowered>& lowered, FunctionRef<void()> sink);

  CompoundSum& sum_;
  std::vector<std::uint64_t> heaps_;
  std::vector<std::uint64_t> ones_;  ///< of each column, how many heaps have a one there
  std::vector<Found> found_;
};

}  // namespace nimber
