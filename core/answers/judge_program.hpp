// C++ for a judge: heaps read in a chosen shape, the chosen words printed.
#pragma once

#include "answers/patterns.hpp"

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// How a judge's cases come and what it wants to read.
struct ProgramShape {
  enum class Io : std::uint8_t {
    count,  ///< how many cases, then the cases
    eof,    ///< cases to the end of the input
    zero,   ///< cases until one of 0 heaps
  };
  Io io = Io::count;
  std::string first = "First";    ///< where the player to move wins
  std::string second = "Second";  ///< where the other one does
};

/// A program that reads each case as the number of its heaps and the heaps; its comments say what
/// it costs. By the rule's own program; where there is none by a law of its values (`laws` of
/// `data`, g(0), g(1) …), of which an unproven one is named in the first line; else by the table of
/// `data`. "" where the rule's states are no lists of heaps.
std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws);

}  // namespace nimber
