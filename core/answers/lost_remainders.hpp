// The heaps of a rule that are lost, where a remainder tells them.
#pragma once

#include <nimber/heap_rule.hpp>

#include <cstdint>
#include <vector>

namespace nimber {

/// "lost_modulus" p and each "lost_remainder" r, where it is proven that a heap of n is lost
/// exactly when n leaves one of the remainders r divided by p, the smallest such p above 1. Nothing
/// where that is not so or not proven, where there are more than max_remainders, and of rules that
/// split.
std::vector<Fact> lost_remainders(const HeapRule& rule, std::uint64_t limit);

}  // namespace nimber
