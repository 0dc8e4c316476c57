#include "answers/compound_numbers.hpp"

#include "answers/compound_list.hpp"

namespace nimber {

NextCompoundStage CompoundNumbers::step() {
  for (; part_ < sum_.parts.size(); ++part_) {
    switch (numbers_.find(part_)) {
      case Solver::Status::pending: return std::nullopt;
      case Solver::Status::gave_up: return sum_.fail();
      case Solver::Status::done: break;
    }
  }
  // Where a part vanishes it no longer ends the game: no theorem.
  if (sum_.position.compound == Compound::first && numbers_.any_vanishes())
    return CompoundStage::search;
  tell();
  if (sum_.answer.number % 2 == 0) return sum_.lose();
  sum_.answer.outcome = Outcome::N;
  list();
  return CompoundStage::finished;
}

void CompoundNumbers::tell() {
  std::uint32_t whole = sum_.number_of_none();
  for (std::size_t i = 0; i < sum_.parts.size(); ++i) {
    const std::uint32_t number = numbers_.number(i);
    sum_.tell(i, number);
    whole = sum_.together(whole, number);
  }
  sum_.answer.number = whole;
}

void CompoundNumbers::list() {
  CompoundFactors factors(sum_, numbers_);
  for (std::size_t i = 0; i < sum_.parts.size(); ++i) {
    if (sum_.live[i]) factors.add(i, numbers_.choices(i));
  }
  factors.make();
  CompoundList(sum_, factors).list_even();
}

}  // namespace nimber
