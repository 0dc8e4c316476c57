#include "answers/searched_compound.hpp"

#include <nimber/limits.hpp>

#include <utility>

namespace nimber {
namespace {

std::vector<State> states_of(const Position& position) {
  std::vector<State> states;
  for (const Term& term : position.terms) states.push_back(term.state);
  return states;
}

}  // namespace

NextCompoundStage SearchedCompound::step() {
  if (!search_) start();
  if (!decided_) return decide();
  return labelling_ ? label() : list();
}

void SearchedCompound::start() {
  const Position& position = sum_.position;
  std::vector<RulePtr> rules;
  for (const Term& term : position.terms) rules.push_back(term.rule);
  sum_.answer.method = AnalysisResult::Method::search;
  sum_.answer.parts.clear();
  search_.emplace(std::move(rules), position.compound, position.most);
  search_->start(states_of(position));
}

NextCompoundStage SearchedCompound::decide() {
  switch (search_->step(sum_.work)) {
    case Solver::Status::pending: return std::nullopt;
    case Solver::Status::gave_up: return sum_.fail();
    case Solver::Status::done: break;
  }
  decided_ = true;
  sum_.answer.outcome = search_->outcome();
  if (sum_.answer.outcome == Outcome::P) return sum_.lose();
  const auto keep = [&](const PositionMove& move) {
    moves_.push_back(move);
    sum_.work.spend();
    return moves_.size() < limits::compound_moves && !sum_.work.limit_reached();
  };
  sum_.complete = CompoundMoves(sum_.position, &sum_.work).each(keep);
  return CompoundStage::search;
}

/// Searches the outcome after each move.
NextCompoundStage SearchedCompound::list() {
  for (; next_move_ < moves_.size(); ++next_move_) {
    PositionMove& move = moves_[next_move_];
    if (!move_started_) search_->start(states_of(compound_after(sum_.position, move)));
    move_started_ = true;
    const Solver::Status status = search_->step(sum_.work);
    if (status == Solver::Status::pending) return std::nullopt;
    move_started_ = false;
    if (status == Solver::Status::gave_up) {
      if (starts_to_label()) return CompoundStage::search;
      sum_.complete = false;
      break;
    }
    if (search_->outcome() != Outcome::P) continue;
    ++sum_.count;
    if (sum_.answer.winning.size() < max_listed) sum_.answer.winning.push_back(std::move(move));
  }
  return CompoundStage::finished;
}

/// Who wins is known, but a move leads where a part can come again: then all that can be reached is
/// labelled, once.
bool SearchedCompound::starts_to_label() {
  if (labelled_ || sum_.work.limit_reached() || sum_.work.bound() != Bound::compound_circles)
    return false;
  labelled_ = labelling_ = true;
  search_->start(states_of(sum_.position));
  return true;
}

/// Settles all that can be reached, whether play must end there or not.
NextCompoundStage SearchedCompound::label() {
  if (search_->label(sum_.work) == Solver::Status::pending) return std::nullopt;
  labelling_ = false;
  return CompoundStage::search;
}

}  // namespace nimber
