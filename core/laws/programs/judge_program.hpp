// C++ for a judge: heaps read in a chosen shape, the chosen words printed.
#pragma once

#include "laws/patterns/patterns.hpp"

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// How a judge's cases come and what it wants to read.
struct ProgramShape {
  enum class Io : std::uint8_t {
    lines,  ///< a state a line, for which the value and the outcome are printed
    count,  ///< how many cases, then the cases
    eof,    ///< cases to the end of the input
    zero,   ///< cases until one of 0 heaps
  };
  enum class Heaps : std::uint8_t {
    counted,  ///< their number, then the heaps
    line,     ///< the heaps of a case stand on a line of their own
    one,      ///< one heap
  };
  Io io = Io::count;
  Heaps heaps = Heaps::counted;
  /// Each case begins with the numbers that may be taken (of rules that are sets).
  bool reads_set = false;
  std::string first = "First";    ///< where the player to move wins
  std::string second = "Second";  ///< where the other one does
};

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

/// So many values are looked at for a program.
constexpr std::uint64_t program_values = 2000;

/// Does it take a look at the rule's values to write the best program (see judge_program)?
bool needs_laws(const Rule& rule);

/// A program for a judge; of a rule of two numbers a case is these two, whatever shape.heaps says.
/// Its comments say what it costs and in what other ways there are programs.
/// The best way is the rule's own program where that is a formula or a proven period, then a proven
/// law of its values (`laws` of `data`, g(0), g(1) …), then the stretches of one value that are
/// known to heap 10^18, then a table. A law that is not proven is taken where `way` is `guess`, and
/// named in the first line. "" where the rule's states are neither lists of heaps nor two numbers,
/// or where there is no program by the way asked for.
std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way = {});

/// A program that reads a state a line (see Rule::program): the rule's own, but where that is a
/// table of all values and there is a better one by what is proven, or where there is none. At most
/// `options` options are looked at for the values that laws are looked for in.
std::string best_program(const RulePtr& rule, std::uint64_t options);

}  // namespace nimber
