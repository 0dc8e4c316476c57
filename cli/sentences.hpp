// All that the command line says in words.
#pragma once

#include <nimber/moves.hpp>
#include "laws/patterns/pattern_laws.hpp"

#include <string>

namespace nimber::cli {

inline std::string number(std::uint64_t n) { return std::to_string(n); }

/// The sentence of an error, without its place.
std::string sentence(const Error& error);

/// The sentence with its place: "MESSAGE at column 7".
std::string sentence_with_place(const Error& error);

/// "the player to move wins".
std::string_view who_wins(Outcome outcome);

/// A move in words: "take 3 from heap 1".
std::string sentence(const Position& position, const PositionMove& move);

/// That all heaps (or pairs, or rows) from one on are lost, or none is: "every heap from 2 on is
/// lost".
std::string all_heaps(bool lost, std::uint64_t from, const PatternData& data);
/// What rows of numbers were looked at: "all 2001 positions of 1 to 5 numbers up to 8".
std::string rows_looked_at(const PatternData& data);

/// That there is no program, by a way if one was asked for; `guess`: there is one by a guess.
std::string no_program(const std::string& rule, std::string_view way, bool guess);
/// The same of a list; `one_heap`: there is one for cases of one heap.
std::string no_program_of_list(std::string_view way, bool one_heap);

}  // namespace nimber::cli
