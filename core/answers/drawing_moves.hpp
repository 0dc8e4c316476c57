#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Lists the moves that leave a draw: normal play with a term that has loops.
class DrawingMoves {
 public:
  explicit DrawingMoves(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();

 private:
  void list_part(Wins& out);
  void list_searched(Wins& out);
  void list_ending(Wins& out);
  void count_staying_once(Wins& out);
  Beside beside(std::size_t part, Value value) const;
  std::optional<Value> value_after(const Move& move);

  AnalysedSum& sum_;
  std::size_t term_ = 0;
  std::size_t part_ = 0;
  bool stayed_ = false;  ///< a move in place has been counted
};

}  // namespace nimber
