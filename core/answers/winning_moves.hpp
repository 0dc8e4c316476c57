#pragma once

#include "answers/analysed_sum.hpp"

namespace nimber {

/// Lists the winning moves of a sum whose values, or whose deciding term, are known.
class WinningMoves {
 public:
  explicit WinningMoves(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();
  /// AnalysisResult::plies, after all moves are listed there.
  void tell_plies();

 private:
  bool may_give_draw() const;
  void list_part(Wins& out);
  void list_searched(Wins& out);
  std::optional<std::uint64_t> plies(State from);

  AnalysedSum& sum_;
  std::size_t term_ = 0;
  std::size_t part_ = 0;
};

}  // namespace nimber
