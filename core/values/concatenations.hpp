// How many different words are made by taking one word of each list and writing them one behind the
// other. Different choices may make the same word: it counts once.
#pragma once

#include <nimber/work.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace nimber {

/// Letters, by number from 0.
using LetterWord = std::vector<std::uint32_t>;

/// How many words the lists make, by the word's number: the largest of its letters' `numbers` (0
/// for the empty word), or with `smallest` the smallest of them (UINT32_MAX for the empty word).
/// Counts stop at 2^64 - 1. None where the work's step ends first: it spends one for each list and
/// letter that a beginning may go on with.
std::optional<std::map<std::uint32_t, std::uint64_t>> count_concatenations(
    const std::vector<std::vector<LetterWord>>& lists, const std::vector<std::uint32_t>& numbers,
    bool smallest, Work& work);

}  // namespace nimber
