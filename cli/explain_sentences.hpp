// Explanations in words.
#pragma once

#include <nimber/explain.hpp>
#include "search/brute_force.hpp"

#include <string>
#include <string_view>

namespace nimber::cli {

/// Several lines, the last one ended.
std::string in_words(const Explanation& explanation);
std::string in_words(const BruteForce::Answer& answer);

}  // namespace nimber::cli
