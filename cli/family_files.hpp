// The shares of a family, put together.
#pragma once

#include "commands.hpp"

#include <string>
#include <vector>

namespace nimber::cli {

/// Prints the lines of all files in the order of the family, without their numbers. Where a line is
/// missing, is there twice in two forms or can't be read, it says so and prints none: then the
/// status is some_unsettled, or wrong_input where a file can't be read.
Status join_families(const std::vector<std::string>& files, bool as_json);

}  // namespace nimber::cli
