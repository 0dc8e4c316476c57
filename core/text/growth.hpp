// How expressions in one number n grow as n does.
#pragma once

#include "text/expression.hpp"

#include <cstdint>

namespace nimber {

/// How an expression in n grows from n to n + 1.
enum class Growth : std::uint8_t {
  constant,  // not at all
  unit,      // by 1
  slow,      // by 0 or 1
  rising,    // never falls
  unknown,
};

Growth growth_of_difference(Growth a, Growth b);

/// The growth of the part of an expression that these nodes are; n is name 0, any other name is a
/// choice. A part that grows in a known way and is defined at one n is defined at every larger one,
/// until a product or sum leaves 64 bits.
Growth growth(ExpressionPart nodes);

}  // namespace nimber
