// All winning moves of large positions of Nim, for the judges' problems that list or count them.
//
// The plain way asks of each heap h whether h XOR s, s being the nim-sum, is smaller, and pushes
// the move onto a list: a branch that no processor can foresee. But h XOR s < h exactly where h has
// the highest binary digit of s. So that digit, 0 or 1, is added to where the next place is
// written: no branch is left. Where the processor has vectors of 16 bytes, the heaps are read only
// once: eight digits of each are kept meanwhile, and looked at sixteen heaps at a time.
#pragma once

#include <nimber/position.hpp>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace nimber {

/// The plain way: the places (from 0) of the heaps with a winning move, and what the move leaves
/// there.
std::vector<std::pair<std::uint32_t, Heap>> plain_nim_wins(const std::vector<Heap>& heaps);

/// Each heap of `places` has one winning move, to heap XOR sum.
struct NimWins {
  Value sum = 0;
  std::size_t count = 0;
  std::unique_ptr<std::uint32_t[]> places;  ///< from 0, ascending, `count` of them
};
NimWins nim_wins(const std::vector<Heap>& heaps);

}  // namespace nimber
