// Arguments in words.
#pragma once

#include "arguments/argument.hpp"

#include <string>

namespace nimber::cli {

/// Several lines, the last one ended.
std::string in_words(const Position& position, const Argument& argument);

}  // namespace nimber::cli
