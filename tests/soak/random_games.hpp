// Random positions of every game, small enough for plain recursion.
#pragma once

#include <random>
#include <string>
#include <string_view>

namespace soak {

using Random = std::mt19937_64;

/// A term of this game with random rules and a random state, as text. `size` (1 ... 5 or so) says
/// how large; the state of a game that has none of that size is the smallest that it has. Where
/// this file has no rules of the game, one of its own examples is drawn anew. Throws
/// std::logic_error for a game that the core does not have.
std::string random_term(std::string_view game, unsigned size, Random& random);

/// A sum of one to three terms, of any games.
std::string random_sum(unsigned size, Random& random);

}  // namespace soak
