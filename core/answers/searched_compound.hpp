#pragma once

#include "answers/compound_sum.hpp"
#include "search/compound_search.hpp"

#include <optional>
#include <vector>

namespace nimber {

/// Says who wins a compound, and lists the winning moves, by search over the whole of it.
class SearchedCompound {
 public:
  explicit SearchedCompound(CompoundSum& sum) : sum_(sum) {}

  NextCompoundStage step();

 private:
  void start();
  NextCompoundStage decide();
  NextCompoundStage list();
  bool starts_to_label();
  NextCompoundStage label();

  CompoundSum& sum_;
  std::optional<CompoundSearch> search_;
  bool decided_ = false;
  std::vector<PositionMove> moves_;
  std::size_t next_move_ = 0;
  bool move_started_ = false;
  bool labelling_ = false;
  bool labelled_ = false;
};

}  // namespace nimber
