#pragma once

#include <nimber/notation.hpp>

#include <optional>

namespace nimber {

/// A move in a sum: which term, and the move in it.
struct PositionMove {
  std::size_t term = 0;  ///< from 0
  Move move;
  /// What is moved at once with it, where a move changes several parts: by term, then by part, each
  /// told from the position before.
  std::vector<PositionMove> also = {};
};

using PositionSink = CountingSink<PositionMove>;

/// Calls the sink for each legal move, by term, part, amount, smaller new part; where a move
/// changes several parts, by these, then by their new states. Returns false where the sink ended
/// it, or, in a sum that is not disjunctive, where a part has more than 20,000 moves.
bool each_move(const Position& position, const PositionSink& sink);

Position after(const Position& position, const PositionMove& move);

/// True where no term has a legal move. A move that is not found within the usual bound counts as
/// one.
bool is_over(const Position& position);
/// True where the term has no legal move; the same holds.
bool is_over(const Term& term);
/// The same; none where the work's limit ended the search for a move.
std::optional<bool> is_over(const Term& term, Work& work);

/// The legal move that leads from one position to another, if there is one.
std::optional<PositionMove> move_between(const Position& from, const Position& to);
/// The same; none, too, where the work's limit ended the search for it.
std::optional<PositionMove> move_between(const Position& from, const Position& to, Work& work);

/// Number of a heap, counting the heaps of all terms from 1; term and part from 0. 0 where the part
/// is no heap.
std::size_t heap_number(const Position& position, std::size_t term, std::size_t part);
/// Number of the heap that a move changes; 0 where it changes none, or two.
std::size_t heap_number(const Position& position, const PositionMove& move);

}  // namespace nimber
