// The ways in which a program can come to the values of a rule.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "laws/programs/program_main.hpp"

#include <nimber/rule.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// How a program comes to its values.
// clang-format off
#define NIMBER_PROGRAM_WAYS(X) \
  X(closed) /* by a formula, or one that calls itself */ \
  X(period) \
  X(runs)   /* by where stretches of one value begin */ \
  X(table)  /* every value by all that can be done there */ \
  X(guess)  /* by a law that is not proven: only where it is asked for */
// clang-format on
enum class ProgramWay : std::uint8_t {
#define NIMBER_PROGRAM_WAY(name) name,
  NIMBER_PROGRAM_WAYS(NIMBER_PROGRAM_WAY)
#undef NIMBER_PROGRAM_WAY
};
std::string_view text(ProgramWay way);

/// Functions up to g or is_lost, and how they come to what they say.
struct WayOfProgram {
  ProgramWay way = ProgramWay::table;
  ProgramFunction function;
  std::string first_line;
  std::string code;  ///< includes and functions
};

/// The rule's own program up to g; none where its states are no lists of heaps.
std::optional<WayOfProgram> way_of_rule(const Rule& rule);

/// The ways there are for cases of this shape, the best first; a guess stands last. What says only
/// which heaps or pairs are lost is no program for cases of several heaps.
std::vector<WayOfProgram> ways_of(const Rule& rule, const PatternData& data,
                                  const std::vector<Law>& laws, const ProgramShape& shape);

}  // namespace nimber
