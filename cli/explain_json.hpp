// Explanations as JSON: docs/explain.md.
#pragma once

#include <nimber/explain.hpp>
#include "search/brute_force.hpp"

#include <string>

namespace nimber::cli {

/// One line, ended.
std::string in_json(const Explanation& explanation);
std::string in_json(const BruteForce::Answer& answer);

}  // namespace nimber::cli
