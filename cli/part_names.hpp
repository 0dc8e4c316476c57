// What the parts of a position are called.
#pragma once

#include <nimber/explain.hpp>

#include <string>

namespace nimber::cli {

/// The part of the position that a step speaks of: "take/1..3:9".
std::string part_text(const Position& position, const About& about);

/// A component of a sum: "heap of 9 (take/1..3)".
std::string row_text(const Position& position, const SumRow& row);

}  // namespace nimber::cli
