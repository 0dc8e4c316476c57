#pragma once

#include <nimber/position.hpp>

namespace nimber {

/// A position of the same kind (the same rules, convention and number of parts), drawn as the
/// rule draws its states: heaps of 1 to `size`, steps of 0 to `size`, places among the first `size`
/// (or as many as it takes), tokens anywhere, a row of `size` coins with a head. The same seed
/// gives the same position. Who wins it is not looked at.
Position random_position(const Position& like, std::uint64_t size, std::uint64_t seed);

}  // namespace nimber
