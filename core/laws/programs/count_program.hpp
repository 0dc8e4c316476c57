// Programs in C++ that count the lost positions of K heaps.
#pragma once

#include "laws/patterns/pattern_laws.hpp"

#include <nimber/rule.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace nimber {

/// The primes modulo which such a program counts, the usual one first.
inline constexpr std::uint64_t counting_primes[] = {998'244'353, 1'000'000'007};

/// A program that reads lines `K L R` and prints for each how many positions of K heaps, each of L
/// to R stones, are lost, modulo the prime: by how often each value stands and Walsh and Hadamard's
/// transform (docs/theorems.md, "How many positions have a nim-sum"). It takes a value for each
/// heap of the range. Values come in the best way that is proven, with `laws` of `data` as in
/// judge_program(). "" where there is none.
std::string count_program(const Rule& rule, const PatternData& data, const std::vector<Law>& laws,
                          std::uint64_t prime);

}  // namespace nimber
