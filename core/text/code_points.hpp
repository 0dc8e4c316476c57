#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace nimber {

/// How many code points begin in this UTF-8 text. Columns of errors count them.
inline std::size_t code_points(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

/// The column of the first character that is not UTF-8; none where all are.
std::optional<std::size_t> broken_encoding(std::string_view text);

}  // namespace nimber
