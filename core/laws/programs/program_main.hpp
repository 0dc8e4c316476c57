// The part of a program that reads a judge's cases and prints the answers.
#pragma once

#include <nimber/rule.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nimber {

/// How a judge's cases are written, and what the judge wants to read.
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
  /// What is printed of winning moves: none, the first of them, all, or how many there are. A move
  /// stands on a line of its own behind the word for the winner: the heap, and what is left of it,
  /// or the two numbers that are left.
  enum class Moves : std::uint8_t { none, one, all, count };
  Io io = Io::count;
  Heaps heaps = Heaps::counted;
  Moves moves = Moves::none;
  bool misere = false;  ///< whoever can't move wins
  /// Each case begins with the numbers that may be taken (of rules that are sets).
  bool reads_set = false;
  /// Behind each set stands how many positions of it follow; their answers stand on one line.
  bool reads_positions = false;
  std::string first = "First";    ///< where the player to move wins
  std::string second = "Second";  ///< where the other one does
  /// What a case prints begins with its number, counted from 1, between these two.
  bool numbered = false;
  std::string before;
  std::string between;
  /// A comment names the other ways there are, as the command line calls them.
  bool names_ways = false;
};

/// In both words, the place of the case's number: "Case {n}: Yes" and "Case {n}: No".
constexpr std::string_view case_number_mark = "{n}";

/// Sets the words that are printed, and the number in front of them where both have the mark. False
/// where they can't stand between quotes, or where one is numbered unlike the other.
bool set_words(std::string_view first, std::string_view second, ProgramShape& shape);

/// The two words as set_words() takes them.
std::pair<std::string, std::string> marked_words(const ProgramShape& shape);

/// The statement that prints the number, which is counted in `number`; "" where there is none.
std::string print_number(const ProgramShape& shape, std::string_view indent);

/// What stands before main: g, or is_lost where `lost`, of a heap or of two numbers.
struct ProgramFunction {
  bool pair = false;
  bool lost = false;
};

/// `main`. It calls g for each heap of a case and, where the shape has sets, `read_set`. A case is
/// one heap where is_lost is called, and two numbers where the function takes two: then two zeros
/// end Io::zero.
std::string main_of(const ProgramShape& shape, ProgramFunction function = {});

/// `bool read(Heaps& heaps)`, a vector of heaps or of pairs, and the `main` that calls
/// answer(heaps) for each case.
std::string main_of_answers(const ProgramShape& shape, bool pair);

/// Where each case begins with its set: is that the largest number m, of rules that allow 1 … m?
/// Else it is how many numbers there are, and the numbers.
bool reads_most(const Rule& rule);

/// The functions `read_set(in)`, which is false where no set follows, and g, by the set that was
/// read last. Of a rule that allows 1 … m only m is read.
std::string functions_of_sets(const Rule& rule);

}  // namespace nimber
