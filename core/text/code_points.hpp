#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace nimber {

/// How many code points begin in this UTF-8 text. Columns of errors count them.
inline std::size_t code_points(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

}  // namespace nimber
