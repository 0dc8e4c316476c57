// Games on two numbers whose values or lost positions have a formula (docs/theorems.md,
// "Euclid's game" and the next two). Every number may be up to 10^18.
#pragma once

#include <nimber/component.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Euclid's game in which both numbers stay positive: floor(|a/b - b/a|); 0 where one is 0.
Value euclid_value(std::uint64_t a, std::uint64_t b);

/// Is a pair lost in Euclid's game that ends at 0? It is where the larger number is below phi times
/// the smaller one, and they differ; or where one of them is 0.
bool euclid_is_lost(std::uint64_t a, std::uint64_t b);

/// Drop one number and split the other one in two, none of them 0: the ones at the end of a - 1 or
/// b - 1 in binary, where 0 counts as 1.
Value drop_split_value(std::uint64_t a, std::uint64_t b);

/// How many k of 1 ... n - 1 leave parts k and n - k that are worth v in that game.
std::uint64_t drop_splits_worth(std::uint64_t n, Value v);

/// The smallest of these k, at most so many, ascending.
std::vector<std::uint64_t> smallest_drop_splits(std::uint64_t n, Value v, std::size_t most);

/// A king in the corner of a board: one less of one number, or of both. 2 (m mod 2) + (a + b) mod
/// 2, where m is the smaller number.
Value king_value(std::uint64_t a, std::uint64_t b);

/// A bar of a times b pieces is broken until only pieces are left: the parity of a * b - 1, where 0
/// counts as 1.
Value bar_value(std::uint64_t a, std::uint64_t b);

}  // namespace nimber
