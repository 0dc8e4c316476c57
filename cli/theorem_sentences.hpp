// Theorems in words, with the numbers of a position.
#pragma once

#include <nimber/explain.hpp>

#include <string>

namespace nimber::cli {

/// A line for the theorem and one for what to leave; nothing where the theorem says nothing.
std::string words(const Position& position, const TheoremStep& step);
/// A line for each step on the drawing.
std::string words(const Position& position, const DrawingStep& step);

}  // namespace nimber::cli
