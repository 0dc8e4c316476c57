// Finds the moves of neighbouring parts (a, b), (a, b + 1) … all at once. Each operator of an
// expression is applied to all of these parts before the next operator.
#pragma once

#include "rules/own/own_rule.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

class OwnLanes {
 public:
  /// At most so many parts at once.
  static constexpr std::size_t most = 256;
  static constexpr std::size_t most_pieces = 3;

  /// A number for each part, none of them below `low` or above `high`.
  struct Column {
    std::array<std::int32_t, most> lane;
    std::int64_t low = 0;
    std::int64_t high = 0;
  };
  /// A number that the first candidate of a choice leaves, and by how much it grows from each
  /// candidate to the next.
  struct Cell {
    Column first;
    Column stride;
  };
  struct Piece {
    std::array<Cell, 2> cells;  ///< of one-number rules the second alone: the first stays 0
  };
  /// What one alternative leaves for one number or range of its choice. A candidate may leave
  /// numbers that are not allowed, or leave the part as it was.
  struct Moves {
    std::vector<Piece> pieces;
    Column count;  ///< of candidates; none where it is below 1
  };

  explicit OwnLanes(const OwnRule& rule);

  /// Does the rule suit the lanes? Its parts must be one or two numbers. Each alternative must be
  /// conditions, then at most one choice, and what that leaves must be affine in the chosen number.
  bool fits() const { return fits_; }
  /// Evaluates all moves of (a, b), (a, b + 1) … (a, b + count - 1), count <= most; of one-number
  /// rules a is not looked at. False where a number might leave 30 bits. O(count) for each name,
  /// number and operator of the rule.
  bool evaluate(std::int64_t a, std::int64_t b, std::size_t count);
  /// What evaluate() found.
  const std::vector<Moves>& moves() const { return moves_; }

 private:
  using Op = Expression::Op;

  bool suits(const OwnAlternative& alternative) const;
  bool suits(const Expression& e) const;
  const Column* value(const Expression& e, std::vector<Column>& room);
  bool combine(Op op, const Column& a, const Column& b, Column& out);
  bool evaluate(const OwnAlternative& alternative, const OwnItem* item, Moves& out);
  bool fill_cell(const Expression& e, std::optional<std::size_t> variable, Cell& cell);

  const OwnRule& rule_;
  bool fits_ = false;
  std::size_t count_ = 0;
  std::vector<Moves> moves_;
  std::vector<const Column*> by_variable_;
  std::array<Column, 2> head_;
  Column none_;  // all 0
  Column one_;   // all 1
  Cell by_;      // of the change at hand
  Column choice_;
  Column next_choice_;
  Column allowed_;    // 1 where the conditions hold and all is defined
  Column undefined_;  // not 0 where something was not defined in the expression at hand
  std::vector<Column> room_;
  std::vector<Column> more_room_;
  std::vector<const Column*> stack_;
};

}  // namespace nimber
