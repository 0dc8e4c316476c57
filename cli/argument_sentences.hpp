// Arguments in words.
#pragma once

#include "arguments/argument.hpp"

#include <string>
#include <string_view>

namespace nimber::cli {

/// Several lines, the last one ended.
std::string in_words(const Position& position, const Argument& argument);
/// What the verifier says; `wrong` as from check_argument(), the other from end_is_only_tried().
std::string verdict_on_argument(std::string_view wrong, bool end_is_only_tried);

}  // namespace nimber::cli
