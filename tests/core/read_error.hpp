// What is wrong with a text that is no position, and where.
#pragma once

#include <nimber/notation.hpp>

#include "catch.hpp"

#include <utility>

namespace plain {

/// The code and the column of a text that must not be read as a position.
inline std::pair<nimber::ErrorCode, std::size_t> read_error(const char* text) {
  const auto read = nimber::read_position(text);
  INFO(text);
  REQUIRE_FALSE(read);
  return {read.error().code, read.error().column};
}

}  // namespace plain
